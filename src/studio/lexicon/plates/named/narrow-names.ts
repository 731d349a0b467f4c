import type { AskedWord } from '#studio/accounting/proof.ts';
import { AREAS } from '#studio/litho/education/atlas/areas.ts';
import { isOverview } from '#studio/litho/education/atlas/europe.ts';
import { rowsFor } from '#studio/litho/education/any-topic/told-apart.ts';
import { LESSONS } from '#studio/litho/education/lessons/lessons.ts';
import type { LessonId } from '#studio/litho/education/lessons/lessons.ts';
import { countAsked } from '#studio/lexicon/plates/count-asked.ts';
import { grapesIn } from './grapes-in.ts';
import { withRows } from '#studio/lexicon/plates/compared/rows-told.ts';
import { SPOTS_CALLED } from './read-map.ts';
import { phrasesOf } from '#studio/lexicon/matching/find-phrase.ts';
import { LANGUAGE_PHRASES } from '#studio/lexicon/words/plate-wishes.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import type { PlateTopic } from '#studio/scene/sheets.ts';
import type { PlateWish } from '#studio/scene-spec.ts';

/** Sheets that are cut down to any name, or print whatever is dictated to them. */
const TAKES_ANY = new Set<PlateTopic>([
  'map',
  'label',
  'compare',
  'list',
  'timeline',
  'pyramid',
  'form',
  'quiz',
]);
/** Sheets that are cut down to a wine, by its grape or by its colour. */
const TAKES_WINES = new Set<PlateTopic>([
  'pairing',
  'aromas',
  'bouquet',
  'dishes',
  'temperatures',
  'colours',
  'sweetness',
  'bottle_shapes',
  'bottle_sizes',
  'glass_shapes',
  'bottle',
  'glass',
  'scale',
  'bingo',
]);
const BUBBLES =
  /champa|prosecco|cava|cr[eé]mant|sekt|spumante|franciacorta|espumoso|sparkling|charmat/iu;

/** Whether the sheet is about the wine, grape or region that this word names. */
function isTaken({ topic, area, grapes, lesson, wines }: PlateWish, text: string): boolean {
  if (TAKES_ANY.has(topic) || TAKES_WINES.has(topic) || area !== null) return true;
  // 'How long red wines keep': where the points are grapes, only those of one colour are told.
  if (topic === 'lesson' && lesson && wines.length === 1) return isOfGrapes(lesson);
  if (topic === 'making') return BUBBLES.test(text);
  return grapes.length > 0 && (topic === 'varieties' || topic === 'grape_profile');
}

const isOfGrapes = (lesson: LessonId): boolean =>
  LESSONS[lesson].points.every(({ icon, wine }) => icon === 'grapes' && wine !== undefined);

/** Drinks that are made otherwise than our plates tell. */
const OTHERWISE =
  /madeira|mad[èe]re|marsala|vin santo|vin jaune|brandy|cognac|grappa|verm(?:ou|o)[tu]|cider|cidre|beer|bi[èe]re|birra|cerveza|bier|whisk|tokaj|sauternes|amarone|sweet|dessert|mulled|gl[üu]hwein|kombucha|mead|alcohol[- ]free/iu;

/** 'Ten facts about Malbec': we tell what we know, and count nothing. */
const isUntold = ({ text }: AskedWord, { topic }: PlateWish): boolean =>
  (topic === 'grape_profile' && /^\d+$/u.test(text)) ||
  (topic === 'making' && OTHERWISE.test(text));

/** Names that a sheet was not cut down to are missing from it: the soils of all the world are not those of Jura. */
export function narrowNames(
  words: readonly AskedWord[],
  plate: PlateWish,
  tokens: readonly Token[],
): AskedWord[] {
  // 'Big labels' are those of the sheet, and read as large as it allows.
  const seen = words.map((word) =>
    word.proofs.some((proof) => OF_SHEET.test(proof)) ||
    // 'Burgundy wine map': the map of it, in no colour.
    (plate.topic === 'map' && isAreaName(word.text)) ||
    // 'A Burgundy label' is one from there, of no colour.
    (plate.topic === 'label' && isAreaName(word.text.replace(/ \(.*\)$/u, '')))
      ? { ...word, proofs: [...word.proofs, 'followed' as const] }
      : word,
  );
  // A figure of a dictated list is read on the sheet, and counts no things.
  const figures = plate.items
    ? seen.map((word) =>
        /^\d+$/u.test(word.text)
          ? { ...word, proofs: [...word.proofs, `lettering:${word.text}` as const] }
          : word,
      )
    : seen;
  const placed = plate.topic === 'map' ? figures.map((word) => onMap(word, plate)) : figures;
  const held = placed.map((word) =>
    isUntold(word, plate) || (word.proofs.includes('wine:any') && !isTaken(plate, word.text))
      ? { ...word, proofs: word.proofs.filter((proof) => proof.startsWith('lettering:')) }
      : word,
  );
  const isRead = (at: number) => words.some((one) => one.at <= at && at < one.at + one.length);
  const isHome = TAKES_ANY.has(plate.topic) || plate.area !== null || plate.topic === 'lesson';
  const homes = isHome ? [] : areasIn(tokens).filter(({ at }) => !isRead(at));
  const short = countMissing(plate, tokens);
  const isCounted = ({ at }: AskedWord) =>
    short.some((one) => one.at <= at && at < one.at + one.length);
  const eaten = foodsUntold(plate, tokens);
  const isEaten = ({ at }: AskedWord) => eaten.some((one) => one.at === at);
  const rest = held.filter((word) => !isCounted(word) && !isEaten(word));
  return [
    ...withRows(rest, plate, tokens),
    ...homes,
    ...untoldApart(plate, tokens),
    ...short,
    ...eaten,
  ].toSorted((a, b) => a.at - b.at);
}

/** A place that is named for a map is on it by its name, or it is missing from it: Madeira lies beyond Portugal's. */
function onMap(word: AskedWord, { grapes }: PlateWish): AskedWord {
  const isPlace = word.proofs.includes('wine:any') && /^\p{Lu}/u.test(word.text);
  const called = SPOTS_CALLED[fold(word.text)];
  const isGrape = grapesIn(fold(word.text).split(' ')).length > 0 || grapes.includes(word.text);
  if (!isPlace || isGrape || called || isAreaName(word.text)) return word;
  return { ...word, proofs: word.proofs.filter((proof) => proof.startsWith('lettering:')) };
}

/** The labels of the sheet, and 'what makes a wine organic'. */
const OF_SHEET = /^trait:(?:size:\w+:label|action:making)$/u;

/** Two that no book of ours compares stand beside each other, and nothing tells them apart. */
function untoldApart(
  { topic, items = [], sides = [], rows }: PlateWish,
  tokens: readonly Token[],
): AskedWord[] {
  const names = items.map(({ name }) => name);
  if (topic !== 'compare' || rows || rowsFor(names, sides).length > 0) return [];
  const at = Math.max(
    0,
    tokens.findIndex(({ word }) => VERSUS.test(word)),
  );
  return [{ text: names.join(' / '), at, length: 1, proofs: [] }];
}
const VERSUS = /^(?:vs|versus|gegen|contre|contro|compar\w*|differ\w*|difer\w*|unterschied\w*)$/;

/** Grapes are compared by their wines, not by what is eaten with them. */
const foodsUntold = ({ topic }: PlateWish, tokens: readonly Token[]): AskedWord[] =>
  topic === 'varieties'
    ? tokens.flatMap(({ word, text }, at) =>
        FOOD.test(word) ? [{ text, at, length: 1, proofs: [] }] : [],
      )
    : [];
const FOOD = /^(?:foods?|pairings?|mets|plats|cibo|cibi|comida|speisen?)$/;

/** 'Ten rules' of which we know six: the number is not on the sheet. */
function countMissing(
  { topic, lesson, items = [] }: PlateWish,
  tokens: readonly Token[],
): AskedWord[] {
  const asked = countAsked(tokens);
  if (topic !== 'lesson' || !lesson || items.length > 1 || !asked) return [];
  if (asked.count <= LESSONS[lesson].points.length) return [];
  const named = tokens.slice(asked.at, asked.at + asked.length).map(({ text }) => text);
  return [{ text: named.join(' '), at: asked.at, length: asked.length, proofs: [] }];
}

const NAMES: ReadonlySet<string | undefined> = new Set(
  AREAS.filter((area) => !isOverview(area)).flatMap(({ words }) =>
    phrasesOf(words).flatMap((phrase) => (phrase.length === 1 ? [phrase[0]] : [])),
  ),
);

const isAreaName = (text: string): boolean => NAMES.has(fold(text));

/** 'In German' says in which language. */
const isLanguage = (tokens: readonly Token[], at: number): boolean => {
  const said = `${tokens[at - 1]?.word ?? ''} ${tokens[at]?.word ?? ''}`;
  return LANGUAGE_PHRASES.some(([, table]) =>
    phrasesOf(table).some((one) => one.join(' ') === said),
  );
};

const areasIn = (tokens: readonly Token[]): AskedWord[] =>
  tokens.flatMap(({ word, text }, at) =>
    NAMES.has(word) && /^\p{Lu}/u.test(text) && !isLanguage(tokens, at)
      ? [{ text, at, length: 1, proofs: [`lettering:${word}` as const] }]
      : [],
  );
