import type { NamedColour } from '#studio/scene-spec.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { Match } from './matching/match.ts';
import type { Token } from './matching/normalise.ts';
import type { Sentence } from './phrases/sentence.ts';
import { ROMANCE_COLOURS } from './words/look/colour-words.ts';
import { isDressedIn } from './phrases/figures/dressed-in.ts';
import { STOP_WORDS } from './words/function-words.ts';

/** Nouns whose colour is the wine's: 'white grapes', 'red blend'. */
const WINE_NOUNS = new Set(
  `wine wines glass glasses bottle bottles grape grapes blend pour flight decanter vin vino wein
  verre bouteille calice bottiglia copa botella glas flasche burgundy bordeaux rioja cuvee
  reserve reserva vintage`.split(/\s+/),
);
const COLOURED_THINGS = new Set(
  `velvet cloth linen background backdrop wall walls color colour colored coloured tones tone ribbon
  capsule leather curtain curtains paper ink lettering`.split(/\s+/),
);
const AND = new Set(['and', 'or', 'et', 'ou', 'e', 'o', 'y', 'und', 'oder']);
const COLOUR_PREPOSITIONS = new Set(
  'in en with avec con mit tones shades on against sur su sobre auf'.split(' '),
);

/** Languages that put the colour behind its noun. */
const ROMANCE: ReadonlySet<string> = new Set(['fr', 'it', 'es']);

type Said = Pick<Sentence, 'matches' | 'tokens' | 'language'>;

/** How many words ahead a colour may find its noun: 'red, white and rosé wine'. */
const REACH = 6;

export interface TintReading {
  /** Every wine that is said, in order of mention. */
  wines: WineColour[];
  colours: NamedColour[];
  /** What is said of the table: 'a blue tablecloth', 'une nappe bleue'. */
  surface: NamedColour | null;
  /** What each of them describes, by its place among the matches. */
  roles: Map<number, 'wine' | 'surface' | 'picture'>;
}

/** Decides for every bare colour whether it is the wine's ('a glass of red') or the picture's. */
export function readTints(
  { matches, tokens, language }: Said,
  spent: ReadonlySet<number>,
  bound: ReadonlyMap<number, number>,
): TintReading {
  const reading: TintReading = { wines: [], colours: [], surface: null, roles: new Map() };
  // 'A strisce verdi e bianche': both are those of the stripes.
  const owned = new Set<number>();
  const isBehindNoun = (i: number) => ROMANCE.has(language) && isOfNounBefore(i, matches, tokens);
  for (const [i, match] of matches.entries()) {
    if (match.isNegated) continue;
    for (const effect of match.effects) {
      if (effect.kind === 'wine') reading.wines.push(effect.value);
      if (effect.kind !== 'tint') continue;
      const isRegion = match.effects.some(({ kind }) => kind === 'region');
      if (isRegion && !isColourOf(match, tokens)) continue;
      if (spent.has(i) || isOfClothesBefore(i, matches, tokens)) continue;
      if (isDressedIn(matches, tokens, i)) continue;
      const isShared =
        isSharedWithSurface(i, matches, tokens) || isListedBehind(reading, i, matches, tokens);
      if (isOfSurface(i, matches, tokens) || isShared) {
        reading.surface ??= effect.value;
        reading.roles.set(i, 'surface');
      } else if (isBehindNoun(i) || (owned.has(i - 1) && isJoinedTo(i, matches, tokens))) {
        owned.add(i);
      } else if (effect.wine && isWineTint(i, matches, tokens)) {
        reading.wines.push(effect.wine);
        reading.roles.set(i, 'wine');
      } else if (!bound.has(i) && !isOfUnread(i, matches, tokens)) {
        reading.colours.push(effect.value);
        reading.roles.set(i, 'picture');
      }
    }
  }
  return reading;
}

/** 'Wet stone', 'table mouillée', 'in a puddle'. */
export const isSurfaceWet = (matches: readonly Match[], tokens: readonly Token[]): boolean =>
  matches.some(
    ({ effects, isNegated }, i) =>
      !isNegated &&
      (effects.some(isPuddle) ||
        (effects.some(({ kind, value }) => kind === 'state' && value === 'wet') &&
          isOfSurface(i, matches, tokens))),
  );

const isPuddle = (effect: Match['effects'][number]): boolean =>
  effect.kind === 'claim' && effect.value.includes('trait:surface:wet');

export function isOfSurface(
  i: number,
  matches: readonly Match[],
  tokens: readonly Token[],
): boolean {
  const [before, match] = [matches[i - 1], matches[i]];
  const isSurface = (other: Match | undefined) =>
    other?.effects.some(({ kind }) => kind === 'surface') || isTable(other, tokens);
  if (!match || isSurface(match)) return false;
  const isBehind = before !== undefined && before.at + before.length === match.at;
  return isSurface(pastTints(i, matches)) || (isBehind && isSurface(before));
}

/** 'A wet black table': what follows at once, or behind the colours between. */
function pastTints(i: number, matches: readonly Match[]): Match | undefined {
  let at = i + 1;
  const isNext = (k: number): boolean =>
    matches[k]?.at === (matches[k - 1]?.at ?? 0) + (matches[k - 1]?.length ?? 1);
  while (isNext(at) && isTint(matches[at]) && isNext(at + 1)) at++;
  return isNext(at) ? matches[at] : undefined;
}

/** 'A blue table' is painted; 'red table wine' names none. */
const isTable = (match: Match | undefined, tokens: readonly Token[]): boolean =>
  match !== undefined &&
  !WINE_NOUNS.has(tokens[match.at + match.length]?.word ?? '') &&
  match.effects.some((effect) => effect.kind === 'claim' && effect.value.includes('trait:table'));

/** 'A blue and white tablecloth': both colours are its own. */
function isSharedWithSurface(
  i: number,
  matches: readonly Match[],
  tokens: readonly Token[],
): boolean {
  const [match, next] = [matches[i], matches[i + 1]];
  if (!match || !next || !isTint(next) || next.at !== match.at + match.length + 1) return false;
  return AND.has(tokens[next.at - 1]?.word ?? '') && isOfSurface(i + 1, matches, tokens);
}

/** Behind another one and an 'and'. */
function isJoinedTo(i: number, matches: readonly Match[], tokens: readonly Token[]): boolean {
  const [before, match] = [matches[i - 1], matches[i]];
  return (
    before !== undefined &&
    match !== undefined &&
    before.at + before.length === match.at - 1 &&
    AND.has(tokens[match.at - 1]?.word ?? '')
  );
}

/** 'Tovaglia a quadri rossa e bianca', 'a cloth in red and white': behind the first, the second is its own too. */
function isListedBehind(
  { roles }: TintReading,
  i: number,
  matches: readonly Match[],
  tokens: readonly Token[],
): boolean {
  const [before, match] = [matches[i - 1], matches[i]];
  if (!before || !match || roles.get(i - 1) !== 'surface') return false;
  const isJoined = isJoinedTo(i, matches, tokens);
  const next = tokens[match.at + match.length];
  // 'On a cloth of red and white wine beside': the noun that follows has it.
  const isLast = !next || next.opensClause || STOP_WORDS.has(next.word);
  return isJoined && isLast && !wordAfterColours(i, matches, tokens).isWine;
}

/** 'Pañuelo rojo', 'rideau blanc', 'a strisce bianche': right behind a noun that is no wine's, it is that noun's. */
function isOfNounBefore(i: number, matches: readonly Match[], tokens: readonly Token[]): boolean {
  const match = matches[i];
  const before = tokens[(match?.at ?? 0) - 1];
  if (!match || !before || tokens[match.at]?.opensClause) return false;
  // 'Azul oscuro' too.
  if (!ROMANCE_COLOURS.has(match.phrase.split(' ')[0] ?? '')) return false;
  if (STOP_WORDS.has(before.word) || WINE_NOUNS.has(before.word)) return false;
  if (COLOURED_THINGS.has(before.word) || GROUND_NOUNS.has(before.word)) return false;
  const noun = adjacentBefore(i, matches);
  if (!noun) return matches.every(({ at, length }) => at + length !== match.at);
  const saysNothing = noun.effects.every(({ kind }) => kind === 'neutral' || kind === 'undrawn');
  return !isTint(noun) && !namesWine(noun) && (saysNothing || noun.effects.some(isOfItsOwn));
}

/** Land, curtains, clothes: what shows a colour of its own, and is not only said of the picture. */
const isOfItsOwn = (effect: Match['effects'][number]): boolean =>
  effect.kind === 'claim' && effect.value.some((proof) => OWN_CLAIM.test(proof));
const OWN_CLAIM = /^trait:(?:land|backing|worn|trees|throw|weather|ground):/;
const GROUND_NOUNS = new Set(
  'fond fonds sfondo fondo mur mure murs muro parete pared tons ton toni tono tonos style stile estilo affiche manifesto poster cartel locandina colori couleurs colores couleur colore color papier carta papel lumiere luce luz ciel cielo'.split(
    ' ',
  ),
);

/** 'A black apron': the colour of something that we do not know is nobody else's. */
function isOfUnread(i: number, matches: readonly Match[], tokens: readonly Token[]): boolean {
  const match = matches[i];
  let at = (match?.at ?? 0) + (match?.length ?? 1);
  // 'An emerald green dress': one colour in two words.
  for (let k = i + 1; matches[k]?.at === at && isTint(matches[k]); k++) at += matches[k]!.length;
  const next = tokens[at];
  if (!next || next.opensClause || STOP_WORDS.has(next.word)) return false;
  const noun = matches.find((other) => other.at === at);
  if (noun && isWorn(noun)) return true;
  if (COLOURED_THINGS.has(next.word)) return false;
  return !noun || isOwnColoured(noun);
}

/** 'Green hills' and 'blue dots' are so by themselves, and tint nothing else. */
const isOwnColoured = ({ effects }: Match): boolean =>
  effects.some(
    (effect) =>
      effect.kind === 'claim' &&
      effect.value.some((proof) => /^trait:(?:land:|ground:|look:hair)/.test(proof)),
  );

/** 'Robe rouge', 'camicia bianca': the colour stands behind. */
function isOfClothesBefore(
  i: number,
  matches: readonly Match[],
  tokens: readonly Token[],
): boolean {
  const [clothes, match] = [adjacentBefore(i, matches), matches[i]];
  const isParted = tokens[match?.at ?? 0]?.opensClause ?? false;
  return clothes !== undefined && !isParted && isWorn(clothes);
}

/** Clothes keep their colour to themselves. */
const isWorn = ({ effects }: Match): boolean =>
  effects.some(
    (effect) =>
      effect.kind === 'claim' && effect.value.some((proof) => proof.startsWith('trait:worn:')),
  );

/** 'Burgundy velvet' is a colour, 'Burgundy in autumn' a place. */
export function isColourOf(match: Match, tokens: readonly Token[]): boolean {
  return COLOURED_THINGS.has(tokens[match.at + match.length]?.word ?? '');
}

function isWineTint(i: number, matches: readonly Match[], tokens: readonly Token[]): boolean {
  const match = matches[i];
  if (!match) return false;
  // 'A green bottle, white dots': behind the comma begins something else.
  const before = tokens[match.at]?.opensClause ? '' : (tokens[match.at - 1]?.word ?? '');
  // Romance languages put the colour behind: 'verre de rouge', 'copa de tinto', 'uva bianca'.
  if (WINE_NOUNS.has(before) || ['of', 'de', 'di'].includes(before)) return true;
  if (namesWine(adjacentBefore(i, matches))) return true;
  const after = wordAfterColours(i, matches, tokens);
  if (after.isWine) return true;
  if (COLOUR_PREPOSITIONS.has(before)) return false;
  return !after.word || STOP_WORDS.has(after.word);
}

/** What the colour describes, past 'and' and further colours: 'red and white wine'. */
function wordAfterColours(
  i: number,
  matches: readonly Match[],
  tokens: readonly Token[],
): { word: string; isWine: boolean } {
  const near = matches.slice(i + 1, i + 1 + REACH);
  const matchAt = (at: number) => near.find((other) => other.at === at);
  const start = (matches[i]?.at ?? 0) + (matches[i]?.length ?? 1);
  let at = start;
  while (at < start + REACH && (AND.has(tokens[at]?.word ?? '') || isTint(matchAt(at)))) at++;
  const token = tokens[at];
  if (!token || (token.opensClause && at === start)) return { word: '', isWine: false };
  return { word: token.word, isWine: WINE_NOUNS.has(token.word) || namesWine(matchAt(at)) };
}

function adjacentBefore(i: number, matches: readonly Match[]): Match | undefined {
  const previous = matches[i - 1];
  return previous && previous.at + previous.length === matches[i]?.at ? previous : undefined;
}

const isTint = (match: Match | undefined) =>
  match?.effects.some(({ kind }) => kind === 'tint') ?? false;
const namesWine = (match: Match | undefined) =>
  match?.effects.some(({ kind }) => ['wine', 'varietal', 'region'].includes(kind)) ?? false;
