import type { Inventory } from '#studio/inventory/inventory.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedWord, Proof } from './proof.ts';
import { createProver } from './prove.ts';

/** Where a word of the prompt ended: each of them in exactly one of these. */
export type Ending = 'shown' | 'carried' | 'lettered' | 'followed' | 'not drawn';

export interface AccountedWord extends AskedWord {
  ending: Ending;
}

const ENDINGS: Readonly<Record<string, Ending>> = {
  thing: 'shown',
  many: 'shown',
  place: 'shown',
  people: 'shown',
  food: 'shown',
  count: 'carried',
  colour: 'carried',
  wine: 'carried',
  lettering: 'lettered',
  trait: 'shown',
  no: 'followed',
  followed: 'followed',
};

/** Every meaningful word of a prompt against the finished picture. What nothing proves was not drawn. */
export function accountWords(spec: SceneSpec, inventory: Inventory): AccountedWord[] {
  const isProved = createProver(spec, inventory);
  return spec.words.map((word) => {
    const proof = word.proofs.find(isProved);
    return { ...word, ending: proof === undefined ? 'not drawn' : endingOf(proof, word) };
  });
}

function endingOf(proof: Proof, { of }: AskedWord): Ending {
  const [kind = ''] = proof.split(':');
  const ending = ENDINGS[kind] ?? 'followed';
  return of !== undefined && ending === 'shown' ? 'carried' : ending;
}

/** 'Not drawn', as a customer would say it: 'rain', 'white roses', 'no bottles'. */
export function sayNotDrawn(spec: SceneSpec, inventory: Inventory): string[] {
  const words = accountWords(spec, inventory);
  const said = sayMissing(words, ({ ending }) => ending === 'not drawn').map(({ text }) => text);
  return [...new Set(said)];
}

/** Words that are missing, each said together with the noun it describes. */
export function sayMissing<Word extends AskedWord>(
  words: readonly Word[],
  isMissing: (word: Word) => boolean,
): { text: string; root: number }[] {
  const missing = words.flatMap((word, i) => (isMissing(word) ? [i] : []));
  const groups = Map.groupBy(missing, (i) => rootOf(words, i));
  return [...groups].map(([root, own]) => ({ text: sayGroup(words, root, own), root }));
}

/** What a word describes in the end: the noun of its phrase. */
function rootOf(words: readonly AskedWord[], i: number): number {
  let root = i;
  for (let depth = 0; depth < 4; depth++) root = words[root]?.of ?? root;
  return root;
}

function sayGroup(words: readonly AskedWord[], root: number, own: readonly number[]): string {
  const members = [...new Set([...own, root])].toSorted(
    (a, b) => (words[a]?.at ?? 0) - (words[b]?.at ?? 0),
  );
  const said = members.map((i) => words[i]?.text ?? '').join(' ');
  return words[root]?.isRefused ? `no ${said}` : said;
}
