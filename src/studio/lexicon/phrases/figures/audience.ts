import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { matchAt } from '#studio/lexicon/matching/match-at.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { DETERMINERS } from '#studio/lexicon/words/asking.ts';

const words = (list: string) => new Set(list.split(/\s+/));

const FOR = words('for pour per para fur');
const OURS = words(
  'our my your all notre nos mes vos nostri nostre nuestros nuestras mis unsere unseren meine',
);
/** What is made for those who will look at it. */
const MADE = words(
  `poster posters infographic infographics infography chart charts guide guides kit handout handouts worksheet flyer flyers
  brochure leaflet lesson lessons course quiz app newsletter campaign banner ad advert slide slides presentation diagram
  illustration card postcard invitation voucher cheatsheet
  affiche infographie fiche cours depliant prospectus visuel schema carte
  locandina infografica scheda corso volantino manifesto volantini biglietto
  cartel infografia lamina ficha curso folleto guia tarjeta
  plakat infografik schaubild schautafel lehrtafel arbeitsblatt leitfaden kurs handzettel lerntafel karte`,
);
/** How far before the people 'for' may stand, and how far before 'for' what is made for them. */
const [NEAR, BEFORE] = [4, 5];

/** 'A tasting kit for sommelier students', 'affiche pour nos clients': they look at it and are not in it. */
export function isAudience(
  { matches, tokens }: { matches: readonly Match[]; tokens: readonly Token[] },
  i: number,
): boolean {
  const match = matches[i];
  if (!match || effectsOf(match.effects, 'figure').length === 0) return false;
  let at = match.at - 1;
  while (at > match.at - NEAR && isOfThem(matches, tokens, at)) at--;
  if (!FOR.has(tokens[at]?.word ?? '') || tokens[at + 1]?.opensClause) return false;
  const made = tokens.slice(Math.max(0, at - BEFORE), at + 1);
  const clause = made.findLastIndex(({ opensClause }) => opensClause);
  return made.slice(Math.max(0, clause), -1).some(({ word }) => MADE.has(word));
}

/** Articles, and those who are named in one breath with them: 'sommelier students'. */
const isOfThem = (matches: readonly Match[], tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? '';
  if (FOR.has(word) || tokens[at + 1]?.opensClause) return false;
  const named = matchAt(matches, at);
  const isDescribing =
    named !== undefined &&
    (effectsOf(named.effects, 'figure').length > 0 ||
      named.effects.every(({ kind }) => KINDS.has(kind)));
  return DETERMINERS.has(word) || OURS.has(word) || isDescribing;
};
const KINDS: ReadonlySet<string> = new Set(['quality', 'mood', 'neutral']);
