import { skinOf } from './making/made-of.ts';
import type { ThingLook } from '#studio/things/photo-maker.ts';
import type { Kit } from './making/kit.ts';
import { addSurface, paint, startModel } from './making/model.ts';
import type { Model } from './making/model.ts';
import type { Place } from './making/place.ts';
import type { MaterialRef, Vec2 } from '#studio/scene-graph.ts';
import { addPlate } from './tableware.ts';
import type { Ceramic } from './tableware.ts';

/** The plate of a dish, unless it lies on a board or in a bowl already. */
export function plateUnder(
  kit: Kit,
  place: Place,
  { plate, states, crockery }: Pick<ThingLook, 'plate' | 'states' | 'crockery'>,
  radius: number,
  tone: Ceramic = 'white',
): void {
  if (states.includes('bare')) return;
  addPlate(kit, place.position, {
    radius,
    tone: plate ?? tone,
    skin: skinOf(kit, { material: crockery?.material ?? null, colour: plate }),
    rim: crockery?.rim,
  });
}

/** Height of a platter's well, in centimetres. */
export const PLATTER_FLOOR = 0.55;

/** Of an oval platter: from the middle over the well to the rim, and its height there. */
const DISHED: readonly (readonly [share: number, height: number])[] = [
  [0, PLATTER_FLOOR],
  [0.7, PLATTER_FLOOR],
  [0.76, 0.72],
  [0.8, 1.05],
  [0.98, 1.5],
  [1, 1.42],
  [0.99, 1.3],
  [0.72, 0.1],
  [0, 0.1],
];

/** An oval platter, large enough for what is carved at the table. */
export function addPlatter(
  kit: Kit,
  place: Place,
  { plate, crockery }: Pick<ThingLook, 'plate' | 'crockery'>,
  half: Vec2 = [19, 13.4],
): void {
  const cast = skinOf(kit, { material: crockery?.material ?? null, colour: plate });
  const material = cast ?? paint(kit, plate ?? '#e9e5dc', { coat: 0.8, rough: 0.16 });
  addOval(startModel(kit, place, 'plate'), { half, material });
}

/** Dished, with a broad rim. */
export function addOval(
  model: Model,
  { half, material }: { half: Vec2; material: MaterialRef },
): void {
  const last = DISHED.length - 1;
  addSurface(model, {
    columns: 72,
    rows: last,
    isClosed: true,
    material,
    point: (u, v) => {
      const [share, height] = DISHED[Math.round((1 - v) * last)]!;
      const a = -u * Math.PI * 2;
      return [Math.cos(a) * share * half[0], height, Math.sin(a) * share * half[1]];
    },
  });
}
