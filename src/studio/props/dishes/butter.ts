import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addPanel, paint, startModel, within } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { roundedRect } from '#studio/props/tableware.ts';

/** A block on its dish, soft at its edges, two slices cut off and leaning on it. */
export const makeButter: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'butter');
  addPanel(model, {
    outline: roundedRect(13.6, 8, 2),
    thickness: 0.6,
    material: paint(kit, '#eef0ef', { coat: 0.8, rough: 0.15 }),
  });
  const butter = skinOf(
    kit,
    '#ecd489',
    [
      ['#e0bf64', 4, 0.46, 0.7, 0.6],
      ['#f6e8b4', 11, 0.6, 0.78, 0.5, 0.3],
    ],
    { coat: 0.45, rough: 0.3, bump: 0.8, translucency: 0.15 },
  );
  const block = (at: readonly [number, number, number], long: number, lean: number): void =>
    addPanel(within(model, [...at], { z: lean }), {
      outline: roundedRect(long, 4.4, 0.35),
      thickness: 3.2,
      material: butter,
    });
  block([-1.4, 0.6, 0], 6.4, 0);
  block([3, 0.75, 0.3], 0.8, -0.75);
  block([4.5, 0.7, 0.5], 0.8, -1.15);
};
