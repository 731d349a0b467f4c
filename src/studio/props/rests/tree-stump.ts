import { addBlob, addTube, startModel } from '#studio/props/making/model.ts';
import { addDrum, addRing } from '#studio/props/making/joinery.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { paint } from '#studio/props/making/model.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export const STUMP = { height: 36, radius: 23 } as const;

/** A sawn trunk: bark round it, roots at its foot, rings on top. */
export const makeTreeStump: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'tree_stump');
  const seed = random.int(1, 99);
  const bark = skinOf(
    kit,
    '#5b4632',
    [
      ['#34271b', 16, 0.46, 0.56, 0.9, -1],
      ['#7a6248', 24, 0.62, 0.74, 0.6, 0.5],
    ],
    { bump: 4, coat: 0, rough: 0.9 },
  );
  const { height, radius } = STUMP;
  addBlob(model, {
    at: [0, height * 0.44, 0],
    radii: [radius * 1.22, height * 1.4, radius * 1.22],
    material: bark,
    // A ball whose poles are cut off: a trunk that widens towards the ground.
    swell: ([x, y, z]) => {
      const flute = 0.06 * (fbm(Math.atan2(z, x) * 2.4 + seed, y * 0.6, 3, seed) - 0.5);
      const across = Math.hypot(x, z);
      const side = (0.84 + flute * 2 - y * 0.1) / Math.max(0.02, across);
      return Math.min(side, 0.4 / Math.max(0.02, Math.abs(y)));
    },
    rings: 44,
    sides: 48,
  });
  const wood = paint(kit, '#c39a66', { coat: 0.05, rough: 0.7 });
  const ring = paint(kit, '#ab8350', { coat: 0.05, rough: 0.7 });
  addDrum(model, { radius: radius * 0.97, height: 1, at: [0, height - 1, 0] }, wood);
  for (let r = 3; r < radius - 1.5; r += 3.2 + random.range(-0.6, 0.6))
    addRing(model, { radius: r, thickness: 0.16, at: [0.6, height, -0.4] }, ring);
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 + random.range(-0.3, 0.3);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    addTube(
      model,
      [
        [c * radius * 0.8, 9, s * radius * 0.8],
        [c * radius * 1.3, 3, s * radius * 1.3],
        [c * radius * 1.9, 0, s * radius * 1.9],
      ],
      { radius: (t) => 6 - t * 4, material: bark, sides: 10 },
    );
  }
};
