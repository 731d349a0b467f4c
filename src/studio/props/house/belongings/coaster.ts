import { addDrum, addRing } from '#studio/props/making/joinery.ts';
import { apart, paint, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A round coaster of cork with a printed ring. */
export const makeCoaster: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'coaster');
  const cork = colour
    ? paint(kit, colour)
    : skinOf(kit, '#c39a66', [['#8a5f34', 34, 0.55, 0.7, 0.7]], { coat: 0, rough: 0.9 });
  addDrum(model, { radius: 5, height: 0.5 }, cork);
  addRing(
    apart(model, 'print'),
    { radius: 3.8, thickness: 0.16, at: [0, 0.5, 0] },
    paint(kit, '#7d1a2e'),
  );
};
