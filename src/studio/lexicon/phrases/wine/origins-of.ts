import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { OF, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { AskedThing, Origin } from '#studio/things/asked-thing.ts';

const BOTTLES: ReadonlySet<string> = new Set(['bottle', 'magnum', 'half_bottle']);

/** 'A Bordeaux bottle', 'une bouteille de Bourgogne': where it comes from, or the grape that it is of. */
export function originsOf(
  { matches, tokens }: Sentence,
  head: number,
): Pick<AskedThing, 'origins'> {
  const own = matches[head] as Match;
  if (!BOTTLES.has(thingOf(own) ?? '')) return {};
  const [before, after] = [matches[head - 1], matches[head + 1]];
  const isBefore = before !== undefined && before.at + before.length === own.at;
  const end = own.at + own.length;
  const isAfter = after !== undefined && after.at === end + 1 && OF.has(tokens[end]?.word ?? '');
  const origin = (isBefore ? originIn(before) : null) ?? (isAfter ? originIn(after) : null);
  return origin ? { origins: [origin] } : {};
}

function originIn({ effects }: Match): Origin | null {
  const [said] = [...effectsOf(effects, 'region'), ...effectsOf(effects, 'varietal')];
  return said ? { name: said.value.name, bottle: said.hint.bottle } : null;
}
