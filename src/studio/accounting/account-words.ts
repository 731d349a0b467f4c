import type { Inventory } from '#studio/inventory/inventory.ts';
import { isPlaceSeen, seenAs } from '#studio/inventory/same-kind.ts';
import { inWords } from '#studio/inventory/say-count.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { landmarkOf } from '#studio/places/words/landmarks.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedWord, Proof } from './proof.ts';
import { createProver } from './prove.ts';
import { servedIn } from './servings.ts';
import { sayStandIns } from './stand-ins.ts';

/** Where a word of the prompt ended: each of them in exactly one of these. */
export type Ending = 'shown' | 'carried' | 'lettered' | 'followed' | 'not drawn';

export interface AccountedWord extends AskedWord {
  ending: Ending;
}

const ENDINGS: Readonly<Record<string, Ending>> = {
  thing: 'shown',
  own: 'shown',
  many: 'shown',
  place: 'shown',
  people: 'shown',
  food: 'shown',
  count: 'carried',
  colour: 'carried',
  wine: 'carried',
  relation: 'followed',
  held: 'shown',
  side: 'followed',
  row: 'followed',
  flank: 'followed',
  lettering: 'lettered',
  trait: 'shown',
  no: 'followed',
  followed: 'followed',
};

/** Every meaningful word of a prompt against the finished picture. What nothing proves was not drawn. */
export function accountWords(spec: SceneSpec, inventory: Inventory): AccountedWord[] {
  const isProved = createProver(spec, inventory);
  return spec.words.map((word) => {
    const proof = proofsFor(word, spec).find(isProved);
    return { ...word, ending: proof === undefined ? 'not drawn' : endingOf(proof, word) };
  });
}

/** A caption that repeats the prompt proves neither how many there are nor where they stand. */
function proofsFor({ proofs }: AskedWord, { style }: SceneSpec): readonly Proof[] {
  const isShownOnly =
    style === 'meme_style' && proofs.some((one) => /^(count|relation):/.test(one));
  return isShownOnly ? proofs.filter((one) => !one.startsWith('lettering:')) : proofs;
}

function endingOf(proof: Proof, { of }: AskedWord): Ending {
  const [kind = ''] = proof.split(':');
  const ending = ENDINGS[kind] ?? 'followed';
  return of !== undefined && ending === 'shown' ? 'carried' : ending;
}

/** 'Not drawn', as a customer would say it: 'rain', 'white roses', 'no bottles'. */
export function sayNotDrawn(spec: SceneSpec, inventory: Inventory): string[] {
  const words = accountWords(spec, inventory);
  const isMissing = ({ ending }: AccountedWord) => ending === 'not drawn';
  const isAlone = (root: number) => isOneOfMany(words[root], inventory);
  const say: SayGroup = (...group) => sayCount(inventory, ...group) ?? sayAdjective(...group);
  const said = sayMissing(words, isMissing, say).map(({ text, root }) => {
    if (isLostInCity(words[root], inventory)) return `${text} (a city instead)`;
    return isAlone(root) ? `several ${text}` : text;
  });
  const isShown = ({ ending }: AccountedWord) => ending === 'shown' || ending === 'carried';
  return [...new Set([...said, ...sayStandIns(words.filter(isShown), inventory)])];
}

/** 'Bottles' were asked for and there is one: what is missing are the others. */
const isOneOfMany = (word: AccountedWord | undefined, inventory: Inventory): boolean =>
  word?.ending === 'not drawn' &&
  word.proofs.some((proof) => {
    const [kind, thing] = proof.split(':');
    return kind === 'many' && seenAs(inventory, thing as ThingId).length > 0;
  });

/** The Colosseum was asked for, and there is a city without it. */
const isLostInCity = (word: AccountedWord | undefined, inventory: Inventory): boolean =>
  word?.ending === 'not drawn' &&
  !word.isRefused &&
  isPlaceSeen(inventory, 'city') &&
  word.proofs.some((proof) => proof.startsWith('own:')) &&
  landmarkOf(fold(word.text)) !== null;

/** Words that are missing, each said together with the noun it describes and with what it is of. */
export function sayMissing<Word extends AskedWord>(
  words: readonly Word[],
  isMissing: (word: Word) => boolean,
  say: SayGroup = sayGroup,
): { text: string; root: number }[] {
  const missing = words.flatMap((word, i) => (isMissing(word) ? [i] : []));
  const groups = [...Map.groupBy(missing, (i) => rootOf(words, i))].map(([root, own]) => ({
    root,
    members: membersOf(words, root, own),
  }));
  const all = new Set(missing);
  return joinGroups(words, groups).map((group) => ({
    text: say(words, group, all),
    root: group.root,
  }));
}

type SayGroup = (words: readonly AskedWord[], group: Group, missing: ReadonlySet<number>) => string;

interface Group {
  root: number;
  /** Places in the list of words, in the order of the prompt. */
  members: number[];
}

/** What a word describes in the end: the noun of its phrase. */
function rootOf(words: readonly AskedWord[], i: number): number {
  let root = i;
  for (let depth = 0; depth < 4; depth++) root = words[root]?.of ?? root;
  return root;
}

/** The missing words of a phrase with its noun, and what stands between them: nobody says half of it. */
function membersOf(words: readonly AskedWord[], root: number, own: readonly number[]): number[] {
  const [first, last] = [Math.min(root, ...own), Math.max(root, ...own)];
  const whole = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const isWhole = whole.every((i) => rootOf(words, i) === root);
  return isWhole ? whole : [...new Set([...own, root])].toSorted((a, b) => a - b);
}

/** 'A handful of soil' is one thing that is missing, not two. */
function joinGroups(words: readonly AskedWord[], groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups.toSorted((a, b) => (a.members[0] ?? 0) - (b.members[0] ?? 0))) {
    const before = joined.at(-1);
    const [first = 0] = group.members;
    const isJoined = words[first]?.lead?.trim() || isRelation(words[first]);
    if (before && isJoined && before.members.at(-1) === first - 1)
      before.members.push(...group.members);
    else joined.push({ ...group, members: [...group.members] });
  }
  return joined;
}

const isRelation = (word: AskedWord | undefined): boolean =>
  /^(?:relation|side):/.test(word?.proofs[0] ?? '');

/** 'Ten bottles (eight drawn)'. */
function sayCount(
  inventory: Inventory,
  words: readonly AskedWord[],
  { root, members }: Group,
  missing: ReadonlySet<number>,
): string | null {
  const others = members.filter((i) => i !== root && missing.has(i));
  const counted = others.length === 1 ? words[others[0]!] : undefined;
  const [kind, , thing] = counted?.proofs[0]?.split(':') ?? [];
  if (kind !== 'count' || missing.has(root) || words[root]?.isRefused) return null;
  const seen = seenAs(inventory, thing as ThingId).reduce((sum, { count }) => sum + count, 0);
  // A bunch in its vase is one piece, however many there are.
  if (seen === 1 && BUNCHED.has(thing ?? '')) return null;
  const what = sayGroup(words, { root, members: [others[0]!, root].toSorted((a, b) => a - b) });
  return seen === 0 ? null : `${what} (${inWords(seen) ?? seen}${servedIn(thing, seen)} drawn)`;
}

const BUNCHED = new Set(['tulip', 'rose', 'sunflower', 'flowers', 'dried_flowers']);

/** 'Dusty (bottles)': the bottles are there, and so are those that are old. */
function sayAdjective(
  words: readonly AskedWord[],
  { root, members }: Group,
  missing: ReadonlySet<number>,
): string {
  const others = members.filter((i) => i !== root && missing.has(i));
  const isOnePhrase = members.every(
    (i, k) => k === 0 || (members[k - 1] === i - 1 && (words[i]?.lead ?? ' ').trim() === ''),
  );
  const isRefused = words[root]?.isRefused ?? false;
  const isWhere = others.some((i) => isRelation(words[i]));
  if (missing.has(root) || isRefused || others.length === 0 || !isOnePhrase || isWhere)
    return sayGroup(words, { root, members });
  return `${sayGroup(words, { root, members: others })} (${words[root]?.text})`;
}

function sayGroup(words: readonly AskedWord[], { root, members }: Group): string {
  const said = members.map((i, k) => {
    const { text = '', lead = ' ' } = words[i] ?? {};
    return k === 0 ? text : (members[k - 1] === i - 1 ? lead : ' ') + text;
  });
  return (words[root]?.isRefused ? 'no ' : '') + said.join('');
}
