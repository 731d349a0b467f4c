import { figuresOf } from '#studio/people/figures-of.ts';
import { isRoom } from '#studio/places/outside-room.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { ask } from './accompaniments.ts';

/** What a table indoors shows of the season, where nothing on it does. */
const TOKENS: Partial<Record<NonNullable<SceneSpec['season']>, ThingId>> = {
  autumn: 'autumn_leaves',
  winter: 'pine',
  spring: 'tulip',
};
const ON_TABLES = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance !== 'scenery' && stance !== 'floor').map(({ id }) => id),
);
/** These tell it already. */
const TELLING: ReadonlySet<ThingId> = new Set<ThingId>([
  'autumn_leaves',
  'maple_leaf',
  'vine_leaf',
  'pumpkin',
  'pine',
  'holly',
  'christmas_tree',
  'snowman',
  'mulled_wine',
  'tulip',
  'cherry_blossom',
  'flowers',
  'easter_eggs',
  'asparagus',
]);

/** 'Tarte flambée and new wine in autumn': indoors no vineyard turns, so a few leaves lie on the table. */
export function inSeason(things: readonly AskedThing[], spec: SceneSpec): readonly AskedThing[] {
  if (isChristmasTable(things, spec)) return [...things, ask('candle', 3), ask('pine', 1)];
  const token = spec.season && TOKENS[spec.season];
  // From straight above nothing of a place is seen but the table.
  const isIndoors = spec.place === null || isRoom(spec.place) || spec.camera.angle === 'overhead';
  // Cypresses and hills stand on no table.
  const isTable =
    things.some(({ thing }) => ON_TABLES.has(thing)) &&
    figuresOf(spec).length === 0 &&
    spec.camera.shot === null;
  if (!token || !isIndoors || !isTable || spec.refused.includes(token)) return things;
  return things.some(({ thing }) => TELLING.has(thing)) ? things : [...things, ask(token, 1)];
}

/** 'A Christmas table for six': the tree stands behind, and nobody lays only plates. */
const isChristmasTable = (things: readonly AskedThing[], { place, refused }: SceneSpec): boolean =>
  place === 'christmas' &&
  things.some(({ thing }) => thing === 'place_setting') &&
  things.every(({ thing }) => PLACES.has(thing)) &&
  !refused.includes('candle');
const PLACES: ReadonlySet<ThingId> = new Set<ThingId>([
  'place_setting',
  'glass',
  'napkin',
  'plate',
]);
