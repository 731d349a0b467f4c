import { addLathe, addPanel, around, paint, startModel } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec2 } from '#studio/scene-graph.ts';

const BODY: readonly Vec2[] = [
  [AXIS, 0.05],
  [2.6, 0.05],
  [3.3, 0.5],
  [3.9, 3.4],
  [3.7, 6.4],
  [2.2, 9.6],
  [1.35, 11.6],
  [1.5, 13],
  [2.3, 14.4],
  [2.05, 14.3],
  [1.1, 12],
  [AXIS, 11.4],
];

const glaze = (model: Model, colour: Parameters<typeof paint>[1]): number =>
  paint(model.kit, colour, { coat: 0.85, rough: 0.16 });

/** The flask it is warmed in: a round belly, a narrow neck that opens like a flower, blue rings on white. */
export const makeSakeFlask: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'sake_flask');
  addLathe(model, BODY, glaze(model, colour ?? '#eceae2'));
  const blue = glaze(model, '#27476f');
  addLathe(model, [[3.88, 2.6], [3.94, 3.4], [3.88, 4.1]], blue); // prettier-ignore
  addLathe(model, [[3.86, 4.7], [3.83, 5.1]], blue); // prettier-ignore
};

/** A cup of two mouthfuls, filled to the brim. */
export const makeSakeCup: MakeThing = (kit, place, { colour, fill }) => {
  const model = startModel(kit, place, 'sake_cup');
  addLathe(
    model,
    [
      [AXIS, 0.05],
      [1.3, 0.05],
      [1.5, 0.5],
      [2.4, 1.7],
      [2.75, 3.3],
      [2.55, 3.3],
      [2.1, 1.8],
      [AXIS, 0.9],
    ],
    glaze(model, colour ?? '#eceae2'),
  );
  addLathe(model, [[2.66, 2.6], [2.74, 3]], glaze(model, '#27476f')); // prettier-ignore
  if (fill === 'empty') return;
  addPanel(model, {
    outline: around(28, () => 2.45),
    thickness: 0.05,
    at: [0, 2.8, 0],
    material: paint(kit, '#d9d6c6', { coat: 1, rough: 0.04 }),
  });
};
