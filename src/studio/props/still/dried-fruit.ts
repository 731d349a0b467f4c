import { addBlob, addTube, apart, paint } from '#studio/props/making/model.ts';
import { pathOf } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLying } from './strewn.ts';

/** Fruit that has shrunk in the sun: deep wrinkles, a dull shine. */
const shrunken =
  (thing: ThingId, radii: Vec3, tones: readonly [string, string]): MakeThing =>
  (kit, place, look) => {
    const model = addLying(kit, place, { thing, lift: radii[1] * 0.9, random: look.random });
    const seed = look.random.range(0, 30);
    addBlob(model, {
      radii,
      material: skinOf(kit, tones[0], [[tones[1], 8, 0.45, 0.7, 0.8, 0.4]], {
        coat: 0.6,
        rough: 0.3,
        bump: 1.6,
      }),
      swell: ([x, y, z]) =>
        0.94 +
        0.36 * (fbm(x * 2.4 + seed, (y + z) * 3.1, 2, 3) - 0.5) -
        0.1 * Math.abs(Math.sin(z * 7)),
      rings: 16,
      sides: 22,
    });
  };

export const makeRaisin = shrunken('raisin', [0.95, 0.55, 0.7], ['#3b1d1c', '#6e3a2c']);
export const makeDate = shrunken('date_fruit', [2.3, 1.05, 1.15], ['#5c2c12', '#93501f']);
export const makePrune = shrunken('prune', [1.9, 1.1, 1.5], ['#1d1218', '#3f2a33']);

/** A halved apricot dried flat, its rim curled, a hollow where the stone was. */
export const makeDriedApricot: MakeThing = (kit, place, look) => {
  const model = addLying(kit, place, { thing: 'dried_apricot', lift: 0.7, random: look.random });
  addBlob(model, {
    radii: [2, 0.62, 1.8],
    material: skinOf(kit, '#e08a1e', [['#b35a12', 6, 0.5, 0.75, 0.8, 0.3]], {
      coat: 0.5,
      rough: 0.35,
      bump: 1.2,
      translucency: 0.2,
    }),
    swell: ([x, y, z]) =>
      1 -
      (y > 0 ? 0.55 * Math.exp(-(x * x + z * z) / 0.22) : 0) +
      0.05 * Math.sin(x * 7) * Math.sin(z * 8),
    rings: 16,
    sides: 24,
  });
};

/** Half a pecan: two long lobes with furrows. */
export const makePecan: MakeThing = (kit, place, look) => {
  const model = addLying(kit, place, { thing: 'pecan', lift: 0.6, random: look.random });
  const skin = paint(kit, '#8a4b20', { coat: 0.4, rough: 0.4 });
  for (const s of [-1, 1])
    addBlob(model, {
      at: [0, 0, s * 0.45],
      radii: [1.9, 0.62, 0.55],
      material: skin,
      swell: ([x, y, z]) =>
        1 -
        0.2 * Math.exp(-(((z * s - 0.35) / 0.16) ** 2)) * Math.max(0, y) +
        0.05 * Math.sin(x * 13),
      rings: 14,
      sides: 18,
    });
  addTube(apart(model, 'seam'), pathOf('-1.7 .2 0, 0 .28 0, 1.7 .2 0'), {
    radius: 0.12,
    material: paint(kit, '#5d2f12'),
    sides: 5,
  });
};
