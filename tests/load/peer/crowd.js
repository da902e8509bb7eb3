// People at its sockets: node crowd.js PORT TABLES. Orders come by lines: `{"moves": n, "pause": [from, to]}` (seconds);
// for each a line says what was measured.
import { createInterface } from 'node:readline';
import { io } from 'socket.io-client';
import { anyMove, Mountain } from './game.js';

const [, , port, tables] = process.argv;
let order = null; // what is being measured
let bytes = 0;

class Seat {
  constructor(match, id) {
    Object.assign(this, { match, id, state: null, asked: null, answered: -1 });
    this.socket = io(`http://127.0.0.1:${port}/${Mountain.name}`, { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (_, info) => this.see(info.state));
    this.socket.on('update', (_, state) => this.see(state));
    this.ready = new Promise((resolve) => (this.resolve = resolve));
    this.socket.on('connect', () => {
      this.socket.emit('sync', match, id, undefined, 4);
      this.socket.io.engine.on('packet', ({ data }) => (bytes += data?.length ?? 0));
    });
  }
  see(state) {
    this.resolve();
    if (this.state && state._stateID <= this.state._stateID) return;
    this.state = state;
    if (order) order.views += 1;
    if (this.asked !== null) {
      order?.own.push(performance.now() - this.asked);
      this.asked = null;
      if (order && order.own.length >= order.moves) order.done();
    }
    this.think();
  }
  think() {
    if (!order || this.state.ctx.currentPlayer !== this.id || this.answered >= this.state._stateID) return;
    this.answered = this.state._stateID;
    const [from, to] = order.pause;
    const wait = 1000 * (from + Math.random() * (to - from));
    if (wait > 0) setTimeout(() => this.answer(), wait);
    else setImmediate(() => this.answer());
  }
  answer() {
    if (!order) return void (this.answered = -1);
    const [type, ...args] = anyMove(this.state.G, this.id, Math.random);
    this.asked = performance.now();
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: this.id, credentials: undefined } };
    this.socket.emit('update', action, this.state._stateID, this.match, this.id);
  }
}

const seats = Array.from({ length: Number(tables) }, (_, at) => ['0', '1', '2', '3'].map((id) => new Seat(`t${at}`, id))).flat();
await Promise.all(seats.map((seat) => seat.ready));
console.log(JSON.stringify({ seats: seats.length }));
for await (const line of createInterface({ input: process.stdin })) {
  bytes = 0;
  await new Promise((done) => {
    order = { ...JSON.parse(line), own: [], views: 0, done };
    for (const seat of seats) seat.think();
  });
  const { own, views } = order;
  order = null;
  console.log(JSON.stringify({ own, views, bytes }));
  for (const seat of seats) seat.asked = null;
}
process.exit(0);
