// How the client reaches its tables: over the network, or (the site that needs no server) in this very page.

/** As much of a WebSocket as a table needs. */
export type Wire = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close' | 'readyState'>;

/** Seconds that a bot of a level thinks for an answer: at most, and as this device has shown so far. */
export interface Thinking {
  most: number;
  usual: number | null;
}

export interface Transport {
  /** Ask for a path such as /api/games. */
  ask: (path: string, init: RequestInit) => Promise<Response>;
  /** A socket to a path such as /api/tables/x/socket. */
  connect: (path: string) => Wire;
  /** Whether people elsewhere can come to a table. */
  readonly meets: boolean;
  /** How long bots of that level think in this very page; null where they do not, or at once. */
  thinking: (level: string) => Thinking | null;
}

const network: Transport = {
  ask: (path, init) => fetch(path, { ...init, credentials: 'same-origin' }),
  connect: (path) => {
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    return new WebSocket(url.href);
  },
  meets: true,
  thinking: () => null,
};

/** Where a page that plays alone remembers the server that it was reached from. */
export const SERVER = 'pessoi.server';
/** … and the name that somebody has there, until it is theirs here. */
export const NAME = 'pessoi.name';

let chosen = network;

export const transport = (): Transport => chosen;

/** Before anything is asked. */
export function travelBy(other: Transport): void {
  chosen = other;
}
