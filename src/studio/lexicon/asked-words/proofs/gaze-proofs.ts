import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Reading } from '#studio/lexicon/asked-words/reading.ts';

const LOOKS =
  /^(?:star|eye|look|watch|gaz|admir|contempl|observ|fix|fiss|mira|regard|guarda|ammir|schau|blick|betracht|bewunder)/;
const MOST_BETWEEN = 5;

/** 'Looking at the barrels' is more than somebody who is there: where the head is turned proves it. */
export function gazeProofs({ matches, tokens }: Reading, i: number): readonly Proof[] | null {
  const match = matches[i] as Match;
  if (!LOOKS.test(match.phrase)) return null;
  const target = matches
    .slice(i + 1)
    .find((one) => hasEffect(one, 'thing', 'place', 'figure', 'time', 'setting', 'estate'));
  if (!target) return null;
  const between = tokens.slice(match.at + match.length, target.at + 1);
  if (between.length > MOST_BETWEEN || between.some(({ opensClause }) => opensClause)) return null;
  if (hasEffect(target, 'figure')) return ['trait:gaze:person'];
  const isThing = thingOf(target) !== null;
  const isPlace = hasEffect(target, 'place', 'time', 'setting', 'estate');
  // A thing of the view, as a castle is, lies where the view does.
  const things = effectsOf(target.effects, 'thing').map(
    ({ value }): Proof => `trait:gaze:${value as string}`,
  );
  if (!isThing || isPlace) return ['trait:gaze:afar', ...things];
  return things;
}
