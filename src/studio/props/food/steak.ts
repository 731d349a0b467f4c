import { addPanel, around, startModel, textured, within } from '#studio/props/model.ts';
import { addRosemary } from '#studio/props/plants/herb-sprigs.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { skinOf } from '#studio/props/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A thick cut with crossed grill marks and a rim of fat, a sprig of rosemary on it. */
export const makeSteak: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 12.4, 'white');
  const model = within(startModel(kit, place, 'steak'), [0, 0.8, 0]);
  const grilled = textured(
    kit,
    'steak crust',
    {
      painter: 'stripes',
      params: {
        seed: 5,
        tone: [98, 50, 30],
        stripe: [24, 12, 8],
        count: 6,
        share: 0.26,
        waver: 0.12,
      },
      share: 0.35,
      bump: 1.8,
    },
    { coat: 0.75, rough: 0.22 },
  );
  const cut = (a: number): number =>
    7.4 +
    1.1 * Math.sin(a * 2 + 0.6) +
    0.5 * Math.sin(a * 3) -
    0.9 * Math.exp(-(((a + 1.9) / 0.4) ** 2));
  const turned = within(model, [-0.4, 0, 0], { y: 0.5 });
  addPanel(turned, {
    outline: around(48, cut, 0.74),
    thickness: 2.7,
    material: grilled,
    side: skinOf(
      kit,
      '#5e2d1a',
      [
        ['#e8cf9e', 4, 0.56, 0.7, 0.85],
        ['#a84a3a', 7, 0.6, 0.75, 0.6],
      ],
      { coat: 0.6, rough: 0.3, bump: 1 },
    ),
  });
  addRosemary(within(turned, [0.6, 2.7, 0.6], { y: -0.4 }), { length: 7, random: look.random });
};
