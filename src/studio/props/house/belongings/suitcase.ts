import { metal } from '#studio/props/making/kit.ts';
import {
  addBox,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addCushion } from '#studio/props/furniture/upholstery.ts';
import { pathOf, SIDES } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** An old leather suitcase standing on its edge: straps, corners, clasps. */
export const makeSuitcase: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'suitcase'), [0, 0, 0], { y: -0.4 });
  addCushion(
    model,
    { at: [0, 20, 0], half: [30, 20, 9] },
    paint(kit, colour ?? '#8a5630', { coat: 0.5, rough: 0.35 }),
  );
  const strap = paint(kit, '#4a2a16', { coat: 0.4, rough: 0.4 });
  const rest = apart(model, 'fittings');
  addBox(rest, { at: [0, 20, 0], half: [30.3, 20.3, 0.7] }, strap);
  for (const s of SIDES) {
    addBox(rest, { at: [s * 16, 20, 0], half: [2, 20.5, 9.4] }, strap);
    addBox(
      rest,
      { at: [s * 16, 30, 9.5], half: [2.6, 2, 0.4] },
      metal(kit, [0.7, 0.52, 0.24], 0.3),
    );
    for (const t of SIDES)
      addBox(rest, { at: [s * 27.4, 20 + t * 17.4, 0], half: [3.2, 3.2, 9.1] }, strap);
  }
  addTube(rest, curve(pathOf('-7 40 0, -6 44.6 0, 0 46 0, 6 44.6 0, 7 40 0')), {
    radius: 1.2,
    material: strap,
  });
};
