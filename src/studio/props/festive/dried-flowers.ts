import { addTurned } from '#studio/props/making/joinery.ts';
import { addBlob, addTube, apart, curve, paint, startModel } from '#studio/props/making/model.ts';
import { wicker } from '#studio/props/furniture/wicker.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const TONES = ['#d8bd8a', '#c79a6a', '#e6d8bd', '#b0746a', '#9c8a5a'];

/** Pampas plumes, poppy heads and straw flowers in a basket jar. */
export const makeDriedFlowers: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'dried_flowers');
  addTurned(
    apart(model, 'jar'),
    '0 .2, 5 .2, 6.4 4, 5.6 10, 3.6 13, 3.8 14, 3 14, 0 12',
    wicker(kit, [170, 130, 84]),
  );
  const stalk = paint(kit, '#b59a62', { coat: 0 });
  for (let i = 0; i < 26; i++) {
    const [a, out, tall] = [i * 2.4, random.range(2, 11), random.range(12, 22)];
    const tip: Vec3 = [Math.cos(a) * out, 14 + tall - out * 0.5, Math.sin(a) * out];
    addTube(
      model,
      curve([
        [0, 11, 0],
        [Math.cos(a) * out * 0.35, 14 + tall * 0.5, Math.sin(a) * out * 0.35],
        tip,
      ]),
      { radius: 0.14, material: stalk, sides: 5 },
    );
    const tone = paint(kit, colour ?? TONES[i % TONES.length]!, {
      coat: 0,
      rough: 1,
      translucency: 0.3,
    });
    if (i % 3 === 0)
      for (let k = 0; k < 9; k++)
        addBlob(model, {
          at: [tip[0] * (1 + k * 0.03), tip[1] + k * 0.8 - 2, tip[2] * (1 + k * 0.03)],
          radii: [1.3 - k * 0.1, 0.9, 1.3 - k * 0.1],
          material: tone,
          swell: ([x, y, z]) => 1 + 0.3 * Math.sin(x * 12) * Math.sin(z * 12 + y * 5),
          rings: 8,
          sides: 14,
        });
    else
      addBlob(model, {
        at: tip,
        radii: [1.3, 1.1, 1.3],
        material: tone,
        swell: ([x, , z]) => 1 + 0.18 * Math.abs(Math.sin(Math.atan2(z, x) * 5)),
        rings: 8,
        sides: 30,
      });
  }
};
