import { furnitureOf } from '#studio/people/acting/staging/furniture-of.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { figuresOf, hasBodies } from '#studio/people/figures-of.ts';
import { looksOf } from '#studio/people/dress/looks.ts';
import { parkedOf } from '#studio/people/acting/staging/park-vehicle.ts';
import { isInBath } from '#studio/people/acting/verbs/in-water.ts';
import { isScootered, isTractorDriven } from '#studio/people/acting/verbs/drives.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** 'A couple with straw hats': they have them on, and none lies before them. */
export const isWorn = (asked: AskedThing, spec: SceneSpec): boolean =>
  ((WORN.has(asked.thing) && asked.relation === null) ||
    isWhiteGloves(asked, spec) ||
    isAroundNeck(asked, spec)) &&
  hasBodies(spec);
const WORN: ReadonlySet<ThingId> = new Set<ThingId>([
  'straw_hat',
  'sunglasses',
  'top_hat',
  'scarf',
  'pearl_necklace',
  'reading_glasses',
]);

const isWhiteGloves = ({ thing }: AskedThing, { prompt }: SceneSpec): boolean =>
  thing === 'gloves' && looksOf(prompt).hasGloves;

/** 'With a tastevin around his neck': none that lies on a table is meant. */
const isAroundNeck = ({ word }: AskedThing, { prompt }: SceneSpec): boolean => {
  const [, after = ''] = fold(prompt).split(fold(word));
  return AROUND_NECK.test(after);
};
const AROUND_NECK =
  /^ (?:\w+ )?(?:(?:a?round|about) (?:his|her|their|the|a) neck|autour (?:du|de son) cou|(?:al|attorno al) collo|al cuello|um den hals)\b/;

/** Built for a table's distance, these would be toys beside somebody. */
const DWARFED: ReadonlySet<ThingId> = new Set<ThingId>([
  'carriage',
  'rowing_boat',
  'canoe',
  'bus',
  'tram',
  'train',
  'caravan',
  'forklift',
]);
export const isDwarfed = ({ thing }: AskedThing, spec: SceneSpec): boolean =>
  DWARFED.has(thing) && hasBodies(spec);

/** People sit at a table of their own, on the tractor that they drive, at their piano and climb their ladder. */
export const isTheirs = ({ thing }: AskedThing, spec: SceneSpec): boolean =>
  (thing === 'ladder' && doesAny(spec, 'climbing')) ||
  (hasBodies(spec) && parkedOf(spec.things, doesAny(spec, 'loading'))?.thing === thing) ||
  (thing === 'bathtub' && hasBodies(spec) && isInBath(spec.prompt)) ||
  (thing === 'hammock' && hasBodies(spec)) ||
  (thing === 'piano' && doesAny(spec, 'playing')) ||
  (thing === 'spittoon' && doesAny(spec, 'spitting')) ||
  (thing === 'scooter' && isScootered(spec.prompt, spec.things, figuresOf(spec))) ||
  (thing === 'tractor' && isTractorDriven(spec.prompt, spec.things, figuresOf(spec))) ||
  ((thing === 'long_table' || thing === 'picnic_table') && hasBodies(spec)) ||
  (thing === 'bistro_table' && hasBodies(spec) && furnitureOf(spec) === 'table');

const doesAny = (spec: SceneSpec, act: AskedFigure['action']): boolean =>
  figuresOf(spec).some(({ action }) => action === act);
