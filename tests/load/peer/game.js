// A game of the weight of ours, written as boardgame.io wants games: a mountain of sites, a river of goods, favours in
// hand that the others do not see. Four players gather, build and offer in turn; it does not end by itself.
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

export const GOODS = ['wood', 'stone', 'marble', 'gold'];
export const SITES = 40;
const COST = 2;
const HAND = 5;
const GODS = ['zeus', 'hera', 'athena', 'apollo', 'hermes', 'hades', 'demeter', 'poseidon', 'dionysus', 'artemis'];

const player = (favours) => ({ goods: { wood: 2, stone: 2, marble: 1, gold: 1 }, built: [], points: 0, favours });

const favour = (random) => ({ god: GODS[random.Die(GODS.length) - 1], worth: random.Die(6) });

export const Mountain = {
  name: 'mountain',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ ctx, random }) => ({
    sites: Array.from({ length: SITES }, (_, at) => ({ level: 1 + (at % 5), good: GOODS[at % 4], owner: null, height: 0 })),
    river: Array.from({ length: 12 }, () => GOODS[random.Die(4) - 1]),
    offered: Object.fromEntries(GODS.map((god) => [god, 0])),
    round: 1,
    players: Object.fromEntries(
      ctx.playOrder.map((id) => [id, player(Array.from({ length: HAND }, () => favour(random)))]),
    ),
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    players: Object.fromEntries(
      Object.entries(G.players).map(([id, one]) => [
        id,
        id === playerID ? one : { ...one, favours: one.favours.map(() => null) },
      ]),
    ),
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onEnd: ({ G, ctx }) => {
      if (ctx.playOrderPos === ctx.numPlayers - 1) G.round += 1;
    },
  },
  moves: {
    gather: {
      move: ({ G, playerID, random }, at) => {
        const good = G.river[at];
        if (!good) return INVALID_MOVE;
        G.players[playerID].goods[good] += 1;
        G.river.splice(at, 1);
        G.river.push(GOODS[random.Die(4) - 1]);
      },
      client: false,
    },
    build: {
      move: ({ G, playerID }, at) => {
        const site = G.sites[at];
        const one = G.players[playerID];
        if (!site || one.goods[site.good] < COST) return INVALID_MOVE;
        one.goods[site.good] -= COST;
        one.points += site.level;
        site.owner = playerID;
        site.height += 1;
        one.built.push(at);
        if (one.built.length > SITES) one.built.shift();
      },
      client: false,
    },
    offer: {
      move: ({ G, playerID, random }, number) => {
        const one = G.players[playerID];
        const given = one.favours[number];
        if (!given) return INVALID_MOVE;
        G.offered[given.god] += given.worth;
        one.points += given.worth;
        one.favours[number] = favour(random);
      },
      client: false,
    },
  },
};

/** Some legal move: [its name, ...what it takes]. */
export function anyMove(G, playerID, random) {
  const pick = (number) => Math.floor(random() * number);
  const one = G.players[playerID];
  const sites = G.sites.flatMap((site, at) => (one.goods[site.good] >= COST ? [at] : []));
  const kind = pick(3);
  if (kind === 0 && sites.length) return ['build', sites[pick(sites.length)]];
  if (kind === 1) return ['offer', pick(HAND)];
  return ['gather', pick(G.river.length)];
}
