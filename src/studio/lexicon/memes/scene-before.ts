import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import { thingsIn } from './label-things.ts';
import { jokeIn, TELLS } from './own-lines.ts';
import { LEADS } from './split-scene.ts';

/** 'Waiter staring while I pretend to taste': two are seen. */
const WATCHED =
  /^((?:an? |the |my )?\p{L}+ (?:staring|watching|judging|waiting|laughing|looking)(?:(?: at)? me)?)\s+(?:while|as)\s+i\b/iu;

const watchedWith = (body: string): string =>
  /\b(?:bottle|bouteille|bottiglia|botella|flasche)\b/iu.test(body) ? 'bottle' : 'glass of wine';

/** 'Sommelier crying because the guest asked …': who is only spoken of stays out of the picture. */
export function sceneBefore(body: string, quoted: readonly string[]): string | null {
  if (quoted.length === 0 && TELLS.test(body) && !LEADS.test(body)) return sceneWhen(body);
  const watched = WATCHED.exec(body);
  if (watched) return `${watched[1] ?? ''}, person with a ${watchedWith(body)}`;
  const joke = quoted.length === 0 && !LEADS.test(body) ? jokeIn(body) : null;
  if (!joke) return null;
  const before = body.slice(0, body.indexOf(joke)).trim();
  const hasSomebody = (text: string) =>
    matchWords(tokenise(text)).some(({ effects }) => effects.some(({ kind }) => kind === 'figure'));
  return hasSomebody(before) && hasSomebody(joke) ? before : null;
}

/** Whoever feels it is seen, with the things of the story and without its other people. */
function sceneWhen(body: string): string {
  const at = body.search(/\s(?:when|whenever|wenn|quand|lorsque|quando|cuando)\s/iu);
  const [who, story] = [body.slice(0, at), body.slice(at)];
  return [who, ...thingsIn(story).map((thing) => thing.replaceAll('_', ' '))].join(', ');
}
