import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addTube, curve, paint, startModel } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { bottlesIn, halfRoom } from '#studio/props/packaging/bottle-room.ts';

const TONES = ['#d9bf74', '#e6cf8c', '#c2a35a', '#b18f47'] as const;

/** Loose stalks over a low mound, as wide as the bottles that lie on it. */
export const makeStraw: MakeThing = (kit, place, { random, states }) => {
  const model = startModel(kit, place, 'straw');
  const [x, z] = halfRoom(states);
  const isBed = bottlesIn(states) > 0;
  const half: [number, number] = isBed ? [x + 5, z + 6] : [19, 11];
  addBlob(model, {
    at: [0, 0, 0],
    radii: [half[0], 2, half[1]],
    material: paint(kit, '#a98d4f', { coat: 0, rough: 0.8 }),
    swell: ([x, , z]) => 0.94 + 0.06 * Math.sin(x * 9) * Math.cos(z * 7),
  });
  const count = Math.min(520, Math.round(half[0] * half[1] * 1.1));
  strew(model, { half, y: 1.4, count, random });
};

/** Stalks thrown over a bed of this size. */
export function strew(
  model: Model,
  {
    half: [w, d],
    y,
    count,
    random,
    isFlat = false,
  }: {
    half: readonly [number, number];
    y: number;
    count: number;
    random: Random;
    /** A box is as full at its walls as in its middle. */
    isFlat?: boolean;
  },
): void {
  const tones = TONES.map((tone) => paint(model.kit, tone, { coat: 0.15, rough: 0.5 }));
  for (let i = 0; i < count; i++) {
    const [a, r] = [random.range(0, 6.283), Math.sqrt(random.next())];
    const [x, z] = isFlat
      ? [random.range(-w, w), random.range(-d, d)]
      : [Math.cos(a) * r * w, Math.sin(a) * r * d];
    const turn = random.range(0, 6.283);
    const reach = random.range(2.5, 5.5);
    const low = y * (isFlat ? 1 : 1 - r * 0.75) + random.range(-0.2, 0.5);
    const at = (t: number, lift: number): Vec3 => [
      x + Math.cos(turn) * reach * t,
      Math.max(0.15, low + lift),
      z + Math.sin(turn) * reach * t,
    ];
    addTube(
      model,
      curve([at(-1, 0), at(0, random.range(0.1, 0.7)), at(1, random.range(-0.3, 0.3))], 2),
      {
        radius: 0.13,
        material: random.pick(tones),
        sides: 4,
      },
    );
  }
}
