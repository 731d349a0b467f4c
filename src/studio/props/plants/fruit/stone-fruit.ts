import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Patch } from '#studio/props/making/skins.ts';

interface StoneFruit {
  thing: 'plum' | 'apricot';
  tone: string;
  patches: readonly Patch[];
  radii: readonly [number, number, number];
  coat: number;
}

/** Small fruit with one crease. */
const stoneFruit =
  ({ thing, tone, patches, radii, coat }: StoneFruit): MakeThing =>
  (kit, place, { random }) => {
    addBlob(startModel(kit, place, thing), {
      at: [0, radii[1] * 0.96, 0],
      radii: [...radii],
      turn: { y: random.range(0.5, 1.7), z: random.range(-0.3, 0.3) },
      material: skinOf(kit, tone, patches, { coat, rough: 0.4 }),
      swell: ([x, y, z]) =>
        1 -
        0.1 * Math.exp(-((z / 0.08) ** 2)) * Math.max(0, x + 0.3) -
        0.14 * Math.exp(-((1 - y) / 0.05)),
      rings: 18,
      sides: 28,
    });
  };

export const makePlum = stoneFruit({
  thing: 'plum',
  tone: '#4b2350',
  patches: [
    ['#7a4a78', 5, 0.45, 0.8, 0.6],
    ['#93303e', 3, 0.6, 0.85, 0.6],
  ],
  radii: [2.5, 2.2, 2.1],
  coat: 0.35,
});

export const makeApricot = stoneFruit({
  thing: 'apricot',
  tone: '#f0a03c',
  patches: [
    ['#d9602c', 3, 0.55, 0.85, 0.7],
    ['#f8c77c', 30, 0.5, 0.9, 0.3],
  ],
  radii: [2.3, 2.2, 2.3],
  coat: 0.1,
});
