import { apart, paint, startModel, within } from '#studio/props/making/model.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addThrow } from './throw.ts';
import { addCushion, addFeet } from './upholstery.ts';

/** An upholstered seat of this many places, with arms and a high back. */
export const seatFor =
  (thing: ThingId, places: number, usual: string): MakeThing =>
  (kit, place, { colour, states }) => {
    const model = within(startModel(kit, place, thing), [0, 0, 0], {
      y: places === 1 ? -0.45 : -0.2,
    });
    const cover = paint(kit, colour ?? usual, { coat: 0.35, rough: 0.38 });
    const w = 30 * places;
    addCushion(model, { at: [0, 24, 0], half: [w + 8, 13, 38] }, cover);
    addCushion(model, { at: [0, 58, -30], half: [w + 6, 36, 13], turn: { x: -0.14 } }, cover);
    for (const s of SIDES)
      addCushion(model, { at: [s * (w + 7), 40, 0], half: [9, 22, 38] }, cover);
    for (let i = 0; i < places; i++) {
      const x = (i - (places - 1) / 2) * 60;
      addCushion(model, { at: [x, 41, 5], half: [30, 9, 32] }, cover);
      addCushion(model, { at: [x, 66, -18], half: [28, 22, 9], turn: { x: -0.2 } }, cover);
    }
    if (states.includes('covered')) addThrow(model, { arm: w + 7 });
    addFeet(
      apart(model, 'feet'),
      { x: w, z: 30 },
      paint(kit, '#3a2416', { coat: 0.5, rough: 0.3 }),
    );
  };
