import { capital } from '#studio/typography/capital.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { countIn } from '#studio/lexicon/plates/count-asked.ts';
import { setText } from '#studio/typography/set-text.ts';
import { circle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import {
  FIGURES,
  NOTE_FACE,
  PLATE_INK,
  PLATE_PAPER,
  PLATE_SOFT,
  say,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { QUIZ_STATEMENTS } from './quiz-statements.ts';
import { QUIZ_QUESTIONS } from './quiz-questions.ts';
import type { QuizField, QuizQuestion } from './quiz-questions.ts';

const USUAL = 4;
const MOST = 6;
/** 'A quiz with five questions'. */
const ASKED =
  /^(?:questions?|fragen?|domande?|preguntas?|statements?|affirmations?|affermazioni|afirmaciones|aussagen)$/;
const countOf = ({ spec }: Plate): number => Math.min(MOST, countIn(spec.prompt, ASKED) ?? USUAL);
const LETTERS = ['A', 'B', 'C'] as const;
const KEY = 'Answers | Réponses | Risposte | Respuestas | Lösung';

/** Words that cut a quiz down to one field. */
const FIELDS: readonly (readonly [QuizField, RegExp])[] = [
  [
    'sparkling',
    /sparkl|champagn|prosecco|bubbl|efferves|bulles|bollicin|spumant|espumos|burbuj|sekt|schaumw/,
  ],
  ['grapes', /grape|variet|cepage|raisin|vitign|\buv[ae]s?\b|rebsort|traube/],
  ['regions', /region|countr|pays\b|paes[ie]|pais(?:es)?\b|lander|geograph|\bmap|gebiet/],
  ['pairing', /pair|food|cheese|mets|accord|abbinament|cibo|maridaje|comida|speise|kase/],
  ['service', /serv|glass|bottle|verre|bouteille|bicchier|bottigli|copas?\b|botella|glas|flasche/],
  ['tasting', /tast|aroma|degust|cata\b|verkost|faults?/],
  ['making', /making|made|vinif|winemak|cellar|elabor|keller|herstell/],
];

/** Questions of ours to a class, three answers each; the key stands on its head at the foot. */
export function drawClassQuiz(plate: Plate): void {
  if (TRUE_FALSE.test(fold(plate.spec.prompt))) {
    drawStatements(plate);
    return;
  }
  const { area, textPx, random } = plate;
  const chosen = random
    .fork('questions')
    .shuffle(ofField(QUIZ_QUESTIONS, plate))
    .slice(0, countOf(plate));
  const foot = textPx * 1.6;
  const height = (area.height - foot) / chosen.length;
  const key = chosen.map((question, i) => {
    const order = random.fork(`answers ${i}`).shuffle([0, 1, 2] as const);
    drawQuestion(
      plate,
      { ...area, y: area.y + i * height, height },
      { number: i + 1, question, order },
    );
    return `${i + 1} ${LETTERS[order.indexOf(0)] ?? ''}`;
  });
  drawKey(plate, `${say(plate, KEY)}: ${key.join(' · ')}`);
}

/** The field that a quiz was cut down to. */
export const quizField = (prompt: string): QuizField | undefined =>
  FIELDS.find(([, named]) => named.test(fold(prompt)))?.[0];

/** One field where it has enough, else those of all. */
function ofField<T extends { field: QuizField }>(all: readonly T[], { spec }: Plate): T[] {
  const field = quizField(spec.prompt);
  const own = all.filter((one) => one.field === field);
  return own.length > 1 ? own : [...all];
}

const TRUE_FALSE =
  /true (?:or|and|\/) ?false|true\/false|vrai (?:ou|et) faux|vero o falso|verdadero o falso|wahr oder falsch|richtig oder falsch|stimmt(?:'s)? oder/;
const SIDES = [
  'True | Vrai | Vero | Verdad | Wahr',
  'False | Faux | Falso | Falso | Falsch',
] as const;

/** Statements of ours, each with two boxes to tick. */
function drawStatements(plate: Plate): void {
  const { area, textPx, random } = plate;
  const chosen = random
    .fork('statements')
    .shuffle(ofField(QUIZ_STATEMENTS, plate))
    .slice(0, countOf(plate));
  const height = (area.height - textPx * 1.6) / chosen.length;
  chosen.forEach(({ statement }, i) => {
    const box = { ...area, y: area.y + i * height, height };
    const { size, left } = drawAsked(plate, box, { number: i + 1, asked: statement });
    const column = (box.x + box.width - left) / 3;
    SIDES.forEach((name, k) =>
      drawAnswer(
        plate,
        { x: left + k * column, y: box.y + height * 0.55, width: column, height: size * 1.6 },
        { letter: '', name, size },
      ),
    );
  });
  const key = chosen.map(({ isTrue }, i) => `${i + 1} ${say(plate, SIDES[isTrue ? 0 : 1])}`);
  drawKey(plate, `${say(plate, KEY)}: ${key.join(' · ')}`);
}

function drawQuestion(
  plate: Plate,
  box: Rect,
  {
    number,
    question,
    order,
  }: { number: number; question: QuizQuestion; order: readonly (0 | 1 | 2)[] },
): void {
  const { size, left } = drawAsked(plate, box, { number, asked: question.question });
  const column = (box.x + box.width - left) / 3;
  order.forEach((which, i) =>
    drawAnswer(
      plate,
      { x: left + i * column, y: box.y + box.height * 0.52, width: column, height: size * 1.6 },
      { letter: LETTERS[i] ?? '', name: question.answers[which], size },
    ),
  );
}

/** The number and what is asked; gives back its size and where its words begin. */
function drawAsked(
  plate: Plate,
  box: Rect,
  { number, asked }: { number: number; asked: string },
): { size: number; left: number } {
  const { textPx, press } = plate;
  const size = Math.min(textPx * 1.35, box.height * 0.2);
  const at = [box.x + size * 1.2, box.y + box.height * 0.3] as const;
  press.fill(circle(at, size * 0.85), '#7d1128');
  write(plate, String(number), [at[0], at[1] + size * 0.34], {
    face: FIGURES,
    sizePx: size,
    ink: PLATE_PAPER,
  });
  const left = box.x + size * 2.6;
  writeLines(plate, say(plate, asked), [left, at[1]], {
    sizePx: size,
    maxWidth: box.x + box.width - left,
    maxLines: 2,
    face: 'playfair',
    align: 'left',
    isCentred: true,
  });
  return { size, left };
}

function drawAnswer(
  plate: Plate,
  box: Rect,
  { letter, name, size }: { letter: string; name: string; size: number },
): void {
  const middle = box.y + box.height / 2;
  plate.press.stroke(
    circle([box.x + size * 0.62, middle], size * 0.6),
    PLATE_INK,
    plate.press.unit * 2,
  );
  write(plate, letter, [box.x + size * 0.62, middle + size * 0.25], {
    face: FIGURES,
    sizePx: size * 0.68,
  });
  writeLines(plate, capital(say(plate, name)), [box.x + size * 1.5, middle], {
    sizePx: size * 0.95,
    maxWidth: box.width - size * 1.9,
    maxLines: 2,
    align: 'left',
    isCentred: true,
  });
}

/** Upside down, so that nobody reads it by chance. */
function drawKey({ area, press, textPx }: Plate, words: string): void {
  const ctx = press.colour;
  ctx.save();
  ctx.translate(area.x + area.width / 2, area.y + area.height - textPx * 0.5);
  ctx.rotate(Math.PI);
  ctx.fillStyle = PLATE_SOFT;
  setText(ctx, words, [0, textPx * 0.3], { face: NOTE_FACE, sizePx: textPx * 0.85 });
  ctx.restore();
}
