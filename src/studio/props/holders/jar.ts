import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLathe, addLatheRuns, paint, startModel } from '#studio/props/making/model.ts';
import { crystal } from '#studio/props/making/kit.ts';
import { AXIS, spline } from '#studio/props/making/profile.ts';

export const JAR = { radius: 5.2, floor: 0.6, height: 13 } as const;

const SWEET =
  /jam|marmalade|marmelade|confiture|marmellata|mermelada|konfiture|preserve|chutney|compote/;
const toneOf = (word: string): string =>
  /orange|apricot|peach|aprikos|abricot|albicocc/.test(word) ? '#d9731a' : '#6e0f22';

/** A preserving jar of clear glass with a band of wire; its lid is off. */
export const makeJar: MakeThing = (kit, place, { word }) => {
  const model = startModel(kit, place, 'jar');
  const { radius: r, height: h, floor } = JAR;
  addLatheRuns(model, [
    {
      points: spline(
        [
          [AXIS, 0.05],
          [r * 0.9, 0.05],
          [r, 0.6],
          [r, h - 2.6],
          [r * 0.86, h - 1.4],
          [r * 0.86, h],
          [r * 0.8, h],
          [r * 0.8, h - 1.4],
          [r * 0.94, h - 2.7],
          [r * 0.94, 0.9],
          [r * 0.84, floor],
          [AXIS, floor],
        ],
        4,
      ),
      material: crystal(kit),
      smooth: true,
    },
  ]);
  if (SWEET.test(word))
    addLathe(
      model,
      [
        [AXIS, floor + 0.1],
        [r * 0.82, floor + 0.1],
        [r * 0.92, 1.1],
        [r * 0.92, h - 3.4],
        [r * 0.8, h - 2.6],
        [AXIS, h - 2.5],
      ],
      paint(kit, toneOf(word), { coat: 1, rough: 0.08, translucency: 0.25 }),
    );
  const rubber = paint(kit, '#c8562c', { coat: 0.2, rough: 0.5 });
  addLathe(
    model,
    [
      [r * 0.88, h - 0.9],
      [r * 0.96, h - 0.7],
      [r * 0.96, h - 0.4],
      [r * 0.88, h - 0.2],
    ],
    rubber,
  );
};
