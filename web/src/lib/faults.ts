// What is wrong with figures, for people who see names: the file's identifiers in a sentence give way to them.
import type { ErrorBody } from '../generated/wire';
import { words } from './words.svelte';

export function inWords(problem: ErrorBody, game: string): ErrorBody {
  if (!problem.message) return problem;
  const [key, args] = problem.message;
  const named = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'string' && value.startsWith('=') ? `=${said(value.slice(1), game)}` : value,
  ]);
  return { ...problem, message: [key, Object.fromEntries(named)] };
}

function said(text: string, game: string): string {
  return text
    .split(', ')
    .map((part) => {
      const id = part.replace(/^'(.*)'$/, '$1');
      const [, path = '', place = ''] = /^([\w.]+)((?:\[\d+\])*)$/.exec(id) ?? [];
      if (path && (path.includes('.') || words.has(`figure-${path}`, game)))
        return words.figureName(path, game) + place;
      return words.valueKey(id, game) ? words.figureValue(id, game) : part;
    })
    .join(', ');
}
