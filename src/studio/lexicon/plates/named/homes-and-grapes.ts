import { AREAS } from '#studio/litho/education/atlas/areas.ts';
import { isOverview } from '#studio/litho/education/atlas/europe.ts';
import { allGrapesOf } from '#studio/litho/education/vineyard/grapes-of-area.ts';
import { hasSoils } from '#studio/litho/education/vineyard/soils-plate.ts';
import { hasPhrase, phrasesOf } from '#studio/lexicon/matching/find-phrase.ts';
import { LANGUAGE_PHRASES } from '#studio/lexicon/words/plate-wishes.ts';
import type { PlateTopic } from '#studio/scene/sheets.ts';

/** Long names of areas may bend: 'italiane', 'deutschen'. */
export const AREA_PHRASES = AREAS.map(
  ({ id, words }) =>
    [
      id,
      phrasesOf(words).map((phrase) => phrase.map((word) => (word.length > 5 ? `${word}*` : word))),
    ] as const,
);
const LANGUAGES = LANGUAGE_PHRASES.map(
  ([language, table]) => [language, phrasesOf(table)] as const,
);

/** The region that is named, else the country. */
export function areaNamed(words: readonly string[]): string | null {
  const said = withoutLanguage(words);
  return (
    AREA_PHRASES.find(([id, phrases]) => !isOverview({ id }) && hasPhrase(said, phrases))?.[0] ??
    null
  );
}

/** 'In German' says in which language, and names no land. */
export const withoutLanguage = (words: readonly string[]): readonly string[] =>
  words.filter(
    (word, i) =>
      !(
        SPOKEN.test(words[i - 1] ?? '') &&
        LANGUAGES.some(([, phrases]) => hasPhrase([words[i - 1] ?? '', word], phrases))
      ),
  );
const SPOKEN = /^(?:in|en|auf)$/;

/** 'Cheat sheet of Italian red grapes' is about those, and no sheet of everything. */
export const asksGrapesOf = (home: string | null, words: readonly string[]): boolean =>
  home !== null && words.some((word) => GRAPES.test(word));

/** Only where the sheet can be cut down to it. */
export function homeOf(topic: PlateTopic, home: string | null): string | null {
  const area = AREAS.find(({ id }) => id === home);
  if (!area) return null;
  const isTold = topic === 'soils' ? hasSoils(area.id) : allGrapesOf(area).length > 1;
  return isTold ? area.id : null;
}

const GRAPES =
  /^(?:grapes?|cepages?|raisins?|uv[ae]|uvas|vitign[oi]|trauben?|rebsorten?|varietals?)$/;
const VESSELS =
  /^(?:bottles?|glass(?:es)?|labels?|bouteilles?|verres?|bottigli[ae]|calic[ei]|botellas?|copas?|flaschen?|glas|glaser)$/;

/** 'Grapes of the Rhône' are its varieties, and 'ten facts about Malbec' are told of that grape. */
export function ofGrapes(
  topic: PlateTopic | null,
  {
    words,
    grapes,
    home,
    isListed,
    isOfQualities,
  }: {
    words: readonly string[];
    grapes: readonly string[];
    home: string | null;
    isListed: boolean;
    /** What is listed are its qualities: aromas, body, regions. */
    isOfQualities: boolean;
  },
): PlateTopic | null {
  const isOne = grapes.length === 1 && !isListed;
  if (grapes.length === 1 && isOfQualities) return 'grape_profile';
  if (topic === 'varieties') return isOne && !home ? 'grape_profile' : topic;
  if (topic !== null) return topic;
  if (asksGrapesOf(home, words)) return 'varieties';
  return isOne && !words.some((word) => VESSELS.test(word)) ? 'grape_profile' : null;
}
