import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  around,
  paint,
  startModel,
  addLathe,
  addPanel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

export interface Citrus {
  thing: ThingId;
  radius: number;
  /** How far its nose stands out, in radii. */
  nose: number;
  peel: string;
  peelBytes: readonly [number, number, number];
  flesh: readonly [number, number, number];
}

export const LEMON: Citrus = {
  thing: 'lemon',
  radius: 2.55,
  nose: 1.5,
  peel: '#f2c53a',
  peelBytes: [246, 200, 52],
  flesh: [240, 216, 110],
};
export const ORANGE: Citrus = {
  thing: 'orange',
  radius: 3.3,
  nose: 1,
  peel: '#ee8422',
  peelBytes: [236, 118, 18],
  flesh: [238, 112, 20],
};

export const LIME: Citrus = {
  thing: 'lime',
  radius: 2.35,
  nose: 1.2,
  peel: '#5f9a26',
  peelBytes: [96, 158, 44],
  flesh: [178, 206, 96],
};

const cutFace = ({ kit }: Model, { thing, peelBytes, flesh }: Citrus): number =>
  textured(
    kit,
    `cut ${thing}`,
    {
      painter: 'citrus-cut',
      params: { seed: 4, peel: peelBytes, flesh },
      share: 0.35,
      wrap: 'clamp',
      bump: 0.8,
    },
    { coat: 0.8, rough: 0.2, translucency: 0.35 },
  );

/** A wheel in the plane of the part it is put in. */
export function addCitrusWheel(model: Model, citrus: Citrus, radius: number): void {
  addPanel(model, {
    outline: around(30, () => radius),
    thickness: 0.45,
    material: cutFace(model, citrus),
    side: paint(model.kit, citrus.peel, { coat: 0.7, rough: 0.25 }),
  });
}

/** A wheel, a little tilted so that its face is seen. */
export const makeCitrusSlice =
  (citrus: Citrus, thing: ThingId = citrus.thing): MakeThing =>
  (kit, place, { random }) => {
    const model = startModel(kit, place, thing);
    addPanel(model, {
      outline: around(30, () => citrus.radius),
      thickness: 0.55,
      material: cutFace(model, citrus),
      side: paint(kit, citrus.peel, { coat: 0.7, rough: 0.25 }),
      at: [0, 0.4, 0],
      turn: { x: random.range(0.14, 0.34), y: random.range(-0.5, 0.5) },
    });
  };

/** Half a fruit, cut side to the camera. */
export const makeCitrusHalf =
  (citrus: Citrus): MakeThing =>
  (kit, place) => {
    const { radius: r, nose, thing } = citrus;
    const model = within(startModel(kit, place, thing), [0, r, -0.6], { x: Math.PI / 2 - 0.3 });
    const peel = paint(kit, citrus.peel, { coat: 0.7, rough: 0.28 });
    addLathe(
      model,
      [
        [AXIS, -r * nose],
        [r * 0.2, -r * nose * 0.93],
        [r * 0.5, -r * (nose > 1 ? 1.14 : 0.86)],
        [r * 0.86, -r * 0.6],
        [r, -r * 0.12],
        [r, 0],
      ],
      peel,
    );
    addPanel(model, {
      outline: around(36, () => r),
      thickness: 0.06,
      material: cutFace(model, citrus),
      side: peel,
    });
  };
