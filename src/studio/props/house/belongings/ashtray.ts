import { addRod, addTurned } from '#studio/props/making/joinery.ts';
import { apart, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A thick round ashtray with a cigarette resting in its notch. */
export const makeAshtray: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'ashtray');
  addTurned(
    model,
    '0 .1, 6 .1, 6.6 .8, 6.8 3, 6.2 3.4, 5.4 3, 5 1.2, 0 1',
    paint(kit, colour ?? '#b98a2e', { coat: 1, rough: 0.08 }),
  );
  const smoke = apart(model, 'cigarette');
  addRod(
    smoke,
    [
      [1.5, 2.2, 1],
      [6.2, 4.1, 2.4],
    ],
    { radius: 0.42, material: paint(kit, '#f6f3ea', { coat: 0.05 }) },
  );
  addRod(
    smoke,
    [
      [6, 4, 2.35],
      [8.4, 5, 3],
    ],
    { radius: 0.43, material: paint(kit, '#c97f36', { coat: 0.05 }) },
  );
  addTurned(smoke, '0 1.1, 2.6 1.15, 0 1.6', paint(kit, '#77726b', { coat: 0, rough: 0.9 }), {
    at: [-1, 0, 0],
  });
};
