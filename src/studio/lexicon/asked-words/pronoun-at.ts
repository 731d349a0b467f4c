import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect } from '#studio/lexicon/phrases/heads.ts';
import {
  frontedPronoun,
  isFronted,
  isOfAnother,
  isOfPeople,
  standsAlone,
} from '#studio/lexicon/phrases/relations/read-beside-it.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Relation } from '#studio/things/asked-thing.ts';
import type { Reading } from './reading.ts';

const PRONOUNS = new Set(
  'it them top inside him her ihnen ihm ihr eux elles elle lui lei loro ellos ellas'.split(' '),
);
const FAR_OFF: ReadonlySet<ThingId> = new Set<ThingId>([
  'city_skyline',
  'mountain',
  'sea',
  'lake',
  'river',
  'forest',
  'village',
  'vines',
  'rainbow',
]);
const OVERHEAD: ReadonlySet<ThingId> = new Set<ThingId>([
  'stars',
  'moon',
  'sun',
  'cloud',
  'rainbow',
  'firework',
]);
export const ROUND_PEOPLE: ReadonlySet<Relation> = new Set<Relation>([
  'behind',
  'in_front_of',
  'beside',
  'between',
]);
/** A lamp hangs above them, told by 'above them' alone. */
const BY_PRONOUN: ReadonlySet<Relation> = new Set<Relation>([...ROUND_PEOPLE, 'above']);

/** 'Behind him a tractor'. */
function behindThem(
  { heads, all }: Reading['read'],
  i: number,
  kind: Relation,
): { proof: Proof; to: number } | null {
  const from = heads.findIndex((head) => head > i);
  const [thing, to] = [all[from]?.thing, heads[from]];
  if (!thing || to === undefined || !BY_PRONOUN.has(kind)) return null;
  const name: string = thing;
  return kind === 'behind' && FAR_OFF.has(thing)
    ? { proof: `thing:${name}`, to }
    : { proof: `relation:${kind}:${name}:person`, to };
}

/** 'Daneben ein Glas': told of what follows. */
function frontedAt(
  { heads, all }: Reading['read'],
  i: number,
  kind: Relation,
): { proof: Proof; to: number } | null {
  const from = heads.findIndex((head) => head > i);
  const [a, to] = [all[from], heads[from]];
  // What cannot be set there is asked for all the same.
  const b = all[a?.relation?.kind === kind ? a.relation.to : from - 1];
  if (!a || !b || to === undefined || a.thing === b.thing) return null;
  const names: readonly string[] = [a.thing, b.thing];
  // A sky is over whatever is below it.
  if (OVERHEAD.has(a.thing)) return { proof: `thing:${names[0]}`, to };
  return { proof: `relation:${kind}:${names.join(':')}`, to };
}

/** 'A bottle with a candle in it'. */
export function pronounAt(
  { matches, tokens, read }: Reading,
  i: number,
): { proof: Proof; to: number } | null {
  const { at, length, effects, isNegated } = matches[i] as Match;
  const kind = effectsOf(effects, 'relation')[0]?.value;
  const next = tokens[at + length];
  if (!kind || isNegated) return null;
  if (isFronted(matches[i] as Match, tokens)) {
    const pronoun = frontedPronoun(matches[i] as Match, tokens);
    const isOfSomebody = pronoun !== null && isOfPeople(matches, matches[i] as Match, pronoun);
    return isOfSomebody ? behindThem(read, i, kind) : frontedAt(read, i, kind);
  }
  const isAlone = standsAlone(matches[i] as Match, tokens);
  if (!isAlone && (!next || next.opensClause || !PRONOUNS.has(next.word))) return null;
  const from = read.heads.findLastIndex((head) => head < i);
  if (isOfAnother({ matches, tokens }, matches[i] as Match, read.heads[from])) return null;
  const a = read.all[from];
  const isOfThem = isAlone
    ? from === 0 && matches.slice(0, i).some((one) => hasEffect(one, 'figure') && !one.isNegated)
    : isOfPeople(matches, matches[i] as Match, next!.word);
  if (a && BY_PRONOUN.has(kind) && isOfThem) {
    const name: string = a.thing;
    // A skyline is behind whoever is before it.
    if (kind === 'behind' && FAR_OFF.has(a.thing))
      return { proof: `thing:${name}`, to: read.heads[from] as number };
    return { proof: `relation:${kind}:${name}:person`, to: read.heads[from] as number };
  }
  const isWithin = kind === 'in' && isAlone && from > 0;
  const to = a?.relation?.kind === kind ? a.relation.to : isWithin ? from - 1 : -1;
  const b = read.all[to];
  if (!a || !b || a.thing === b.thing) return null;
  const names: readonly string[] = [a.thing, b.thing];
  return { proof: `relation:${kind}:${names.join(':')}`, to: read.heads[from] as number };
}
