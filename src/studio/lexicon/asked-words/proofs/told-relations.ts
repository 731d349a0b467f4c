import type { Proof } from '#studio/accounting/proof.ts';
import type { ProvedRelation } from '#studio/accounting/relations.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Relation } from '#studio/things/asked-thing.ts';
import { STANCES } from '#studio/lexicon/phrases/extras/can-hold.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What somebody sits on to ride. */
const MOUNTS = new Set<ThingId>(['bicycle', 'scooter', 'motorcycle', 'horse', 'donkey', 'tractor']);
/** What people sit or stand on. */
const SEATS = new Set<ThingId>([
  'armchair',
  'barrel',
  'bench',
  'chair',
  'crate',
  'deck_chair',
  'fence_post',
  'hay_bale',
  'rock',
  'sofa',
  'stone_steps',
  'stone_wall',
  'balustrade',
  'stool',
  'tree_stump',
  'wicker_chair',
]);
/** What people are carried in. */
const ABOARD = new Set<ThingId>([
  'hot_air_balloon',
  'boat',
  'rowing_boat',
  'canoe',
  'speedboat',
  'car',
  'vintage_car',
  'van',
  'carriage',
  'train',
  'bus',
  'tram',
]);
/** People hold things in many ways; beside them they stand as anything does. */
const STANDING = new Set<Relation>(['left_of', 'right_of', 'behind', 'in_front_of', 'beside']);
/** What people sit between or look through is before the lens, and no land. */
const AMIDST = new Set<Relation>(['between', 'through']);

/** 'A girl on a bicycle' rides it, 'a man on a bench' sits there, 'a woman behind the counter' stands there. */
export function ofSomebody(
  kind: Relation,
  thing: ThingId,
  to: number,
): { proof: Proof; to: number } | null {
  const isUpon = kind === 'on' || kind === 'in';
  if (MOUNTS.has(thing) && isUpon) return { proof: 'trait:riding', to };
  const name: string = thing;
  if (SEATS.has(thing) && isUpon) return { proof: `relation:seated:person:${name}`, to };
  // Aboard a balloon people are painted in its basket; aboard all else they stand beside it, and that is said.
  if (ABOARD.has(thing) && isUpon) return { proof: 'trait:aboard', to };
  if (kind === 'under') return { proof: `relation:sheltered:person:${name}`, to };
  // 'Around a glass of wine' is with one; through a straw they drink.
  const isTold =
    STANDING.has(kind) ||
    (kind === 'around' && STANCES.get(thing) === 'floor') ||
    (AMIDST.has(kind) && !isScenery(thing) && thing !== 'drinking_straw');
  return isTold ? { proof: `relation:${kind}:person:${name}`, to } : null;
}

const isScenery = (thing: ThingId): boolean => STANCES.get(thing) === 'scenery';

/** 'Leaning against a barrel': standing near it is not enough. */
export const leansOn = ({ effects }: Match): boolean =>
  effectsOf(effects, 'state').some(({ value }) => value === 'tilted');

/** What hangs, shines or flies. */
const ALOFT: ReadonlySet<ThingId> = new Set<ThingId>([
  'airplane',
  'balloon',
  'bat',
  'bee',
  'bird',
  'bunting',
  'butterfly',
  'chandelier',
  'cloud',
  'crescent_moon',
  'dove',
  'eagle',
  'firework',
  'garland',
  'hot_air_balloon',
  'kite',
  'lamp',
  'lantern',
  'lightning',
  'moon',
  'owl',
  'picture_frame',
  'rainbow',
  'shooting_star',
  'star',
  'stars',
  'string_lights',
  'sun',
]);

/** 'Sauce over the pasta' and 'a path through the vines' are said loosely; a moon is over what it shines on. */
export function aloftKind(
  { phrase }: Match,
  kind: Relation,
  thing: ThingId,
): ProvedRelation | null {
  if (kind === 'on' && ALOFT.has(thing) && /^(?:sopra|sobre|encima)/.test(phrase)) return 'above';
  if (kind === 'above' && /^(?:over|uber)\b/.test(phrase)) return ALOFT.has(thing) ? kind : null;
  return kind;
}
