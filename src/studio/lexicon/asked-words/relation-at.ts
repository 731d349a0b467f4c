import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { hasEffect } from '#studio/lexicon/phrases/heads.ts';
import { isNear } from '#studio/lexicon/phrases/read-relations.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Relation } from '#studio/things/thing.ts';
import type { Reading } from './reading.ts';

/** Where in the frame two things are can be told from their boxes. */
const TOLD = new Set<Relation>([
  'left_of',
  'right_of',
  'behind',
  'in_front_of',
  'in',
  'on',
  'between',
  'around',
]);

/** The relation that a preposition says of two asked things: its proof and the match of the second. */
export function relationAt(reading: Reading, i: number): { proof: Proof; to: number } | null {
  const { matches, read } = reading;
  const match = matches[i];
  const kind = effectsOf(match?.effects ?? [], 'relation')[0]?.value;
  if (!kind || !TOLD.has(kind) || match?.isNegated) return null;
  const to = read.heads.findIndex((head) => head > i);
  const from = read.all.findIndex(({ relation }) => relation?.kind === kind && relation.to === to);
  const [a, b] = [read.all[from], read.all[to]];
  const [first, last] = [read.heads[from] ?? 0, read.heads[to] ?? 0];
  if (!a || !b || a.thing === b.thing || !isNear(reading, i, last)) return null;
  // Places are all round, and 'a woman behind the counter' says nothing of her bottle.
  const isOfSomebody = matches.slice(first, i).some((other) => hasEffect(other, 'figure'));
  // What other things prove, as flowers do their vase, need not be seen itself.
  if (hasEffect(matches[last], 'place', 'claim') || isOfSomebody) return null;
  const names: readonly [ThingId, ThingId] = [a.thing, b.thing];
  return { proof: `relation:${kind}:${names.join(':')}`, to: last };
}
