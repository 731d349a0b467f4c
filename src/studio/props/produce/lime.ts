import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, startModel } from '#studio/props/making/model.ts';
import { LIME, makeCitrusHalf, makeCitrusSlice } from '#studio/props/plants/fruit/citrus-cut.ts';
import { skinOf } from '#studio/props/making/skins.ts';

const [half, slice] = [makeCitrusHalf(LIME), makeCitrusSlice(LIME)];

/** Whole; halved or sliced where it is said. */
export const makeLime: MakeThing = (kit, place, look) => {
  const { random, states } = look;
  if (states.includes('sliced')) return slice(kit, place, look);
  if (states.includes('halved')) return half(kit, place, look);
  const model = startModel(kit, place, 'lime');
  addBlob(model, {
    at: [0, 2.3, 0],
    radii: [2.9, 2.3, 2.4],
    turn: { y: random.range(-0.8, 0.8) },
    material: skinOf(
      kit,
      '#4f8a1e',
      [
        ['#8fb53a', 3, 0.5, 0.75, 0.6],
        ['#2f6412', 40, 0.6, 0.7, 0.5, -0.3],
      ],
      {
        bump: 0.5,
        coat: 0.8,
        rough: 0.2,
      },
    ),
    swell: ([x]) => 1 + 0.16 * Math.exp(-(1 - Math.abs(x)) / 0.04),
    rings: 18,
    sides: 30,
  });
};
