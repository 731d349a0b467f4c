import { addBlob, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const OLIVES = ['#6d7a25', '#828c34', '#5c6a22', '#2c1c28'] as const;

/** An olive with the hole of its stone. */
export const makeOlive: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'olive');
  const isBlack = colour !== null && Math.max(...colour) < 0.08;
  const tone = isBlack ? '#1d141c' : random.pick(colour ? OLIVES.slice(0, 3) : OLIVES);
  const lean = { z: Math.PI / 2 - 0.2, y: random.range(-1, 1) };
  addBlob(model, {
    at: [0, 0.92, 0],
    radii: [0.92, 1.2, 0.92],
    turn: lean,
    material: paint(kit, tone, { coat: 1, rough: 0.12, translucency: 0.1 }),
  });
};
