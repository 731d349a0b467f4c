import type { Token } from '#studio/lexicon/matching/normalise.ts';

const LISTEN =
  /^(?:listen(?:s|ing)?|ecoute(?:nt)?|ecoutant|ascolta(?:no|ndo)?|escucha(?:n|ndo)?|zuhor(?:en|t|end)|lausch(?:en|t|end))$/;
/** 'Listening to the old winemaker', 'escuchando a la enóloga'. */
const MOST_BETWEEN = 3;

/** Whom others listen to is telling them something. */
export function isHeard(tokens: readonly Token[], at: number): boolean {
  for (let back = 1; back <= MOST_BETWEEN + 1 && at - back >= 0; back++) {
    if (LISTEN.test(tokens[at - back]!.word)) return true;
    if (tokens[at - back + 1]!.opensClause) return false;
  }
  return false;
}
