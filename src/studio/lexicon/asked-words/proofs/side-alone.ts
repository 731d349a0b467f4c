import type { Proof } from '#studio/accounting/proof.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Reading } from '#studio/lexicon/asked-words/reading.ts';

const SIDES: ReadonlyMap<string, string> = new Map(
  Object.entries({ left: 'left', right: 'right', links: 'left', rechts: 'right' }),
);

/** 'Green bottle left, glass right': the side alone, behind its thing and at the end of what is said of it. */
export function sideAlone(
  { matches, tokens, read }: Reading,
  at: number,
): { proof: Proof; to: number } | null {
  const side = SIDES.get(tokens[at]?.word ?? '');
  const next = tokens[at + 1];
  if (!side || tokens[at]?.opensClause || (next && !next.opensClause && !AND.has(next.word)))
    return null;
  const to = read.heads.find((head) => {
    const { at: start, length } = matches[head] as Match;
    return start + length === at;
  });
  const thing: string | null = to === undefined ? null : thingOf(matches[to]);
  const isTaken = matches.some((one) => one.at < at && at < one.at + one.length);
  return to !== undefined && thing && !isTaken ? { proof: `side:${side}:${thing}`, to } : null;
}
const AND = new Set(['and', 'und']);
