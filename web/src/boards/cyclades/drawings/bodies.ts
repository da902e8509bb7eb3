// Bodies, wings, tails, heads and arms that several figures share, on a grid of 48; all look to the right.
import { C, E, F, G, I, IC, L } from '../../../art/strokes';

/** Both halves of a figure seen from the front. */
export const mirror = (body: string) => body + G('matrix(-1 0 0 1 48 0)', body);

export const TORSO = F(
  'm17.6 16.2c3-2.6 8.6-2.6 11.4.2 1 4.4-.8 8.8-1.8 11.6l3 5.4c-4.8 2.4-10.8 2-14.4-1l3.4-5.4c-2-3.6-2.8-7.6-1.6-10.8z',
);
export const BELT = I('m18.8 27.6H27m-10 4c4 1.6 8 1.6 12 .2');
export const RUN = L('m21 30-6.4 6-7.4.6-2.2 3M25 30l6.4 5-2 9H34', 4.6) + TORSO + BELT;
export const STAND = L('m21.6 30-2.2 8-.4 7.4h3M26 30l3 7.4.6 8H33', 4.6) + TORSO + BELT;
export const HEAD = C(24.8, 9.8, 5) + F('m28.6 7.6 2.8 4-2.6.6zM22 12h5v5h-5z') + E(27.2, 8.8, 0.8);
export const BEARD = F('m24.6 12 5.2-.2c.4 3-.8 5.4-3.4 7-2-1.6-2.6-4-1.8-6.8z');
export const HAIR = F('m29 6.6C27 3 20.6 3.4 19.2 8c-.8 3 .6 5-.6 8.6 3 .2 4.6-1.4 4.8-4 .2-2.6 1.8-4.4 5.6-6z');
export const HELM = F(
  'm20.4 14.4C18.6 8 21 4.6 25 4.6c4.2 0 6 2.6 5.8 6l-2.4.5.6 3.8-2.8.6-1.2-3-.4 3.4c-1.6.4-3 .2-4.2-1.5z',
);
export const CREST = F(
  'm32.6 4.2c-3.2-4.6-12-4.8-15 .6-1.4 2.6-.8 6.4-3.2 9.6 4-.2 6.4-2.8 6.6-6 1.4-3.4 5.8-5 11.6-4.2z',
);
export const ROBE =
  F('m19.4 16.4c3-1.8 6.6-1.8 9.2 0 2.6 3 3 8 3.6 12.6L36 45.4H12.4L15.8 29c.4-4.6 1-9.6 3.6-12.6z') +
  I('m18.6 27h11.6M20 30.4l-3 13m7.2-13v13m4.4-13 3 13m-17-1.8h19.6', 0.9);
export const WOMAN = ROBE + HEAD + HAIR;
export const HORSE_LEGS = L(
  'm15 29-2.4 7-4.2 2.6-1.4 5M18.6 30l-1.8 6.6-2.8 8m18-16 5.4 3.8-.6 6M35 26l7.4 2 1 5.4',
  3,
);
export const HORSE_TAIL = L('m12.6 25c-5-1.2-7.6 2.6-8 9.6', 2.6);
export const HORSE_BACK = 'm11.6 25.6c2-4.6 6.6-5.4 12-5 5.4.4 8.4-3 10.4-8';
export const HORSE_FRONT =
  'l2.2-5.8 1.6 2 5.2 4.6c1.6 1.6 1.4 3-.2 3.8-1.800.6-3.400.2-5-.8-.6 3.6-.6 6.8-1.4 9.8-1.4 4.4-5 5.6-9.6 4.8';
export const HORSE_BODY = F(`${HORSE_BACK}${HORSE_FRONT}-5.2-.8-10.2 2.6-13.6 1-2.4-1.2-2.6-4-1.6-6.4Z`);
export const HORSE_FACE = E(38.4, 12) + I('m33.6 14.6 2.2 1m-3.2 1.6 2.4 1.2', 0.8);
export const WING =
  F('m28.6 21.6c-5.6-1-9.2-4-10-8.6-4.6-.4-8.2-3.2-9-7.8 8-2.6 17.4.8 21.2 9.4.8 2.6-.2 5.6-2.2 7z') +
  I('m27 18.6c-4.4-1.6-6.8-4-8-7m9.6 4c-4-2-10-4.8-15.6-9', 0.9);
export const LION =
  L('m13 30-3 7 2 7.4h4M18 31l-2.4 6 2.4 7.4h4M31 30l1 7-1 7.4h4M35 28l3.4 6 1 10.4h4', 3.6) +
  F(
    'm9.6 29c0-5 4-7.4 9-7 5 .6 8.4-1.4 11-4 4-1.6 8 1.4 8.4 6 .4 5-1.6 9-6 9.6-6 .6-12-1.6-17-.4-3.4.6-5.4-1.4-5.4-4.2z',
  );
export const LION_TAIL = L('m10.6 27c-6 0-7.6-7-4-10', 2.4) + C(6.8, 16, 2.2);
export const MANE = F(
  'm30 24c-2.6-4-2-10 2.6-12.4 5-2.4 10 .8 11 5.4l2.4 3.6-2.6 2c-.6 4-4 7-8 6.4-2.4-.4-4.4-2-5.4-5z',
);
export const FISH =
  F(
    'm17.6 27h11.8c2 5.6.2 10.4-4.6 12.6-4.6 2-9.4.4-12.4-2.6-1.6-1.6-3.4-1.4-4.4.2l-4.6 3.6.6-6.2-2.8-5.4 6 1.2c4-1.6 7 .6 8.6 2.6 1.6 1.8 3 1 2.6-1z',
  ) + I('m19 31.6c3 1.4 6.6 1.4 9.4 0M18.6 35c3 1.6 6 1.6 8.8-.2', 0.9);
export const COILS =
  L('m23.6 30c6 2 9 8 4 11.6-5 3-13 1-14.6-3.6', 6.6) +
  L('m13 38.6c-2.6-4-8-2.6-8.6 1.4-.4 3 2 4.6 4 3.6', 3) +
  I('m25 34 3-1.6m-1 6.2 3 1m-8 .8.6 3m-6-3.4-1.6 2.6');
export const SNAKE = L('m24 16c3-3-3-5 0-9 1.6-1.8 2.6-1 3.2-2.6', 3.2) + C(27.4, 4.4, 2.4) + E(27.9, 4, 0.7);
export const ARMS_UP = L('m28 18 7.6 1.6 4-6.6', 3.6);

export const spear = L('m39.6 46V8', 1.7) + F('m39.6 1.6 2.2 7h-4.4z');
export const shield = (x: number, y: number, r: number) =>
  C(x, y, r) +
  `<circle fill="none" cx="${x}" cy="${y}" r="${r * 0.78}" stroke="${IC}" stroke-width="1.1"/>` +
  E(x, y, r * 0.3);
export const PELTA = F('m8 22c4 3 12 3 16 0 2 8-2 14-8 14S6 30 8 22z') + I('m11 25.6c3 1.4 7 1.4 10 0m-5 2v5');
export const AMAZON =
  RUN + HEAD + F('m30 7c-1-4-6-6-9.6-3.6C17 5.6 18.6 11 17 15.6c3-.4 4.6-2.6 5-5.6zm-8-3.4c-.6-2 1-3 3.6-2l.6 2.4z');
