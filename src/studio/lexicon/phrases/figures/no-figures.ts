import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

const HOUSE =
  'winery wineries estate estates vineyard vineyards business company domain domaine chateau cellar cellars owned run crest recipe recipes tradition name weingut bodega brand farm tree';
/** What a word for somebody is only the first half of. */
const NAMES: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    baby: 'shower blue pink grand carrots tomatoes potatoes spinach leaves doll announcement party bottle bottles',
    family: `${HOUSE} table crest style`,
    guest: 'room house list book towel towels card',
    guests: 'book',
    kids: 'menu table party corner',
    kid: 'leather gloves',
    child: 'seat',
    children: 'menu',
    man: 'cave',
    hero: 'bottle image product wine banner shot of',
    girl: 'scout',
    chef: 'knife knives hat',
    cook: 'book',
    model: 'train car',
    figure: 'skating eight',
    band: 'aid saw',
    worker: 'bee bees',
    group: 'discount',
    team: 'logo building',
    lady: 'fingers finger',
  }).map(([word, next]) => [word, new Set(next.split(' '))]),
);

/** 'Baby shower', 'family winery', 'guest book': the word before names nobody who is there. */
export function isPartOfName({ tokens, matches }: Sentence, i: number): boolean {
  const { at, length, phrase } = matches[i]!;
  // In a photograph the wine is the hero.
  if (phrase === 'hero' && matches.some(({ effects }) => effectsOf(effects, 'thing').length > 0))
    return true;
  const next = tokens[at + length];
  return next !== undefined && !next.opensClause && (NAMES[phrase]?.has(next.word) ?? false);
}

const WORKERS = /^(workers?|ouvriers?|ouvrieres?|opera[io]|obreros?|trabajador(es)?|arbeiter)$/;
const ON_VINES =
  /^(vines?|vineyards?|harvest\w*|picking|pruning|grapes?|vignes?|vignobles?|vendanges?|raisins?|vigna|vigne|vigneto|vigneti|vendemmia|uva|vinedos?|vina|vendimia|uvas|weinberg\w*|reben|weinlese|lese|trauben)$/;

/** A worker among the vines picks; in the cellar they have another trade. */
export const isOnVines = ({ tokens }: Sentence, { phrase, effects }: Match): boolean =>
  WORKERS.test(phrase) &&
  effectsOf(effects, 'figure').length > 0 &&
  tokens.some(({ word }) => ON_VINES.test(word));
