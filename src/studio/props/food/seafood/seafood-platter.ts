import { makeLobster } from '#studio/props/dishes/lobster.ts';
import { LEMON, makeCitrusHalf } from '#studio/props/plants/fruit/citrus-cut.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing, PhotoMaker } from '#studio/things/photo-maker.ts';
import { add, rotate, rotation } from '#studio/vector.ts';
import { addIceTray, makeOyster } from './oyster.ts';
import { makePrawn } from './prawn.ts';

const RADIUS = 21;
const HALF_LEMON = makeCitrusHalf(LEMON);

/** What lies on the ice: how far from the middle and in which direction, seen from above. */
const LAID: readonly (readonly [MakeThing, number, number, number])[] = [
  [makeLobster, 8.5, -1.57, 0],
  ...[2.75, 2.1, 1.55, 1, 0.4].map((a) => [makeOyster, 14, a, -a] as const),
  ...[3.5, 3.1, 0.05, -0.35].map((a) => [makePrawn, 15.5, a, 1.4 - a] as const),
  [makePrawn, 5.6, 1.9, 0.4],
  [HALF_LEMON, 6, 0.9, 0.2],
  [HALF_LEMON, 6.4, 2.7, -0.2],
];

/** 'Plateau de fruits de mer': a lobster, oysters, prawns and lemon on one bed of ice. */
export const serveSeafood: NonNullable<PhotoMaker['serve']> = (kit, place, look) => {
  addIceTray(kit, place, RADIUS, look.random);
  const turn = rotation({ y: place.yaw });
  LAID.forEach(([make, out, a, yaw], i) => {
    const at: Vec3 = [Math.cos(a) * out, 1.6, Math.sin(a) * out];
    const random = look.random.fork(`seafood ${i}`);
    const spot = { position: add(place.position, rotate(turn, at)), yaw: place.yaw + yaw };
    make(kit, spot, { ...look, random, states: ['bare'], isLoose: false });
  });
};
