import { loadOnce } from '#shared/load-once.ts';

/** Guesses that a program would need at most are too few (of 0 to 4). */
const TOO_WEAK = 1;
/** Looking for patterns takes the square of the length; what is strong is so in its first characters. */
const LOOKED_AT = 32;

type Estimator = (password: string, own: string[]) => number;
// Loaded by the first who chooses a password: the dictionary takes some megabytes.
const estimator = loadOnce(loadEstimator);

/** Known passwords, keyboard walks, sequences, repetitions, and the person's own name and address. */
export async function isGuessable(password: string, own: readonly string[]): Promise<boolean> {
  const estimate = await estimator();
  return estimate(password.slice(0, LOOKED_AT), ['vignette', ...own.flatMap(wordsOf)]) <= TOO_WEAK;
}

async function loadEstimator(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, own) => zxcvbn.check(password, own).score;
}

function wordsOf(text: string): string[] {
  const short = text.slice(0, 100);
  return [short, ...short.split(/[\s@.]/)].filter((word) => word.length > 2);
}
