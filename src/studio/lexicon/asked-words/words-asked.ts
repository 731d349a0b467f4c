import type { AskedWord } from '#studio/accounting/proof.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { askForms } from '#studio/lexicon/plates/ask-forms.ts';
import { narrowNames } from '#studio/lexicon/plates/named/narrow-names.ts';
import { asInstructed } from '#studio/lexicon/plates/instructions/as-instructed.ts';
import { untaught } from '#studio/lexicon/plates/untaught.ts';
import { askWords } from './ask-words.ts';
import type { Reading } from './reading.ts';
import {
  asExplained,
  asGirl,
  asOccasion,
  asPortrait,
  asProductShot,
  asSheetItself,
  asSubject,
  mustBeSeen,
  taughtBy,
  unseen,
} from './settle-asked.ts';

type Settled = Pick<SceneSpec, 'style' | 'plate' | 'meme' | 'sheet' | 'figures' | 'things'>;

/** Every word that the picture has to answer for, as this kind of picture can: a lesson in words, a card by being it. */
export function wordsAsked(
  reading: Reading,
  { style, plate, meme, sheet, figures, things }: Settled,
  otherScenes: readonly string[],
): readonly AskedWord[] {
  const { tokens, source } = reading;
  const asks = askWords(reading).map(asProductShot);
  const seen = asks.map((word) =>
    asGirl(asOccasion(meme ? mustBeSeen(word) : word, tokens), figures),
  );
  const told = [...seen, ...(meme ? [] : unseen(otherScenes, tokens.length + asks.length))];
  const animals = things.flatMap(({ thing }) => (LIVELY.has(thing) ? [thing] : []));
  const sat = figures.length > 0 ? told : told.map((word) => asPortrait(word, animals));
  const taught = taughtBy(plate, sat);
  const isLesson = style === 'education' && figures.length === 0;
  const explained = isLesson ? taught.map(asExplained) : taught;
  const about = plate || sheet ? explained.map(asSubject) : explained;
  const subjects = sheet ? about.map(asSheetItself) : about;
  const narrowed = (words: readonly AskedWord[]) =>
    plate ? narrowNames(words, plate, tokens) : words;
  if (style !== 'education') return subjects;
  const instructed = asInstructed(askForms(narrowed(subjects), tokens, source), tokens, source);
  return plate ? instructed : untaught(instructed, tokens);
}
