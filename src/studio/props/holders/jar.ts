import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLathe, addLatheRuns, paint, startModel } from '#studio/props/model.ts';
import { crystal } from '#studio/props/kit.ts';
import { AXIS, spline } from '#studio/props/profile.ts';

export const JAR = { radius: 5.2, floor: 0.6, height: 13 } as const;

/** A preserving jar of clear glass with a band of wire; its lid is off. */
export const makeJar: MakeThing = (kit, place) => {
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
