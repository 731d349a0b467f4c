import { metal } from '#studio/props/making/kit.ts';
import { paint, startModel, within } from '#studio/props/making/model.ts';
import { addRing, addTurned } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A round standing mirror in a gilt ring. */
export const makeMirror: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'mirror');
  const brass = colour
    ? paint(kit, colour, { coat: 0.6, rough: 0.25 })
    : metal(kit, [0.72, 0.52, 0.2], 0.25);
  const glass = within(model, [0, 21, 0], { x: Math.PI / 2 - 0.12, y: 0.35 });
  addTurned(glass, '0 .3, 13 .3', metal(kit, [0.93, 0.94, 0.95], 0.02), { isSharp: true });
  addTurned(glass, '13 0, 0 -.6', brass, { isSharp: true });
  addRing(glass, { radius: 13.4, thickness: 1, at: [0, 0, 0] }, brass);
  addTurned(model, '0 .1, 8 .1, 8 .8, 2 2, 1 4, 1 8, 0 8', brass);
};
