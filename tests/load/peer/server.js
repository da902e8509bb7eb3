// boardgame.io's own server, in memory: node server.js PORT
import { Server, Origins } from 'boardgame.io/dist/cjs/server.js';
import { Mountain } from './game.js';

const server = Server({ games: [{ ...Mountain, deltaState: process.argv[3] === 'delta' }], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(process.argv[2]), host: '127.0.0.1' });
