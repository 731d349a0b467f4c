import type { Match } from '#studio/lexicon/matching/match.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Relation } from '#studio/things/asked-thing.ts';

/** 'At the foot of the stairs' is before them; under a tree one is at its foot. */
export const meantBy = ({ phrase }: Match, said: Relation, thing: ThingId | null): Relation =>
  said === 'under' && AT_FOOT.test(phrase) && thing !== null && !ARCHED.has(thing)
    ? 'in_front_of'
    : onFlat(said, thing);
const AT_FOOT = /\b(?:foot|pied|piedi|pie|fusse?)\b/;
const ARCHED: ReadonlySet<ThingId> = new Set<ThingId>([
  'tree',
  'christmas_tree',
  'palm',
  'cypress',
  'pergola',
]);

/** 'En un plato', 'dans une assiette': what has no walls carries things on itself. */
const onFlat = (kind: Relation, thing: ThingId | null): Relation =>
  kind === 'in' && thing !== null && FLAT.has(thing) ? 'on' : kind;
const FLAT: ReadonlySet<ThingId> = new Set<ThingId>(['plate', 'board', 'tray']);
