import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { matchAt } from '#studio/lexicon/matching/match-at.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { STOP_WORDS } from '#studio/lexicon/words/function-words.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

type Relations = Map<number, NonNullable<AskedThing['relation']>>;

const words = (list: string) => new Set(list.split(/\s+/));
const SMALL = THINGS.filter(({ stance }) => stance === 'small').map(({ id }) => id);
const FLAT = THINGS.filter(({ stance }) => stance === 'dish').map(({ id }) => id);
const BOTTLES: readonly ThingId[] = ['bottle', 'magnum', 'half_bottle', 'fiasco'];
const DRINKS: readonly ThingId[] = [...BOTTLES, 'glass', 'champagne_flute'];
const DISHES = ['plate', 'bowl', 'board', 'tray', 'napkin'];
const SERVED = new Set<ThingId>([...SMALL, ...FLAT.filter((id) => !DISHES.includes(id))]);

const CUTLERY: ReadonlySet<ThingId> = new Set<ThingId>(['fork', 'knife', 'spoon']);

/** What stands in water. */
export const STEMS = new Set<ThingId>([
  'rose',
  'sunflower',
  'lavender',
  'flowers',
  'tulip',
  'dried_flowers',
  'eucalyptus',
  'olive_branch',
  'cotton',
  'wheat',
]);

/** What fits into each of them. */
const FITS: Partial<Record<ThingId, ReadonlySet<ThingId>>> = {
  bowl: SERVED,
  basket: new Set([...SMALL, ...FLAT, ...BOTTLES, 'flowers', 'glass']),
  crate: new Set([...SMALL, ...BOTTLES, 'straw', 'bread', 'pumpkin', 'pineapple', 'melon']),
  gift_box: new Set([...SMALL, ...BOTTLES]),
  gift_bag: new Set(BOTTLES),
  heart_box: new Set<ThingId>(['chocolate', 'chocolate_truffle']),
  ice_bucket: new Set([...BOTTLES, 'lemon']),
  watering_bucket: new Set([...SMALL, ...BOTTLES]),
  wheelbarrow: new Set([...SMALL, ...FLAT]),
  cart: new Set([...SMALL, ...FLAT, ...BOTTLES, 'barrel']),
  vintage_car: new Set([...BOTTLES, 'barrel', 'crate', 'gift_box', 'christmas_tree']),
  car: new Set([...BOTTLES, 'barrel', 'crate', 'gift_box', 'christmas_tree']),
  pickup_truck: new Set([...SMALL, ...BOTTLES, 'barrel', 'crate']),
  boat: new Set(['barrel', 'crate']),
  trailer: new Set([...SMALL, ...BOTTLES, 'barrel', 'crate']),
  wine_press: new Set(['grapes']),
  carton: new Set([...SMALL, ...BOTTLES]),
  wooden_case: new Set([...SMALL, ...BOTTLES, 'straw']),
  saucepan: new Set<ThingId>([...SMALL, 'mussels', 'clams']),
  jar: new Set(SMALL),
  glass: new Set(SMALL),
  tumbler: new Set(SMALL),
  pot: SERVED,
  vase: new Set([...STEMS, ...SMALL]),
  jug: STEMS,
  // Fork and knife lie beside it.
  plate: new Set([...SERVED].filter((id) => !CUTLERY.has(id))),
  board: SERVED,
  tiered_stand: SERVED,
  egg_cup: new Set<ThingId>(['egg', 'easter_eggs']),
  tray: new Set([...SERVED, ...BOTTLES, 'glass', 'champagne_flute']),
};
/** What a greengrocer sells, and a bowl holds together. */
const PRODUCE = new Set<ThingId>([
  'apple',
  'pear',
  'orange',
  'blood_orange',
  'lemon',
  'lime',
  'peach',
  'nectarine',
  'apricot',
  'plum',
  'cherry',
  'strawberry',
  'berry',
  'fig',
  'grapes',
  'pomegranate',
  'quince',
  'persimmon',
  'mango',
  'grapefruit',
  'melon',
  'pineapple',
  'tomato',
  'pumpkin',
  'garlic',
  'onion',
]);
const DRUNK_FROM = new Set<ThingId>(['glass', 'tumbler']);
/** Things lie on these, not in them. */
const OPEN = new Set<ThingId>(['plate', 'board', 'tray', 'tiered_stand']);
/** They lie on the box, not in it. */
const OUTSIDE = new Set<ThingId>(['ribbon', 'label', 'capsule', 'wax_seal', 'price_tag']);

const FULL = words(
  'full filled brimming loaded heaped overflowing charge chargee carico carica cargado cargada beladen plein pleine pleins pleines rempli remplie remplis remplies pieno piena pieni piene lleno llena llenos llenas voll voller volle gefullt gefullte',
);
const OF = words('of de di d del von');
export const WITH = words('with avec con mit containing holding contenant contenente');
const BETWEEN = words(
  `and et e ed y und a an the some few une un des du de la le les d una uno dei delle degli el los las ein eine
  einen einem of di with mit con avec full fresh ripe big small little`,
);
const REACH = 6;

/** 'A basket full of bottles', 'a bowl with cherries, figs and nuts': what is in it comes after it. */
export function readContents(sentence: Sentence, heads: readonly number[]): Relations {
  const contents: Relations = new Map();
  heads.forEach((_, to) => {
    if (contents.has(to)) return;
    const holder = thingOf(sentence.matches[heads[to] as number]) ?? 'bowl';
    const kind = OPEN.has(holder) ? 'on' : 'in';
    for (const from of contentsOf(sentence, heads, to)) contents.set(from, { kind, to });
  });
  return contents;
}

function contentsOf(sentence: Sentence, heads: readonly number[], to: number): number[] {
  const { matches, tokens } = sentence;
  const holder = matches[heads[to] as number] as Match;
  const fits = FITS[thingOf(holder) ?? 'bottle'];
  const end = holder.at + holder.length;
  const link = linkAt(sentence, end) ?? genitiveAt(sentence, end);
  // 'A glass with olives' stands beside them; only 'full of' says that they are in it.
  const isDrunkFrom = DRUNK_FROM.has(thingOf(holder) ?? 'bottle');
  if (!fits || !link || (isDrunkFrom && link !== 'full')) return [];
  const found: number[] = [];
  let at = end;
  let isOpenList = false;
  for (let next = to + 1; next < heads.length; next++) {
    const match = matches[heads[next] as number] as Match;
    const thing = thingOf(match) as ThingId;
    const gap = tokens.slice(at, match.at + 1);
    const opens = gap.some(({ opensClause }) => opensClause);
    // 'A platter of cold cuts with ham, salami and olives': all of them lie on it.
    isOpenList ||= found.length > 0 && gap.some(({ word }) => WITH.has(word));
    const isJoined =
      found.length === 0
        ? gap.length <= REACH &&
          // 'A basket with red wine, cheese and bread': wine that is named first is in it as well.
          (!opens || (link === 'with' && isListed(sentence, at, match.at)))
        : isListed(sentence, at, match.at);
    if (OUTSIDE.has(thing) && isJoined) {
      at = match.at + match.length;
      continue;
    }
    if (!isJoined || !fits.has(thing)) break;
    // 'A box with a ribbon, a bottle standing beside it'.
    if (link === 'with' && standsBesideIt(sentence, match)) break;
    // 'Lobster on a platter with a bottle': the platter has its lobster, and the bottle stands beside it.
    if (link === 'with' && DRINKS.includes(thing) && isTaken(sentence, heads, to)) break;
    // 'A basket full of oranges and a bottle': the bottle stands beside it.
    if (found.length > 0 && DRINKS.includes(thing) && link !== 'with') break;
    // 'A bowl of olives, bread and wine': only olives are in it; 'of figs and walnuts' are both.
    // Of fruit alone all is: 'a basket of apples, pears and plums'.
    const isAlike = found.length > 0 && isFruitList(sentence, heads, found[0]!);
    if (found.length > 0 && link === 'of' && !isOpenList && !isPair(gap) && !isAlike) break;
    // 'A bowl of soup with croutons, a salad': the salad is another thing.
    if (found.length > 0 && link === 'of' && beginsAnew(gap)) break;
    // 'A basket of grapes and a violin': with an article of its own it stands beside.
    const hasArticle = gap.some(({ word }) => ARTICLES.has(word));
    if (found.length > 0 && link !== 'with' && hasArticle && !PRODUCE.has(thing)) break;
    found.push(next);
    at = match.at + match.length;
  }
  return found;
}

/** Whether it is told against the holder after all: 'next to it', past the wine that is in it. */
function standsBesideIt({ matches, tokens }: Sentence, { at, length }: Match): boolean {
  const beside = matches.find(
    (other) =>
      other.at >= at + length &&
      effectsOf(other.effects, 'relation').some(({ value }) => BESIDE.has(value)),
  );
  if (!beside) return false;
  const gap = tokens.slice(at + length, beside.at + 1);
  const isIt = IT.has(tokens[beside.at + beside.length]?.word ?? '');
  return isIt && gap.length <= REACH && !gap.some(({ opensClause }) => opensClause);
}
const BESIDE: ReadonlySet<string> = new Set([
  'beside',
  'left_of',
  'right_of',
  'behind',
  'in_front_of',
]);
const IT = words('it them lui elle eux esso essa ihm ihr');

/** Whether something was said to lie on it or in it before. */
function isTaken({ matches, tokens }: Sentence, heads: readonly number[], to: number): boolean {
  const [before, holder] = [matches[heads[to - 1] ?? -1], matches[heads[to]!]!];
  const said = matches.findLast(({ at }) => at < holder.at && at > (before?.at ?? Infinity));
  const kind = matches
    .filter(({ at }) => at > (before?.at ?? Infinity) && at < holder.at)
    .flatMap(({ effects }) => effectsOf(effects, 'relation'))
    .at(-1)?.value;
  const gap = said ? tokens.slice(said.at, holder.at + 1) : [];
  return (kind === 'on' || kind === 'in') && !gap.some(({ opensClause }) => opensClause);
}

/** Fruit after fruit up to an 'and'; without one the list may be that of the whole table. */
function isFruitList(sentence: Sentence, heads: readonly number[], first: number): boolean {
  const { matches, tokens } = sentence;
  for (let k = first; k < heads.length; k++) {
    const [before, match] = [matches[heads[k - 1]!], matches[heads[k]!]!];
    if (!PRODUCE.has(thingOf(match) as ThingId)) return false;
    if (k === first || !before) continue;
    const end = before.at + before.length;
    if (!isListed(sentence, end, match.at)) return false;
    if (AND.has(tokens[end]?.word ?? '')) return true;
  }
  return false;
}

const beginsAnew = (gap: readonly Token[]): boolean =>
  gap.some(({ opensClause, word }) => opensClause && ARTICLES.has(word));
const ARTICLES = words('a an une un una uno ein eine einen');

const isPair = (gap: readonly Token[]): boolean =>
  gap.length > 1 && gap.length <= 3 && AND.has(gap[0]!.word) && !gap[0]!.opensClause;
export const AND = words('and et e ed y und');

function linkAt({ tokens }: Sentence, end: number): 'of' | 'full' | 'with' | null {
  const near = tokens.slice(end, end + 3);
  const stop = near.findIndex(({ opensClause }) => opensClause);
  const own = (stop < 0 ? near : near.slice(0, stop)).map(({ word }) => word);
  if (WITH.has(own[0] ?? '')) return 'with';
  if (own.some((word) => FULL.has(word))) return 'full';
  return OF.has(own[0] ?? '') ? 'of' : null;
}

/** German puts what is inside right behind, with an adjective or without: 'ein Korb bunter Eier'. */
function genitiveAt({ tokens, matches, language }: Sentence, end: number): 'of' | null {
  const next = tokens[end];
  if (language !== 'de' || !next || next.opensClause || STOP_WORDS.has(next.word)) return null;
  const known = matches.find(({ at }) => at === end);
  if (known)
    return thingOf(known) || known.effects.every(({ kind }) => ADJECTIVES.has(kind)) ? 'of' : null;
  return tokens[end + 1] && !tokens[end + 1]!.opensClause && next.word.endsWith('er') ? 'of' : null;
}

/** Only commas, 'and', articles and known adjectives between two things of one list. */
export function isListed({ tokens, matches }: Sentence, from: number, to: number): boolean {
  if (to - from > REACH) return false;
  return tokens.slice(from, to).every(({ word }, i) => {
    const match = matchAt(matches, from + i);
    const isAdjective = match?.effects.every(({ kind }) => ADJECTIVES.has(kind)) ?? false;
    // 'A small bottle of champagne and two croissants'.
    const isWine = hasEffect(match, 'wine', 'varietal', 'region') && !thingOf(match);
    // A noun that we do not know may stand in the list as well.
    return BETWEEN.has(word) || isAdjective || isWine || (!match && !STOP_WORDS.has(word));
  });
}
const ADJECTIVES = new Set([
  'tint',
  'count',
  'state',
  'quality',
  'mood',
  'neutral',
  'fill',
  'material',
  'size',
]);
