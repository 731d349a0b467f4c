import { addLobes } from './field-flowers.ts';
import { pathOf } from '#studio/props/making/joinery.ts';
import {
  addBlob,
  addLeafBlade,
  addTube,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Oak leaves with acorns, or the leaves of a maple in autumn. */
const leavesOf =
  (thing: 'oak_leaves' | 'maple_leaf'): MakeThing =>
  (kit, place, { random, season, colour }) => {
    const model = startModel(kit, place, thing);
    const isOak = thing === 'oak_leaves';
    const tones = (
      colour
        ? [colour]
        : isOak && season !== 'autumn'
          ? ['#5a8034', '#6f9440', '#456a28']
          : isOak
            ? ['#a5682a', '#8a4f1e', '#b98236']
            : ['#c83a1e', '#e07a22', '#d9541e']
    ).map((tone) => paint(kit, tone, { coat: 0.2, translucency: 0.3 }));
    for (let i = 0; i < (isOak ? 5 : 3); i++) {
      const leaf = within(
        model,
        [(i - (isOak ? 2 : 1)) * (isOak ? 5.4 : 9), 0.3 + i * 0.15, (i % 2) * 4 - 2],
        { y: random.range(-0.7, 0.7) },
      );
      const material = tones[i % tones.length]!;
      if (!isOak) {
        addLobes(leaf, [0, 0.2, 0], { material, turn: -Math.PI / 2, reach: 6.4 });
        addTube(leaf, pathOf('0 .2 0, .4 .3 5.4'), { radius: 0.16, material, sides: 5 });
        continue;
      }
      addLeafBlade(leaf, { from: [0, 0.2, 6], to: [0, 0.4, -6], width: 2.6, material });
      for (let k = 0; k < 5; k++)
        for (const s of [-1, 1])
          addBlob(leaf, {
            at: [s * (1.1 + 0.5 * Math.sin((k / 4) * 3)), 0.3, 4 - k * 2.1],
            radii: [1.5 + 0.4 * Math.sin((k / 4) * 3), 0.1, 1.05],
            turn: { y: s * -0.5 },
            material,
            rings: 4,
            sides: 12,
          });
    }
  };
export const makeOakLeaves = leavesOf('oak_leaves');
export const makeMapleLeaves = leavesOf('maple_leaf');

/** Three or four hearts to a leaf. */
export const makeClover: MakeThing = (kit, place, { word, random }) => {
  const model = startModel(kit, place, 'clover');
  const green = paint(kit, '#3f8a3a', { coat: 0.2, translucency: 0.3 });
  const many = /four|quatre|quadri|cuatro|vier/.test(word) ? 1 : 6;
  for (let i = 0; i < many; i++) {
    const one = within(
      model,
      [
        many > 1 ? Math.cos(i * 2.4) * i * 1.5 : 0,
        0.4 + i * 0.2,
        many > 1 ? Math.sin(i * 2.4) * i * 1.3 : 0,
      ],
      { y: random.range(0, 3) },
    );
    const lobes = many === 1 || i === 0 ? 4 : 3;
    for (let k = 0; k < lobes; k++) {
      const a = (k / lobes) * Math.PI * 2;
      for (const s of [-0.32, 0.32])
        addBlob(one, {
          at: [Math.cos(a + s) * 1.7, 0.3, Math.sin(a + s) * 1.7],
          radii: [1.25, 0.12, 0.85],
          turn: { y: -a - s * 0.5 },
          material: green,
          rings: 4,
          sides: 14,
        });
    }
    addTube(one, pathOf('0 .3 0, 1.2 .2 3.4, 1 .2 5.6'), {
      radius: 0.14,
      material: green,
      sides: 5,
    });
  }
};
