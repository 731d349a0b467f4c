import { metal } from '#studio/props/making/kit.ts';
import { addLathe, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A capsule as it comes off the roll: a tapered sleeve with a printed top, one standing, one fallen over. */
export const makeCapsule: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'capsule');
  const foil = metal(kit, colour ?? [0.34, 0.02, 0.05], 0.3);
  const inside = metal(kit, [0.62, 0.61, 0.6], 0.4);
  const gold = metal(kit, [0.86, 0.62, 0.28], 0.22);
  const sleeve = (part: Model): void => {
    addLathe(
      part,
      [
        [1.8, 0],
        [1.72, 1.5],
        [1.62, 4],
        [1.58, 5.2],
        [1.58, 5.3],
      ],
      foil,
      { isSharp: true },
    );
    addLathe(
      part,
      [
        [1.76, 0.02],
        [1.66, 1.5],
        [1.56, 4],
        [1.5, 5.2],
        [AXIS, 5.22],
      ],
      inside,
      { isSharp: true },
    );
    addLathe(
      part,
      [
        [1.66, 5.3],
        [1.7, 5.5],
        [1.7, 6.1],
        [1.56, 6.4],
        [1.2, 6.5],
        [AXIS, 6.5],
      ],
      foil,
    );
    addLathe(
      part,
      [
        [1.81, 0.5],
        [1.83, 0.55],
        [1.79, 1],
        [1.77, 1.05],
      ],
      gold,
    );
    addLathe(
      part,
      [
        [1.1, 6.52],
        [0.95, 6.58],
        [AXIS, 6.59],
      ],
      gold,
    );
  };
  sleeve(within(model, [-2.6, 0, 0]));
  // The fallen one shows that it is hollow.
  sleeve(within(model, [1.2, 1.75, 2.2], { z: -Math.PI / 2 + 0.02, y: 0.9 }));
};
