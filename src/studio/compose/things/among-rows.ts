import { fold } from '#studio/lexicon/matching/normalise.ts';
import { POPPIES } from '#studio/lexicon/settling/surroundings/settle-grounds.ts';
import { isTractorDriven } from '#studio/people/acting/verbs/drives.ts';
import { figuresOf, hasBodies } from '#studio/people/figures-of.ts';
import { BEASTS } from '#studio/people/body/beast-builds.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import { namesVines, placeOf } from '#studio/places/place-of.ts';
import { namesRowEnd } from '#studio/places/scenery/region-land.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const LANES =
  /\b(?:between|among|amongst|amid|through)(?: the| our)?(?: \w+)? (?:rows|vines)\b|\b(?:through|across)(?: the| our| a)?(?: \w+)? vineyards?\b|\b(?:entre|parmi|dans) les (?:rangs|vignes)\b|\b(?:tra|fra) (?:i filari|le viti|le vigne)\b|\bentre las (?:hileras|vinas|cepas|vides)\b|\bzwischen den (?:reben|rebzeilen|zeilen|rebstocken|weinreben)\b/;

/** Said to be between the rows of a vineyard, whatever lies behind it. */
export const isSaidAmongRows = (spec: SceneSpec): boolean =>
  isPlanted(spec) && LANES.test(fold(spec.prompt));

/** 'A spring vineyard, snowy mountains behind': its place is read as the mountains. */
function isPlanted(spec: SceneSpec): boolean {
  const place = placeOf(spec);
  return (
    place === 'vineyard' ||
    (place !== null && PLACE_DECORS[place].decor === 'landscape' && namesVines(spec))
  );
}

/** 'A horse between old vines': they are those of the land that it stands in, and nothing is built before it. */
export const isStockOfLand = (asked: AskedThing, { things }: SceneSpec): boolean =>
  asked.thing === 'vine_stock' &&
  asked.isSeveral === true &&
  asked.count === null &&
  things.some(({ thing }) => DRIVEN.has(thing) || BEASTS[thing] !== undefined);

/** 'Yellow flowers between the rows' grow there, poppies of a vineyard too: they stand in no vase. */
export const isLaneFlower = (asked: AskedThing, spec: SceneSpec): boolean =>
  (asked.thing === 'flowers' || asked.thing === 'poppy') &&
  ((asked.relation === null && isSaidAmongRows(spec)) ||
    ((isPoppy(asked) || (isWild(asked) && asked.relation === null)) &&
      placeOf(spec) === 'vineyard'));
const isWild = ({ word }: AskedThing): boolean =>
  /\bwild ?flower|fleurs? (?:sauvages?|des champs)|fiori (?:selvatici|di campo)|flores silvestres|wildblumen|wiesenblumen/.test(
    fold(word),
  );
export const isPoppy = ({ word }: AskedThing): boolean => POPPIES.test(fold(word));

/** 'Under the wisteria': its clusters hang from the pergola above. */
export const isOverheadWisteria = ({ thing }: AskedThing, spec: SceneSpec): boolean =>
  thing === 'wisteria' && placeOf(spec) === 'pergola';

/** Flowers that the land itself shows. */
export const growsInView = (asked: AskedThing, spec: SceneSpec): boolean =>
  isLaneFlower(asked, spec) || isOverheadWisteria(asked, spec);

/** 'Roses at the end of each row' grow there as bushes. */
export const isRowRose = ({ thing, isSeveral }: AskedThing, spec: SceneSpec): boolean =>
  thing === 'rose' &&
  ((namesRowEnd(spec) && placeOf(spec) === 'vineyard') ||
    // Beside a gate they grow, too, where nothing is named that they could stand in.
    (isSeveral === true &&
      spec.things.every((one) => one.thing === 'rose' || one.thing === 'gate')));

/** 'Frost candles in the vineyard' burn in its lanes; one alone, or what stands on something, is looked at from near by. */
export const isFireInLanes = ({ thing, count, relation }: AskedThing, spec: SceneSpec): boolean =>
  thing === 'frost_candle' &&
  relation === null &&
  (count === null || count > MOST_NEAR) &&
  placeOf(spec) === 'vineyard' &&
  !hasBodies(spec) &&
  spec.things.every((one) => one.thing === 'frost_candle' || !NEAR_BY.has(one.thing));
const MOST_NEAR = 3;
const NEAR_BY: ReadonlySet<ThingId> = new Set<ThingId>(['bottle', 'glass', 'champagne_flute']);

const DRIVEN: ReadonlySet<ThingId> = new Set<ThingId>(['tractor', 'car', 'pickup_truck']);

/** 'A tractor between the rows', or before its trailer, comes into the view: what is built would stand before them. */
export const isDrivenAmongRows = (
  { thing, relation, states }: AskedThing,
  spec: SceneSpec,
): boolean =>
  DRIVEN.has(thing) &&
  relation === null &&
  // 'At the end of the row' it stands on the track before it.
  ((isSaidAmongRows(spec) && !namesRowEnd(spec)) ||
    isParkedInLand({ thing, states }, spec) ||
    (thing === 'tractor' && (hasTrailer(spec) || isBehindPeople(spec)))) &&
  // Whoever was asked for sits on it, nearer to us.
  !isTractorDriven(spec.prompt, spec.things, figuresOf(spec));

/** 'A vineyard with a tractor on the left': it is a part of the land, as all that is named with it. An old one is seen from near by. */
const isParkedInLand = (
  { thing, states }: Pick<AskedThing, 'thing' | 'states'>,
  spec: SceneSpec,
): boolean =>
  thing === 'tractor' &&
  !states.includes('old') &&
  spec.figures.length === 0 &&
  isPlanted(spec) &&
  !namesRowEnd(spec) &&
  spec.camera.shot === null &&
  spec.things.every(
    (one) =>
      one.relation === null &&
      (one.thing === 'tractor' ||
        OF_LAND.has(one.thing) ||
        // Of the harvest, where nobody named them.
        (one.thing === 'grapes' && !fold(spec.prompt).includes(fold(one.word)))),
  );

/** 'A tractor at harvest': the crate of grapes that the season would bring stays away. */
export const isUnsaidHarvest = (
  { thing, word }: Pick<AskedThing, 'thing' | 'word'>,
  spec: SceneSpec,
): boolean =>
  thing === 'grapes' &&
  spec.things.some((one) => one.thing === 'tractor' && !isDrivenAmongRows(one, spec)) &&
  spec.things.every((one) => one.thing === 'tractor' || one.thing === 'grapes') &&
  !fold(spec.prompt).includes(fold(word));

/** 'Two men in front of a tractor': it stands in the land behind them. */
const isBehindPeople = (spec: SceneSpec): boolean =>
  hasBodies(spec) &&
  placeOf(spec) === 'vineyard' &&
  figuresOf(spec).every(({ action }) => action !== 'loading');

const hasTrailer = ({ things }: SceneSpec): boolean =>
  things.some(({ thing }) => thing === 'trailer');

/** 'A trailer full of grapes': they are where it stands. */
export const isInTrailer =
  ({ things }: SceneSpec) =>
  ({ thing, relation }: AskedThing): boolean =>
    thing === 'grapes' &&
    (relation?.kind === 'in' || relation?.kind === 'on') &&
    things[relation.to]?.thing === 'trailer';

/** 'A ceremony with white chairs': they stand in rows before its arch. */
export const isCeremonyChair = ({ thing, count, relation }: AskedThing, spec: SceneSpec): boolean =>
  thing === 'chair' &&
  count === null &&
  relation === null &&
  spec.figures.length === 0 &&
  !spec.things.some((one) => one.thing === 'place_setting' || one.thing.endsWith('table')) &&
  spec.words.some(
    ({ proofs, isRefused }) =>
      !isRefused && (proofs[0] === 'place:wedding' || proofs[0] === 'thing:flower_arch'),
  );

/** 'A vineyard with dry stone walls': they hold its terraces, unless something lies or sits on one. */
export const isWallOfLand = (asked: AskedThing, spec: SceneSpec): boolean =>
  asked.thing === 'stone_wall' &&
  asked.relation === null &&
  spec.figures.length === 0 &&
  spec.things.every(
    ({ thing, relation }) => relation === null && (thing === 'stone_wall' || OF_LAND.has(thing)),
  ) &&
  isPlanted(spec);
const OF_LAND: ReadonlySet<ThingId> = new Set<ThingId>([
  'house',
  'sea',
  'tree',
  'cypress',
  'road',
  'mountain',
  'church',
  'castle',
  'village',
  'ship',
  'boat',
]);
