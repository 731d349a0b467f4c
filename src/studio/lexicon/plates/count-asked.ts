import { NUMBER_WORDS } from '#studio/lexicon/words/asking.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

/** What teachers count on a sheet, folded, in five languages. */
const COUNTED =
  /^(?:steps?|words?|terms?|tips?|rules?|facts?|things?|reasons?|ways?|mistakes?|styles?|types?|kinds?|signs?|stages?|points?|etapes?|mots?|termes?|conseils?|regles?|raisons?|facons?|erreurs?|sortes?|passi|passaggi|parole|termini|consigli|regole|motivi|modi|errori|tipi|pasos|palabras|terminos|consejos|reglas|razones|maneras|errores|tipos|schritte[n]?|worter|begriffe|tipps|regeln|grunde|fehler|arten)$/;

const NUMBERS = new Map(
  Object.entries(NUMBER_WORDS).flatMap(([said, count]) =>
    said.split('|').map((word) => [word.trim(), count] as const),
  ),
);
/** 'Five most common wine glass shapes': so many words may stand between a number and what it counts. */
const APART = 5;

export interface AskedCount {
  count: number;
  /** Of its first and last word among the tokens. */
  at: number;
  length: number;
}

/** How many entries a sheet is asked to have: '10 wine words', 'in five steps'. */
export function countAsked(tokens: readonly Token[], counted = COUNTED): AskedCount | null {
  for (const [at, { word }] of tokens.entries()) {
    const count = /^\d{1,2}$/.test(word) ? Number(word) : (NUMBERS.get(word) ?? 0);
    if (count < 2) continue;
    const after = tokens.slice(at + 1, at + 1 + APART);
    const noun = after.findIndex((one, i) => counted.test(one.word) && !isOpened(after, i));
    if (noun >= 0) return { count, at, length: noun + 2 };
  }
  return null;
}

const isOpened = (after: readonly Token[], i: number): boolean =>
  after.slice(0, i + 1).some(({ opensClause }) => opensClause);

export const countIn = (prompt: string, counted = COUNTED): number | null =>
  countAsked(tokenise(prompt), counted)?.count ?? null;
