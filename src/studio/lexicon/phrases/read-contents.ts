import { THINGS, type ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/thing.ts';
import type { Match } from '#studio/lexicon/match-words.ts';
import { hasEffect, thingOf, type Sentence } from './heads.ts';

type Relations = Map<number, NonNullable<AskedThing['relation']>>;

/** What holds more than one thing; the others are spoken of with 'of' alone. */
const DEEP = new Set<ThingId>(['basket', 'crate', 'bowl', 'gift_box', 'jug', 'jar', 'vase', 'pot']);
const FLAT = new Set<ThingId>(['plate', 'board', 'tray']);
/** These also take bottles. */
const ROOMY = new Set<ThingId>(['basket', 'crate', 'gift_box', 'ice_bucket']);
const BOTTLES = new Set<ThingId>(['bottle', 'half_bottle', 'magnum', 'flute_bottle', 'fiasco']);
const FOOD_STANCES = new Set(['small', 'dish']);
const TABLEWARE = new Set<ThingId>(['plate', 'bowl', 'napkin', 'fork', 'knife', 'spoon', 'board']);
const LAID = new Set<ThingId>(
  THINGS.filter(({ id, stance }) => FOOD_STANCES.has(stance) && !TABLEWARE.has(id)).map(
    ({ id }) => id,
  ),
);
const FLOWERS = new Set<ThingId>(['rose', 'sunflower', 'lavender', 'flowers', 'tulip']);

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const HOLDING = words('of with de di d con mit von avec voller');
const WITH = words('with con mit avec');
const FULL = words(
  'full filled loaded packed heaped brimming overflowing piled plein pleine remplie rempli pieno piena ricolmo lleno llena repleto voll gefullt gefullte prall',
);
const JOINING = words(
  'and et e y und plus ou o oder a an the le la les l il lo i gli el los las der die das den some few des du fresh',
);

/** 'A basket full of bottles', 'a bowl with avocado and tomatoes', 'a plate of figs': what is in it comes after it. */
export function readContents(sentence: Sentence, heads: readonly number[]): Relations {
  const contents: Relations = new Map();
  heads.forEach((head, to) => {
    const holder = thingOf(sentence.matches[head]);
    if (!holder || !(DEEP.has(holder) || FLAT.has(holder) || ROOMY.has(holder))) return;
    const said = holdingWord(sentence, head);
    if (!said) return;
    for (let next = to + 1; next < heads.length; next++) {
      if (!isListed(sentence, heads, { next, first: to + 1 })) break;
      const thing = thingOf(sentence.matches[heads[next]!]);
      if (!thing || !fitsIn(thing, holder)) break;
      // 'A basket of oranges and a bottle': the bottle stands beside it.
      if (BOTTLES.has(thing) && next > to + 1 && !WITH.has(said)) break;
      contents.set(next, { kind: FLAT.has(holder) ? 'on' : 'in', to });
    }
  });
  return contents;
}

function fitsIn(thing: ThingId, holder: ThingId): boolean {
  if (holder === 'vase') return FLOWERS.has(thing);
  if (BOTTLES.has(thing)) return ROOMY.has(holder);
  return LAID.has(thing) && holder !== 'ice_bucket';
}

/** 'Of' or 'with' follows at once, or after 'full'. */
function holdingWord({ matches, tokens }: Sentence, head: number): string | null {
  const { at, length } = matches[head] as Match;
  let next = at + length;
  if (FULL.has(tokens[next]?.word ?? '')) next++;
  const token = tokens[next];
  return token && !token.opensClause && HOLDING.has(token.word) ? token.word : null;
}

/** Only articles, numbers, adjectives and 'and' stand between one and the next. */
function isListed(
  { matches, tokens }: Sentence,
  heads: readonly number[],
  { next, first }: { next: number; first: number },
): boolean {
  const [from, to] = [heads[next - 1]!, heads[next]!];
  const [a, b] = [matches[from] as Match, matches[to] as Match];
  const isOther = (i: number): boolean => hasEffect(matches[i], 'relation', 'place', 'surface');
  for (let i = from + 1; i < to; i++) if (isOther(i)) return false;
  const between = tokens.slice(a.at + a.length, b.at);
  if (between.length > 5) return false;
  if (next === first) return true;
  const known = new Set(
    matches
      .slice(from + 1, to)
      .flatMap(({ at, length }) => Array.from({ length }, (_, k) => at + k)),
  );
  // One unknown word may stand among them: 'avocado, chickpeas and tomatoes'.
  const unknown = between.filter(
    ({ word }, k) => !JOINING.has(word) && !known.has(a.at + a.length + k),
  );
  return unknown.length === 0 || (unknown.length === 1 && !STOPPING.has(unknown[0]!.word));
}

const STOPPING = words('with avec con mit besides plus next behind near by');
