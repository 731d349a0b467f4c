import { readFileSync } from 'node:fs';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Effect } from './effects.ts';
import { ANYBODY } from './words/look/looks.ts';

interface Kind {
  thing: ThingId;
  /** Another word for the thing itself. */
  isSame: boolean;
}

/** Words that name a kind of some thing of the catalogue; read when the first unknown word comes. */
let index: ReadonlyMap<string, Kind> | undefined;

function readIndex(): ReadonlyMap<string, Kind> {
  const file = new URL('./words/kinds.json', import.meta.url);
  const kinds = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<ThingId, string>>;
  const entries = Object.entries(kinds) as [ThingId, string][];
  return new Map(
    entries.flatMap(([thing, words]) =>
      words.split('|').map((word) => {
        const isSame = word.startsWith('=');
        return [isSame ? word.slice(1) : word, { thing, isSame: isSame || ALIKE.has(thing) }];
      }),
    ),
  );
}

/** All kinds of these look the same in a picture: one cappuccino, one lager, one Granny Smith. */
const ALIKE = new Set<ThingId>([
  'coffee',
  'beer',
  'milk',
  'apple',
  'pear',
  'orange',
  'cherry',
  'grapes',
  'olive',
  'tomato',
  'onion',
  'potato',
  'salmon',
  'butter',
  'blue_cheese',
  'caviar',
  'syrup',
  'wheat',
  'road',
  'glass',
  'bottle',
]);

/** 'Boxes' and 'tomatoes' lose two letters, 'tubes' one. */
const SIBILANT = /(?:[sxzo]|[cs]h)es$/;

/** 'Stilton' is a blue cheese, a monk somebody: what an unknown noun means by its kind. */
export function kindOf(word: string): readonly Effect[] | null {
  index ??= readIndex();
  const kind =
    index.get(word) ??
    (word.endsWith('s') ? index.get(word.slice(0, -1)) : undefined) ??
    (SIBILANT.test(word) ? index.get(word.slice(0, -2)) : undefined);
  if (!kind) return null;
  const { thing, isSame } = kind;
  const named: Effect = { kind: 'thing', value: thing };
  if (thing !== 'person') return isSame ? [named] : [named, { kind: 'kin', value: thing }];
  const isOne = index.has(word) || !word.endsWith('s');
  const isAnybody = ANYBODY.has(isOne ? word : word.slice(0, -1));
  return [
    {
      kind: 'figure',
      value: { who: 'person', role: null, part: 'figure', count: isOne ? 1 : null },
    },
    { kind: 'people', value: true },
    // A shepherd or a golfer is known by what we do not draw: somebody comes, and the word is announced.
    ...(isAnybody ? [] : [{ kind: 'look', value: word } as const]),
  ];
}
