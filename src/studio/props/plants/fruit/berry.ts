import { addBlob, addLathe, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { berrySortOf } from '#studio/things/berry-sorts.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Whether a word means the one or the other, so that neither stands in for it. */
export const isRaspberry = (word: string): boolean => berrySortOf(word) === 'raspberry';
export const isBlueberry = (word: string): boolean => berrySortOf(word) === 'blueberry';

/** The berry that was named; else raspberries and blueberries by turns. */
export const makeBerry: MakeThing = (kit, place, { random, colour, word }) => {
  const model = startModel(kit, place, 'berry');
  const sort = berrySortOf(word);
  if (sort === 'blackberry') return addDrupelets(model, '#241426');
  if (sort === 'raspberry') return addRaspberry(model);
  if (sort === 'juniper') return addSmooth(model, '#27304f', 0.55);
  if (sort === 'gooseberry') return addSmooth(model, '#b8c25a', 1.05);
  if (sort === 'blackcurrant') return addSmooth(model, '#1c1220', 0.72);
  if (sort === 'redcurrant') return addSmooth(model, '#c0101f', 0.72);
  const isBlue = colour ? colour[2] > colour[0] : sort === 'blueberry' || random.chance(0.45);
  if (!isBlue) return addRaspberry(model);
  addBlueberry(model, random.range(-0.7, 0.7));
};

/** Dusted with bloom, and a crown of five points at its end. */
export function addBlueberry(model: Model, lean: number): void {
  const { kit } = model;
  const part = within(model, [0, 0.72, 0], { x: 0.5, z: lean });
  addBlob(part, {
    radii: [0.8, 0.7, 0.8],
    material: skinOf(
      kit,
      '#262f58',
      [
        ['#5c6a9c', 3, 0.42, 0.7, 0.6],
        ['#14183a', 5, 0.55, 0.7, 0.7],
      ],
      { coat: 0.12, rough: 0.6 },
    ),
    rings: 10,
    sides: 14,
  });
  addLathe(
    part,
    [
      [0.12, 0.6],
      [0.3, 0.7],
      [0.36, 0.86],
    ],
    paint(kit, '#161a36', { coat: 0.1, rough: 0.7 }),
  );
}

/** Currants and gooseberries: a clear skin, the dry flower at its end. */
function addSmooth(model: Model, tone: string, radius: number): void {
  addBlob(model, {
    at: [0, radius * 0.95, 0],
    radii: [radius, radius * 0.96, radius],
    material: paint(model.kit, tone, { coat: 0.9, rough: 0.12, translucency: 0.35 }),
  });
  addBlob(model, {
    at: [radius * 0.5, radius * 1.7, radius * 0.4],
    radii: [0.16, 0.22, 0.16],
    turn: { z: -0.6, x: 0.5 },
    material: paint(model.kit, '#5a4326'),
    rings: 5,
    sides: 7,
  });
}

export const addRaspberry = (model: Model): void => addDrupelets(model, '#b8142c');

/** Beads in rings, narrowing to the tip. */
function addDrupelets(model: Model, tone: string): void {
  const skin = paint(model.kit, tone, { coat: 0.6, rough: 0.25, translucency: 0.3 });
  for (let ring = 0; ring < 4; ring++) {
    const count = [7, 8, 7, 4][ring]!;
    for (let i = 0; i < count; i++) {
      const a = ((i + ring * 0.5) / count) * 6.283;
      const r = [0.8, 0.9, 0.72, 0.34][ring]!;
      addLathe(
        model,
        [
          [AXIS, -0.34],
          [0.3, -0.16],
          [0.3, 0.16],
          [AXIS, 0.34],
        ],
        skin,
        { at: [Math.cos(a) * r, 0.4 + ring * 0.42, Math.sin(a) * r] },
      );
    }
  }
}
