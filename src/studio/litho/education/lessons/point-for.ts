import { fold } from '#studio/lexicon/matching/normalise.ts';
import { wineNamed } from '#studio/litho/education/wine-named.ts';
import type { LessonPoint } from './lesson.ts';

/** The point that a dictated word means, in any language: its name, else a word of its note. */
export function pointFor(points: readonly LessonPoint[], word: string): LessonPoint | undefined {
  const wine = wineNamed(word);
  return (
    pointNamed(points, word) ??
    (wine ? points.find((point) => point.wine === wine) : undefined) ??
    points.find(({ note }) => says(note, word))
  );
}

/** The point of exactly that name, in any language. */
export const pointExactly = (
  points: readonly LessonPoint[],
  word: string,
): LessonPoint | undefined =>
  points.find(({ name, also = '' }) =>
    `${name} | ${also}`.split(/ [|·] /u).some((own) => fold(own).trim() === fold(word).trim()),
  );

/** The point of that name; what a note tells beside it is no name. */
export function pointNamed(points: readonly LessonPoint[], word: string): LessonPoint | undefined {
  return (
    pointExactly(points, word) ??
    longestWithin(points, word) ??
    points.find(({ name, also = '' }) => says(`${name} ${also}`, word))
  );
}

/** 'Gran Reserva Rioja' is a Gran Reserva, and no Reserva: the longest name that is said whole. */
function longestWithin(points: readonly LessonPoint[], word: string): LessonPoint | undefined {
  const said = ` ${fold(word).trim()} `;
  const [first] = points
    .flatMap((point) =>
      point.name.split(/ [|·] /u).map((own) => ({ point, own: fold(own).trim() })),
    )
    .filter(({ own }) => own.length > 3 && said.includes(` ${own} `))
    .toSorted((a, b) => b.own.length - a.own.length);
  return first?.point;
}

const says = (text: string, word: string): boolean => {
  const words = wordsOf(word);
  return wordsOf(text).some((own) => words.some((one) => own === one || hasStem(own, one)));
};

/** 'Oxidised' and 'oxidation', 'corked' and 'cork' begin alike. */
const hasStem = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) > 3 && a.slice(0, STEM) === b.slice(0, STEM);
const STEM = 4;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3 || text.length < 5);
