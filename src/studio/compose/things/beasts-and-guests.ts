import { GUESTS } from '#studio/landscape/landmarks/guests.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { loadOf } from '#studio/people/beast-load-of.ts';
import { BEASTS } from '#studio/people/body/beast-builds.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { onLap } from '#studio/people/seat-acts.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import { placeOf } from '#studio/places/place-of.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import { isDrivenAmongRows, isRowRose, isStockOfLand, isWallOfLand } from './among-rows.ts';
import { isOnSill } from './holders/on-sills.ts';

export const isOfLoad = ({ thing }: AskedThing, spec: SceneSpec): boolean =>
  loadOf(spec)?.shows.includes(thing) ?? false;

/** Animals stand on the ground behind the table; beside a barrel or a chair they sit on its floor. */
export function beastsOf(spec: SceneSpec): AskedThing[] {
  // What it pulls or carries is painted with it.
  const things = spec.things.filter(
    (one) =>
      !isOfLoad(one, spec) &&
      !isStockOfLand(one, spec) &&
      !(one.thing === 'door' && spec.place === 'house_front'),
  );
  const isAlone = figuresOf(spec).length > 0 || things.every((one) => !isOnTable(one));
  const isSatOn = ({ thing }: AskedThing): boolean =>
    figuresOf(spec).length > 0 && SEATS.has(thing);
  const hasFloor = things.some(
    (one) =>
      FLOOR.has(one.thing) &&
      BEASTS[one.thing] === undefined &&
      PHOTO_MAKERS[one.thing] !== undefined &&
      !isSatOn(one),
  );
  const lap = figuresOf(spec).length > 0 ? onLap(fold(spec.prompt), things) : null;
  return hasFloor
    ? []
    : things.filter(
        ({ thing }) =>
          BEASTS[thing] !== undefined &&
          thing !== lap &&
          // On a sill it is built, as all that stands there.
          !(thing === 'cat' && isOnSill(spec)) &&
          (isAlone || !isPet(thing)) &&
          !(isPet(thing) && isInBuiltCellar(spec)) &&
          (thing !== 'hen' || figuresOf(spec).length > 0),
      );
}

/** Dogs and cats are built too: with a glass they share the floor that it stands on. */
export const isPet = (thing: ThingId): boolean => thing === 'dog' || thing === 'cat';

/** A cellar is built, not painted: a dog lies on its floor as what is beside it does. */
const isInBuiltCellar = (spec: SceneSpec): boolean => {
  const place = figuresOf(spec).length > 0 ? null : placeOf(spec);
  return place !== null && PLACE_DECORS[place].decor === 'cellar';
};

const isOnTable = ({ thing }: AskedThing): boolean =>
  PHOTO_MAKERS[thing] !== undefined && BEASTS[thing] === undefined;

/** What people sit on stands with them. */
const SEATS: ReadonlySet<ThingId> = new Set<ThingId>([
  'sofa',
  'armchair',
  'bench',
  'stone_steps',
  'stone_wall',
]);

const FLOOR = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance === 'floor').map(({ id }) => id),
);

/** What was asked for and comes into the view: a horse, a tractor, balloons. */
export const guestsOf = (spec: SceneSpec): AskedThing[] =>
  spec.things.filter(
    (asked) =>
      (GUESTS[asked.thing] !== undefined && PHOTO_MAKERS[asked.thing] === undefined) ||
      asked.thing === 'boat' ||
      BEASTS[asked.thing] !== undefined ||
      isDrivenAmongRows(asked, spec) ||
      isRowRose(asked, spec) ||
      isWallOfLand(asked, spec),
  );
