import type { AskedWord, Proof } from '#studio/accounting/proof.ts';
import { isOverview } from '#studio/litho/education/atlas/europe.ts';
import { VILLAGES } from '#studio/litho/education/atlas/villages.ts';
import { VILLAGES_GERMAN } from '#studio/litho/education/atlas/villages-german.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { PlateWish } from '#studio/scene-spec.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

/** Further scenes of a brief: one picture shows one. */
export const unseen = (others: readonly string[], from: number): AskedWord[] =>
  others.map((text, i) => ({ text, at: from + i, length: 1, proofs: [] }));

/** A caption says 'ten bottles', and the picture has to show as many; 'Nobody:' only begins a joke. */
export const mustBeSeen = (word: AskedWord): AskedWord =>
  /^nobody$/iu.test(word.text)
    ? { ...word, proofs: ['followed'] }
    : word.proofs.some((proof) => /^(?:count|many|trait:size):/.test(proof)) ||
        BEFALLS.test(word.text)
      ? { ...word, proofs: word.proofs.filter((proof) => !proof.startsWith('lettering:')) }
      : word;

/** What happens before our eyes is seen, or it is missing. */
const BEFALLS = /^(?:knock\p{L}*(?: over)?|spill\p{L}*|spilt|splash\p{L}*|juggl\p{L}*)(?:\s|$)/iu;

/** A 'jazz and wine night' is an evening's name; where there is a sky it is dark all the same. */
export const asOccasion = (word: AskedWord, tokens: readonly Token[]): AskedWord =>
  /^(?:night|evening|soir[ée]e|abend|notte|serata|noche)$/iu.test(word.text) &&
  OCCASIONS.has(tokens[word.at - 1]?.word ?? '')
    ? { ...word, proofs: [...word.proofs, 'followed'] }
    : word;
const OCCASIONS = new Set(
  'wine jazz quiz tapas music tasting cheese movie game opening chocolate oyster seafood pizza fondue raclette sushi burger steak poker karaoke dinner gala poetry comedy members club'.split(
    ' ',
  ),
);

/** 'Ein Mädchen', read as a child, is shown by no woman. */
export const asGirl = (word: AskedWord, figures: readonly AskedFigure[]): AskedWord =>
  GIRL.test(word.text) && figures.some(({ who }) => who === 'child')
    ? {
        ...word,
        proofs: word.proofs.map((proof): Proof =>
          proof === 'people:1' ? 'trait:person:child' : proof,
        ),
      }
    : word;
const GIRL = /^(?:girl|fille|m(?:ä|a\u0308)dchen)$/iu;

/** The portrait of an animal is the animal. */
export const asPortrait = (word: AskedWord, animals: readonly ThingId[]): AskedWord =>
  /^(?:portrait|portr[aä]t|ritratto|retrato)\b/iu.test(word.text)
    ? { ...word, proofs: [...word.proofs, ...animals.map((thing): Proof => `thing:${thing}`)] }
    : word;

/** A product shot is of whatever it shows. */
export const asProductShot = (word: AskedWord): AskedWord =>
  /^(?:product (?:shot|photo|picture|image|visual)|packshot)/iu.test(word.text)
    ? { ...word, proofs: ['followed'] }
    : word;

/** Of a card that was ordered, the picture is the card. */
export const asSheetItself = (word: AskedWord): AskedWord => {
  if (word.proofs.some((proof) => CARDS.has(proof))) return { ...word, proofs: ['followed'] };
  // The frame of a card is of vines.
  const isVine = word.proofs.includes('thing:vines');
  return isVine ? { ...word, proofs: [...word.proofs, 'thing:vine_leaf'] } : word;
};
const CARDS = new Set<Proof>(['thing:menu_card', 'thing:place_card', 'thing:gift_card']);

/** 'How many glasses in a bottle' is answered in a lesson's words; no glass stands in one. */
const asLesson = (word: AskedWord): AskedWord =>
  word.proofs.some((proof) => proof.startsWith('relation:'))
    ? { ...word, proofs: [...word.proofs, 'followed'] }
    : word;

/** A map that has villages for its places shows them. */
const asVillages = (word: AskedWord): AskedWord =>
  word.proofs.includes('place:village') ? { ...word, proofs: [...word.proofs, 'followed'] } : word;

/** 'Red wine grapes' are told by their names; the steps of opening are those of the waiter's friend; a vine flowers in its year. */
const ANSWERED: Readonly<Record<string, RegExp>> = {
  varieties: /^wine:/,
  aromas: /^wine:/,
  hold_glass: /^thing:(?:champagne_flute|glass)$/,
  open_bottle: /^thing:waiters_friend$/,
  vine_year: /^thing:(?:flowers|grapes)$/,
};

/** What a plate's own words or places answer. */
export function taughtBy(
  plate: PlateWish | null,
  words: readonly AskedWord[],
): readonly AskedWord[] {
  if (plate?.topic === 'lesson') return words.map(asLesson);
  const answered = ANSWERED[plate?.topic ?? ''];
  if (answered)
    return words.map((word) =>
      word.proofs.some((proof) => answered.test(proof))
        ? { ...word, proofs: [...word.proofs, 'followed'] }
        : word,
    );
  if (plate?.topic === 'map') return asMap(plate, words);
  if (plate && PRINTED.has(plate.topic)) return asPrinted(plate, words);
  return words;
}

/** Dates, hours and ranks are words: what stands there is read, and nothing of it is drawn. */
const PRINTED: ReadonlySet<PlateWish['topic']> = new Set(['timeline', 'pyramid']);
function asPrinted({ items = [] }: PlateWish, words: readonly AskedWord[]): readonly AskedWord[] {
  const said = fold(items.map(({ name }) => name).join(' · '));
  return words.map((word) =>
    said.includes(fold(word.text)) ? { ...word, proofs: [...word.proofs, 'followed'] } : word,
  );
}

/** A map shows the world or Europe, the villages of its region, and where its one grape grows. */
function asMap({ area, grapes }: PlateWish, words: readonly AskedWord[]): readonly AskedWord[] {
  if ([...VILLAGES, ...VILLAGES_GERMAN].some(({ id }) => id === area)) return words.map(asVillages);
  const said = area && isOverview({ id: area }) ? OVERVIEW : null;
  const isShown = ({ text }: AskedWord) =>
    said?.test(text) || (grapes.length === 1 && GROWS.test(text));
  return words.map((word) =>
    isShown(word) ? { ...word, proofs: [...word.proofs, 'followed'] } : word,
  );
}
const OVERVIEW = /^(?:world|welt|monde|mondo|mundo|europ\p{L}*)\b/iu;
const GROWS =
  /^(?:grow\p{L}*|cultiv\p{L}*|planted|wächst|wachsen|angebaut|anbau|pousse\p{L}*|cresc\p{L}*|crece\p{L}*|coltivat\p{L}*)(?: |$)/iu;

/** 'Poster explaining …': the sheet does, and nobody on it. */
export const asExplained = (word: AskedWord): AskedWord =>
  /^(?:expl(?:ain|iqu|ica)|spieg[ah]|erkl[aä]r)/iu.test(word.text)
    ? { ...word, proofs: [...word.proofs, 'followed'] }
    : word;

/** A plate or a card is about its place and for its people; it shows neither, and compares by what stands on it. */
export const asSubject = (word: AskedWord): AskedWord =>
  /^compar|^vergl[ei]{1,2}ch|^confront/iu.test(word.text) ||
  (word.proofs.some((proof) => /^(?:place|people|trait:person|trait:outdoors)\b/.test(proof)) &&
    !word.proofs.includes('place:village'))
    ? { ...word, proofs: [...word.proofs, 'followed'] }
    : word;
