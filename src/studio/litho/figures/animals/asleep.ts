import { fold } from '#studio/lexicon/matching/normalise.ts';
import { breedOf } from '#studio/props/animals/breeds.ts';
import { box, disc } from '#studio/litho/things/cuts/cut.ts';
import { fromCut } from '#studio/litho/things/outlines/cut-outline.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

interface Fur {
  coat: string;
  /** Muzzle, and the tip of a bushy tail. */
  pale: string;
  ears: 'pointed' | 'floppy' | 'round' | 'long';
  tail: 'thin' | 'bushy' | 'ringed' | 'short';
  hasMask?: true;
  /** Spines over the whole back. */
  hasSpines?: true;
  /** A short face with whiskers instead of a snout. */
  isFeline?: true;
}

/** Whoever curls up to sleep. */
const FURS: Readonly<Partial<Record<ThingId, Fur>>> = {
  cat: { coat: '#f0b04a', pale: '#fbe3b6', ears: 'pointed', tail: 'thin', isFeline: true },
  dog: { coat: '#d9a871', pale: '#f3dcbc', ears: 'floppy', tail: 'thin' },
  poodle: { coat: '#e8e2d8', pale: '#fbf6ea', ears: 'floppy', tail: 'short' },
  fox: { coat: '#e4682a', pale: '#fbeee0', ears: 'pointed', tail: 'bushy' },
  wolf: { coat: '#8a929c', pale: '#dfe3e6', ears: 'pointed', tail: 'bushy' },
  bear: { coat: '#9a6240', pale: '#d9ab7f', ears: 'round', tail: 'short' },
  panda: { coat: '#e9e6df', pale: '#fffaf0', ears: 'round', tail: 'short', hasMask: true },
  koala: { coat: '#9aa0a8', pale: '#d6dade', ears: 'round', tail: 'short' },
  raccoon: { coat: '#8d9096', pale: '#eceae4', ears: 'round', tail: 'ringed', hasMask: true },
  rabbit: { coat: '#cfc6b8', pale: '#f6f1e7', ears: 'long', tail: 'short' },
  hedgehog: { coat: '#7a5a44', pale: '#ecd2b4', ears: 'round', tail: 'short', hasSpines: true },
  mouse: { coat: '#a9a49e', pale: '#e6e1da', ears: 'round', tail: 'thin' },
  lion: { coat: '#e0a545', pale: '#f6dfae', ears: 'round', tail: 'thin', isFeline: true },
  tiger: { coat: '#f0a04a', pale: '#fbeed6', ears: 'round', tail: 'ringed', isFeline: true },
  leopard: { coat: '#e6b25a', pale: '#fbeed6', ears: 'round', tail: 'thin', isFeline: true },
  pig: { coat: '#efb3c0', pale: '#f8d6de', ears: 'floppy', tail: 'short' },
  squirrel: { coat: '#b5693a', pale: '#f0d6b8', ears: 'pointed', tail: 'bushy' },
  deer: { coat: '#b9834d', pale: '#efdcc0', ears: 'long', tail: 'short' },
};

const ASLEEP =
  /\b(?:sleep(?:s|ing|y)?|asleep|napping|naps|snoozing|dozing|curled up|dort|dormant|endormie?s?|dorme|dormendo|addormentat[oa]|duerme|durmiendo|dormid[oa]|schlaf\w*)\b/;

const DARK = '#33262a';

const EARS: Readonly<Record<Fur['ears'], (fur: Fur) => FlatShape[]>> = {
  pointed: ({ coat, pale }) => [
    [coat, 'M19 66L16 44L33 56z'],
    [pale, 'M21 62L19 50L29 57z'],
    [coat, 'M37 56L52 43L53 66z'],
    [pale, 'M42 57L50 49L50 62z'],
  ],
  floppy: ({ coat }) => [
    [darker(coat), 'M42 58C56 55 63 70 55 84C46 83 41 70 42 58z'],
    [darker(coat), 'M22 60C14 60 11 68 14 76C21 74 24 68 22 60z'],
  ],
  round: ({ coat, pale }) => [
    [coat, disc(20, 56, 8)],
    [pale, disc(20, 56, 4.5)],
    [coat, disc(48, 55, 8)],
    [pale, disc(48, 55, 4.5)],
  ],
  long: ({ coat, pale }) => [
    [coat, 'M40 60C52 42 76 36 86 42C82 54 62 60 50 68z'],
    [pale, 'M48 58C58 48 72 43 80 45C76 52 62 56 52 63z'],
  ],
};

const TAILS: Readonly<Record<Fur['tail'], (fur: Fur) => FlatShape[]>> = {
  thin: ({ coat }) => [
    [
      darker(coat),
      'M110 78C122 88 108 97 80 95L54 95C49 95 49 88 54 88L80 88C99 89 106 86 103 79z',
    ],
  ],
  bushy: ({ coat, pale }) => [
    [
      darker(coat),
      'M114 74C126 90 106 100 80 97C62 97 48 94 44 88C58 80 76 80 90 80C100 79 106 76 114 74z',
    ],
    [pale, 'M58 96C50 95 45 92 44 88C50 84 56 82 63 81C58 87 57 92 58 96z'],
  ],
  ringed: ({ coat }) => [
    [coat, 'M112 76C124 90 106 99 80 96C64 96 50 94 46 88C60 81 78 82 90 82C100 80 106 78 112 76z'],
    ...[60, 76, 92, 106].map((x): FlatShape => [DARK, box(x, 82, 6, 14)]),
  ],
  short: ({ pale }) => [[pale, disc(111, 80, 7)]],
};

const darker = (hex: string): string => {
  const channel = (at: number) =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * 0.82)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
};

/** Three letters that rise, as comics have them: pale, with a dark edge, to be seen on any ground. */
const SNORES: readonly FlatShape[] = [
  [56, 29, 10],
  [69, 14, 13],
  [86, 0, 15],
].flatMap(([x = 0, y = 0, size = 0]): FlatShape[] => [
  [DARK, letter(x + 1.2, y + 1.2, size)],
  ['#fbeac2', letter(x, y, size)],
]);

/** A 'z' with three strokes of one weight. */
function letter(x: number, y: number, size: number): string {
  const t = size * 0.24;
  const [right, foot] = [x + size, y + size];
  return `M${x} ${y}H${right}V${y + t}L${x + t * 1.6} ${foot - t}H${right}V${foot}H${x}V${foot - t}L${right - t * 1.6} ${y + t}H${x}z`;
}

function snout({ pale, hasMask }: Fur): FlatShape[] {
  const lids = hasMask ? '#f4efe6' : DARK;
  return [
    [pale, disc(27, 81, 11, 7.5)],
    [DARK, disc(18.5, 78, 3.8, 3)],
    [lids, 'M33 69C36 74.5 43 74.5 46 69L46 71.6C43 77.6 36 77.6 33 71.6z'],
    [lids, 'M20 68C21.5 72 26 72.5 28 69L28 71.2C26 75 21.5 74.6 20 70.4z'],
  ];
}

/** Two rows of them from the brow to the tail, the outer one against the ground behind. */
const spines = (fur: Fur): FlatShape[] =>
  [1, 0.8, 0.6].flatMap((reach, row) =>
    Array.from({ length: 17 }, (_, i): FlatShape => {
      const a = Math.PI * (1.04 - ((i + (row % 2) / 2) / 17) * 1.08);
      const [cx, cy] = [70, 84];
      const point = (turn: number, far: number): string =>
        `${Math.round((cx + Math.cos(turn) * 47 * far) * 10) / 10} ${Math.round((cy - Math.sin(turn) * 43 * far) * 10) / 10}`;
      const ink = row % 2 === 0 ? darker(fur.coat) : fur.pale;
      return [
        ink,
        `M${point(a - 0.08, reach * 0.9)}L${point(a, reach * 1.2)}L${point(a + 0.08, reach * 0.9)}z`,
      ];
    }),
  );

const WHISKERS = ['M25 81L6 77L6 78.4L25 82.6z', 'M25 84L7 86L7.3 87.4L25 85.6z'];
const WHISKERS_RIGHT = ['M43 81L62 77L62 78.4L43 82.6z', 'M43 84L61 86L60.7 87.4L43 85.6z'];

/** Seen from the front: two round cheeks under a small nose. */
const felineFace = ({ coat, pale }: Fur): FlatShape[] => [
  ...[
    'M33 57L35 57L34.6 66L33.4 66z',
    'M27 58.5L29 58L30 65L28.8 65.3z',
    'M41 58.5L39 58L38 65L39.2 65.3z',
  ].map((stripe): FlatShape => [darker(coat), stripe]),
  [pale, disc(30, 83, 6.4, 5)],
  [pale, disc(38, 83, 6.4, 5)],
  ...[...WHISKERS, ...WHISKERS_RIGHT].map((whisker): FlatShape => [DARK, whisker]),
  ['#d9707c', 'M31 77.4C33 76.6 35 76.6 37 77.4L34.6 80.6C34.3 81 33.7 81 33.4 80.6z'],
  [
    DARK,
    'M33.5 80.4H34.5V83C35.6 85 38 85.2 39.4 83.8L40 84.6C38 86.6 35.2 86.4 34 84.4C32.8 86.4 30 86.6 28 84.6L28.6 83.8C30 85.2 32.4 85 33.5 83z',
  ],
  [DARK, 'M20 71C22 76 27.5 76 29.5 71L29.5 73.4C27.2 78.2 22.3 78.2 20 73.4z'],
  [DARK, 'M38.5 71C40.5 76 46 76 48 71L48 73.4C45.7 78.2 40.8 78.2 38.5 73.4z'],
];

function curledUp(fur: Fur): DrawnThing {
  const { coat, pale, hasMask } = fur;
  const shapes: FlatShape[] = [
    ...SNORES,
    [
      coat,
      'M20 92C8 64 28 40 64 38C100 38 118 60 114 84C112 93 106 96 98 96L30 96C24 96 21 95 20 92z',
    ],
    [darker(coat), 'M72 94C66 74 80 58 98 62C112 66 116 80 112 90C108 96 100 96 94 96z'],
    [coat, 'M76 94C71 77 82 64 97 67C109 71 112 82 109 91C106 96 100 96 94 96z'],
    ...(fur.hasSpines ? spines(fur) : TAILS[fur.tail](fur)),
    ...EARS[fur.ears](fur),
    [darker(coat), disc(35, 75, 21.5, 18.5)],
    [coat, disc(34.5, 74, 20.5, 17)],
    ...(hasMask
      ? ([
          [DARK, disc(39, 71, 10, 6.5)],
          [DARK, disc(23, 70, 6, 5)],
        ] as FlatShape[])
      : []),
    ...(fur.isFeline ? felineFace(fur) : snout(fur)),
    [pale, disc(36, 93, 12, 4.4)],
  ];
  return fromCut({ box: [6, 0, 114, 98], main: coat, shapes }, 0.62);
}

/** Curled up, a breed is known by its coat and its ears. */
function breedAsleep({ thing, word }: AskedThing): DrawnThing | null {
  const breed = thing === 'dog' ? breedOf(word) : null;
  return (
    breed &&
    curledUp({
      // Curled into a ball, the lighter tone of its coat tells its face.
      coat: breed.back[2],
      pale: breed.pale[0],
      ears: breed.ears === 'up' ? 'pointed' : 'floppy',
      tail: 'thin',
    })
  );
}

const MAKERS = new Map(
  (Object.entries(FURS) as [ThingId, Fur][]).map(([thing, fur]) => [thing, curledUp(fur)]),
);

/** 'A sleeping cat on a barrel': the animals that are told to sleep, each curled up; nobody else is. */
export function asleepIn({
  prompt,
  figures,
  things,
}: Pick<SceneSpec, 'prompt' | 'figures' | 'things'>): ReadonlyMap<AskedThing, DrawnThing> {
  if (figures.length > 0 || !ASLEEP.test(fold(prompt))) return new Map();
  return new Map(
    things.flatMap((asked) => {
      const maker = breedAsleep(asked) ?? MAKERS.get(asked.thing);
      return maker ? [[asked, maker] as const] : [];
    }),
  );
}
