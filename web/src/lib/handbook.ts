// What this server hands out to who writes a bot: two pages of the documentation, and an example.

export type Page = 'bot-api.md' | 'protocol.md';

/** Files of the documentation that are here, and where. */
const PLACES: Readonly<Record<string, string>> = {
  'bot-api.md': '/programs',
  'protocol.md': '/programs/protocol',
  '../examples/bot.py': '/api/handbook/bot.py',
};

/** Where a link of the documentation leads on this server; '' where that is not here. */
export function addressOf(to: string): string {
  const [file = '', part] = to.split('#');
  const place = file ? (PLACES[file] ?? '') : to;
  return file && place && part !== undefined ? `${place}#${part}` : place;
}
