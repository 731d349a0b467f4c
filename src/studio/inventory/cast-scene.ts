import type { SceneGraph, SceneObject } from '#studio/scene-graph.ts';
import { heldCode, SCENERY_NAMES } from '#studio/places/words/scenery-names.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { INTERIORS } from '#studio/things/catalogue/interiors.ts';
import { SCENERY } from '#studio/things/catalogue/scenery.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Cast, NamedObject } from './inventory.ts';
import { FIRST_SCENERY_ID } from './tally.ts';

/** Trees and houses of the view, whole; a chimney is a part of one, and small; what somebody holds before it is near. */
const FAR = new Set<ThingId>([
  ...[...SCENERY, ...INTERIORS]
    .filter(({ id, stance }) => stance === 'scenery' && id !== 'chimney')
    .map(({ id }) => id),
  'eiffel_tower',
  'bridge',
  'city_skyline',
  'firework',
  'hot_air_balloon',
  'lighthouse',
  'tower',
  'windmill',
]);
const SCENERY_OBJECTS: readonly NamedObject[] = SCENERY_NAMES.map((thing, i) => ({
  id: FIRST_SCENERY_ID + i + 1,
  thing,
  isGround: true,
  isPainted: true,
  isFar: FAR.has(thing),
}));

/** What nobody would call such a place without. */
const PLACE_SHOWS: Partial<Record<PlaceId, readonly ThingId[]>> = {
  sea: ['sea', 'beach'],
  beach: ['beach', 'sea'],
  river: ['river'],
  lake: ['lake'],
  pool: ['pool'],
  picnic: ['meadow'],
  vineyard: ['vines', 'grapes', 'vine_leaf'],
  mountains: ['mountain'],
  village: ['village', 'house', 'church'],
  chateau: ['chateau', 'castle', 'house'],
  abbey: ['abbey', 'church'],
};

/** What a scene for the tracer says it shows. */
export function castScene(scene: SceneGraph): Cast {
  const shows = scene.place && PLACE_SHOWS[scene.place];
  return {
    objects: [...scene.objects.map(nameObject), ...SCENERY_OBJECTS, ...heldIn(scene)],
    ...(scene.place && { place: scene.place }),
    ...(shows && { placeShows: shows }),
    ...(scene.traits && { traits: scene.traits }),
  };
}

const heldIn = ({ held = [] }: SceneGraph): NamedObject[] =>
  held.map((thing, slot) => ({ id: FIRST_SCENERY_ID + heldCode(slot), thing, isGround: true }));

const nameObject = ({ id, role, thing, partOf, lettering }: SceneObject): NamedObject => ({
  id,
  ...(lettering && { lettering }),
  ...(thing && { thing }),
  ...(partOf !== undefined && { partOf }),
  ...((role === 'surface' || role === 'decor') && { isGround: true }),
});
