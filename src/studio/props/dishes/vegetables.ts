import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addPanel,
  addTube,
  around,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/model.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { skinOf } from '#studio/props/skins.ts';

/** Courgette, pepper, carrot, aubergine and tomato, browned at the edges. */
export const makeVegetables: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 13.4);
  const model = within(startModel(kit, place, 'vegetables'), [0, 0.9, 0]);
  const { random } = look;
  const gloss = { coat: 0.7, rough: 0.2 };
  const char = (tone: string) => skinOf(kit, tone, [['#4a2c14', 6, 0.62, 0.8, 0.7]], gloss);
  const [courgette, rim, red, yellow, purple, tomato] = [
    char('#dfe0a0'),
    paint(kit, '#3f6b2c', gloss),
    char('#b8261c'),
    char('#e2a41f'),
    char('#4a2546'),
    paint(kit, '#c42b1c', gloss),
  ];
  for (let i = 0; i < 30; i++) {
    const [a, r] = [i * 2.4, 7.4 * Math.sqrt((i + 0.4) / 30)];
    const at = [Math.cos(a) * r, 0.4 + 2 * Math.max(0, 1 - r / 7.4), Math.sin(a) * r] as const;
    const part = within(model, at, { y: random.range(0, 6), x: random.range(-0.4, 0.4) });
    if (i % 5 === 0)
      addPanel(part, {
        outline: around(22, () => 1.7),
        thickness: 0.6,
        material: courgette,
        side: rim,
      });
    else if (i % 5 === 3)
      addPanel(part, {
        outline: around(22, () => 1.8, 0.8),
        thickness: 0.7,
        material: courgette,
        side: purple,
      });
    else if (i % 5 === 4)
      addBlob(part, {
        at: [0, 0.7, 0],
        radii: [1, 0.95, 1],
        material: tomato,
        rings: 9,
        sides: 14,
      });
    else
      addTube(
        part,
        curve([
          [-2, 0.5, 0],
          [0, 1, 0.7],
          [2, 0.5, 0],
        ]),
        {
          radius: (t) => 0.7 * Math.sin(0.3 + t * 2.5),
          material: i % 5 === 1 ? red : yellow,
        },
      );
  }
};
