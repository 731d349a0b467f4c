import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Ears } from './dog-body.ts';
import type { Bone, Mass, Stand } from './dog-stands.ts';

/** A colour of hair with its shadow and its light. */
export type Tones = readonly [string, string, string];

/** What tells one kind of dog from another at a glance. */
export interface Breed {
  /** Against a dog of middle height. */
  size: number;
  /** Of its legs and of its back, against the same. */
  legs: number;
  long: number;
  ears: Ears;
  back: Tones;
  ear: Tones;
  /** Muzzle, chest and paws. */
  pale: Tones;
  /** Spots over the back: how many to the span of a hand, and which share of it they take. */
  patch?: { tones: Tones; grain: number; share: number };
  /** Centimetres of hair that stands in tufts. */
  shag: number;
  /** Known by its outline from the side: it stands where nothing else is said. */
  stands?: true;
}

const GOLD: Tones = ['#b98346', '#94622f', '#d3a468'];
const HONEY: Tones = ['#bd9565', '#967145', '#d9b98c'];
const TAN: Tones = ['#a8713c', '#80512a', '#c48f58'];
const CREAM: Tones = ['#d8b27a', '#bb9058', '#ead0a2'];
const WHITE: Tones = ['#dcd6ca', '#b9b2a4', '#f3efe6'];
const BLACK: Tones = ['#26211f', '#151211', '#443c38'];
const BROWN: Tones = ['#5c3620', '#3c2213', '#7d4e31'];
const RUST: Tones = ['#8a4420', '#632e14', '#a9602f'];
const GREY: Tones = ['#77746f', '#55524e', '#9c9892'];

/** Golden with darker ears, paler in front. */
export const MONGREL: Breed = {
  size: 1,
  legs: 1,
  long: 1,
  ears: 'flap',
  back: GOLD,
  ear: ['#8a5a2c', '#64401d', '#a4713c'],
  pale: CREAM,
  shag: 0.5,
};

const SPANIEL: Breed = {
  ...MONGREL,
  size: 0.78,
  legs: 0.82,
  ears: 'long',
  back: WHITE,
  ear: RUST,
  pale: WHITE,
  patch: { tones: RUST, grain: 0.09, share: 0.5 },
  shag: 1.3,
};
const LABRADOR: Breed = { ...MONGREL, back: CREAM, ear: GOLD, pale: CREAM, shag: 0.3 };
const SHEPHERD: Breed = {
  ...MONGREL,
  size: 1.05,
  ears: 'up',
  back: BLACK,
  ear: BLACK,
  pale: TAN,
  patch: { tones: TAN, grain: 0.06, share: 0.45 },
  shag: 0.9,
};

/** By their names in five languages, folded; the longer ones first where one holds another. */
const BREEDS: readonly (readonly [words: string, breed: Breed])[] = [
  [
    'dachshund|dackel|teckel|bassotto|salchicha|sausage dog',
    {
      ...MONGREL,
      size: 0.62,
      legs: 0.34,
      long: 1.3,
      ears: 'long',
      back: BROWN,
      ear: ['#3a2113', '#25140b', '#54331f'],
      pale: TAN,
      shag: 0.25,
      stands: true,
    },
  ],
  [
    'jack russell|terrier',
    {
      ...MONGREL,
      size: 0.6,
      legs: 0.85,
      back: WHITE,
      ear: TAN,
      pale: WHITE,
      patch: { tones: TAN, grain: 0.07, share: 0.36 },
      shag: 0.9,
    },
  ],
  [
    'pug|carlin|carlino|mops',
    {
      ...MONGREL,
      size: 0.58,
      legs: 0.5,
      long: 0.82,
      ears: 'flap',
      back: CREAM,
      ear: BLACK,
      pale: BLACK,
      shag: 0.1,
    },
  ],
  ['golden retriever', { ...LABRADOR, size: 1.2, back: HONEY, ear: GOLD, shag: 1.4 }],
  ['labrador|retriever', LABRADOR],
  ['spaniel|epagneul|cocker', SPANIEL],
  ['irish setter|setter', { ...SPANIEL, size: 1, legs: 1, back: RUST, pale: RUST }],
  [
    'border collie|collie',
    { ...MONGREL, size: 0.9, back: BLACK, ear: BLACK, pale: WHITE, shag: 1.2 },
  ],
  ['german shepherd|schaferhund|berger allemand|pastore tedesco|pastor aleman|alsatian', SHEPHERD],
  ['husky', { ...SHEPHERD, back: GREY, ear: GREY, pale: WHITE, shag: 1 }],
  [
    'beagle',
    {
      ...SPANIEL,
      ears: 'flap',
      back: TAN,
      ear: TAN,
      patch: { tones: BLACK, grain: 0.05, share: 0.5 },
      shag: 0.2,
    },
  ],
  [
    'dalmatian|dalmatien|dalmata|dalmatiner',
    {
      ...MONGREL,
      back: WHITE,
      ear: BLACK,
      pale: WHITE,
      patch: { tones: BLACK, grain: 0.34, share: 0.3 },
      shag: 0.15,
    },
  ],
  [
    'pointer|hunting dog|gun dog|vizsla|jagdhund|cane da caccia|chien de chasse',
    {
      ...MONGREL,
      back: BROWN,
      ear: BROWN,
      pale: WHITE,
      shag: 0.2,
    },
  ],
];

/** The breed that a dog's name tells; a plain dog has none. */
export function breedOf(word: string): Breed | null {
  const said = fold(word);
  return (
    BREEDS.find(([words]) => words.split('|').some((name) => said.includes(name)))?.[1] ?? null
  );
}

/** Centimetres of a hair: what stands in tufts is long. */
export const hairLength = ({ shag, size }: Breed): number => (0.7 + 1.9 * shag) * size ** 0.5;

/** The same pose on shorter legs, with a longer back. */
export function standFor(stand: Stand, { legs, long }: Breed): Stand {
  const belly = Math.max(0, Math.min(...stand.trunk.map(([at, radii]) => at[1] - radii[1])));
  const shoulder = stand.trunk[0]![0][2];
  // What sits upright has no back to lengthen.
  const isLevel = stand.trunk.every(([at]) => Math.abs(at[1] - stand.trunk[0]![0][1]) < LEVEL);
  const along = isLevel ? long : 1;
  const to = ([x, y, z]: Vec3): Vec3 => [
    x,
    y < belly ? y * legs : y - belly * (1 - legs),
    z < shoulder ? shoulder + (z - shoulder) * along : z,
  ];
  const bone = ([from, end, r0, r1]: Bone): Bone => [to(from), to(end), r0, r1];
  const mass = ([at, radii]: Mass): Mass => [to(at), [radii[0], radii[1], radii[2] * along]];
  const all = (sides: readonly (readonly Bone[])[]) => sides.map((bones) => bones.map(bone));
  return {
    ...stand,
    trunk: stand.trunk.map(mass),
    legs: all(stand.legs),
    ...(stand.right && { right: all(stand.right) }),
    neck: bone(stand.neck),
    tail: stand.tail.map(bone),
    head: { ...stand.head, at: to(stand.head.at) },
    low: [stand.low[0], stand.low[1], to(stand.low)[2]],
    high: [stand.high[0], to(stand.high)[1] + 2, stand.high[2]],
  };
}
const LEVEL = 6;
