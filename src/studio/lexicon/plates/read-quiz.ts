import type { PlateItem } from '#studio/scene/sheets.ts';
import type { OwnList } from './read-own-list.ts';

/** 'Quiz card: which grape is used in Chablis? Merlot, Gamay or Chardonnay': what stands before the question names the sheet. */
const QUIZ =
  /^\s*(?:(?:an?|the|une?|un|una|uno|eine?|ein)\s)?(?:wine |pub |class |weekly |wein-?)?(?:quiz|trivia|quizfrage|quizkarte|multiple[ -]choice)(?:\s(?:cards?|questions?|poster|slide|post|night|karte|frage|du vin|sul vino|de vinos?))*\s*[:,–-]\s*(.+?\?)\s*(.*)$/isu;
/** Between answers: commas, 'or', letters with a bracket, strokes. */
const APART = /\s*(?:[,;/|\n]|(?<![\p{L}\p{N}])[a-d][).]\s|\s(?:or|ou|oder|o)\s)\s*/iu;
const LETTERED = /^(?:[a-d][).:]\s*|[A-D]\s+(?=\p{Lu}))/u;
const NAMES_ALL =
  /^(?:(?:what|how (?:much|well)) do you (?:really )?know\b|how much of\b|are you an?\b|test your\b|que savez|connaissez|que sais|cosa sai|quanto ne sai|qu[eé] sabes|cu[aá]nto sabes|was wei(?:ß|ss)t|kennst du|wie gut kennst)/iu;
const MOST_ANSWERS = 6;

/** A question to be put to a class, and the answers that may be chosen from. */
export function readQuiz(prompt: string): OwnList | null {
  const [, question, rest = ''] = QUIZ.exec(prompt) ?? [];
  // 'Quiz: what do you know about wine?' is its name, and asks for questions of ours.
  if (!question || NAMES_ALL.test(question)) return null;
  const answers = rest
    .replace(/^[\s:–-]+/u, '')
    .split(APART)
    .map((part) => part.replace(LETTERED, '').replace(/\.$/u, '').trim())
    .filter((part) => part !== '' && part.length < 40);
  const items: PlateItem[] = answers.slice(0, MOST_ANSWERS).map((name) => ({ name, value: null }));
  return { heading: question.trim(), items: items.length > 1 ? items : [] };
}

const NAMES_QUIZ =
  /^(?:quiz|quizz|quizzes|trivia|weinquiz|quizfragen|wissenstest|questionnaire|questionario|cuestionario)$/;
/** A quiz night is an event, and no sheet of questions; a quiz for a party is one. */
const EVENING = /^(?:night|evening|party|soiree|serata|noche|abend|quizabend)$/;
const LONGEST_WISH = 14;

/** 'Wine quiz for beginners': the questions are left to us. */
export const asksQuiz = (words: readonly string[]): boolean =>
  words.length <= LONGEST_WISH &&
  words.some((word) => NAMES_QUIZ.test(word)) &&
  !words.some((word, i) => EVENING.test(word) && NAMES_QUIZ.test(words[i - 1] ?? ''));
