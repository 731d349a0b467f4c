import { addPanel, startModel, within } from '#studio/props/model.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { skinOf } from '#studio/props/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A thick golden round with one wedge pulled out: tortilla, frittata, omelette. */
export const makeOmelette: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 12);
  const model = within(startModel(kit, place, 'omelette'), [0, 0.7, 0]);
  const top = skinOf(
    kit,
    '#e3ab3a',
    [
      ['#a8641c', 5, 0.5, 0.75, 0.8],
      ['#f4d27c', 9, 0.6, 0.8, 0.6],
    ],
    {
      coat: 0.5,
      rough: 0.3,
    },
  );
  const side = skinOf(kit, '#f2d488', [['#d9a548', 7, 0.5, 0.7, 0.6]], { coat: 0.3, rough: 0.4 });
  const wedge = (from: number, to: number) => [
    [0, 0] as const,
    ...Array.from({ length: 40 }, (_, i) => {
      const a = -(from + ((to - from) * i) / 39);
      return [Math.cos(a) * 8.4, Math.sin(a) * 8.4] as const;
    }),
  ];
  addPanel(model, { outline: wedge(-0.9, 4.5), thickness: 3, material: top, side });
  addPanel(model, {
    outline: wedge(4.5, 5.38),
    thickness: 3,
    material: top,
    side,
    at: [0.6, 0, 2.2],
  });
};
