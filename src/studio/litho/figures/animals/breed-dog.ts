import { fold } from '#studio/lexicon/matching/normalise.ts';
import { breedOf, MONGREL } from '#studio/props/animals/breeds.ts';
import type { Breed } from '#studio/props/animals/breeds.ts';
import { disc } from '#studio/litho/things/cuts/cut.ts';
import { fromCut } from '#studio/litho/things/outlines/cut-outline.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const DARK = '#241a18';
/** Length of a back and height of the legs of a dog of middle height. */
const BACK = 78;
const LEGS = 46;
const TOP = 46;
const DEPTH = 36;

/** A dog of a breed that is told by its name, seen from its side: its outline and its coat are what it is known by. */
export function breedDog({ thing, word }: AskedThing): DrawnThing | null {
  const breed = thing === 'dog' ? breedOf(fold(word)) : null;
  return breed && standing(breed);
}

/** At full stretch; a dog of no breed runs as a mongrel. */
export const runningDog = ({ word }: AskedThing): DrawnThing =>
  standing(breedOf(fold(word)) ?? MONGREL, STRIDE);
/** How far each foot is before or behind its hip. */
const STRIDE = 24;

function standing(breed: Breed, stride = 0): DrawnThing {
  const [coat, shade] = breed.back;
  const [pale] = breed.pale;
  const back = BACK * breed.long;
  const belly = TOP + DEPTH;
  const foot = belly + Math.max(12, LEGS * breed.legs - 6);
  const [chest, rump] = [46, 46 + back];
  const wide = rump + 34;
  const leg = (hip: number, ink: string, by = 0): FlatShape => {
    const x = hip + by * stride;
    return [
      ink,
      `M${hip - 8} ${belly - 16}C${hip - 8} ${belly} ${x - 6} ${foot - 12} ${x - 6} ${foot - 5}C${x - 10} ${foot - 5} ${x - 13} ${foot - 2} ${x - 12} ${foot}L${x + 6} ${foot}L${hip + 7} ${belly - 14}z`,
    ];
  };
  const paw = (hip: number, by = 0): FlatShape => {
    const x = hip + by * stride;
    return [
      pale,
      `M${x - 6} ${foot - 7}C${x - 10} ${foot - 6} ${x - 13} ${foot - 2} ${x - 12} ${foot}L${x + 6} ${foot}L${x + 6} ${foot - 7}z`,
    ];
  };
  const spots = breed.patch ? patches(breed, { chest, back, belly }) : [];
  const shapes: FlatShape[] = [
    // Tail, and the two legs of the far side.
    [
      shade,
      `M${rump - 8} ${TOP + 6}C${rump + 12} ${TOP + 4} ${rump + 18} ${TOP - 14} ${rump + 26} ${TOP - 26}C${rump + 32} ${TOP - 22} ${rump + 24} ${TOP + 12} ${rump - 2} ${TOP + 20}z`,
    ],
    leg(chest + 20, shade, -0.4),
    leg(rump - 16, shade, 0.5),
    // One outline from the muzzle over the back and round the chest: presses with a black line draw it once.
    [
      coat,
      `M4 35C5 27 18 22 25 15C33 6 49 6 55 16C58 25 60 34 ${chest + 22} ${TOP - 1}L${rump - 16} ${TOP - 1}C${rump - 4} ${TOP - 1} ${rump + 4} ${TOP + 8} ${rump + 4} ${TOP + 22}C${rump + 4} ${belly - 4} ${rump - 6} ${belly + 2} ${rump - 20} ${belly - 4}C${chest + back * 0.5} ${belly - 9} ${chest + 20} ${belly + 2} ${chest + 4} ${belly}C${chest - 12} ${belly - 3} ${chest - 19} ${belly - 18} ${chest - 16} ${belly - 24}C${chest - 14} 54 34 50 32 43C26 46 20 46 16 46C9 46 3 42 4 35z`,
    ],
    ...spots,
    [
      pale,
      `M${chest - 15} 60C${chest - 14} ${belly - 8} ${chest - 6} ${belly - 1} ${chest + 6} ${belly}C${chest + 6} ${belly - 14} ${chest - 2} 66 ${chest - 8} 58z`,
    ],
    leg(chest + 6, coat, -1),
    leg(rump - 4, coat, 1),
    [
      coat,
      `M${rump - 22} ${TOP + 14}C${rump - 2} ${TOP + 6} ${rump + 6} ${TOP + 20} ${rump + 3} ${belly - 8}C${rump - 4} ${belly + 4} ${rump - 20} ${belly - 2} ${rump - 22} ${TOP + 14}z`,
    ],
    paw(chest + 6, -1),
    paw(rump - 4, 1),
    [pale, 'M22 34C14 33 7 34 4 36C3 43 11 46 20 45C28 45 32 43 34 40C30 36 26 34 22 34z'],
    [DARK, disc(6, 33, 5, 4)],
    [DARK, disc(29, 22, 3.2)],
    ['#ffffff', disc(28, 21, 1.1)],
    ...EARS[breed.ears](breed.ear[0]),
  ];
  const tall = foot - (breed.ears === 'up' ? -6 : 6);
  const top = breed.ears === 'up' ? -6 : 6;
  const dog = fromCut(
    { box: [0, top, wide, tall], main: coat, shapes },
    (0.66 * (0.5 + breed.size / 2) * tall) / 122,
  );
  return {
    aspect: dog.aspect,
    height: dog.height,
    draw: dog.draw,
    // Between the lips.
    mouth: [(11 - wide / 2) / tall, (top + tall - 42) / tall],
  };
}

const EARS: Readonly<Record<Breed['ears'], (ink: string) => FlatShape[]>> = {
  long: (ink) => [[ink, 'M44 12C56 14 64 32 60 52C58 62 48 62 44 52C40 40 38 18 44 12z']],
  flap: (ink) => [[ink, 'M42 10C54 8 62 22 58 38C52 42 44 34 40 22z']],
  up: (ink) => [
    [ink, 'M30 14L34 -5L44 12z'],
    [ink, 'M42 13L52 -6L57 20z'],
  ],
};

/** Many small spots, or few large ones, over the back. */
function patches(
  { patch }: Breed,
  { chest, back, belly }: { chest: number; back: number; belly: number },
): FlatShape[] {
  if (!patch) return [];
  const [ink] = patch.tones;
  const middle = (TOP + belly) / 2;
  if (patch.grain > 0.2)
    return SPECKS.map(([u, v, r]): FlatShape => [
      ink,
      disc(chest + back * u, middle + DEPTH * 0.4 * v, r, r * 0.9),
    ]);
  return [
    [ink, disc(chest + back * 0.36, TOP + 15, back * 0.17, 13)],
    [ink, disc(chest + back * 0.76, TOP + 17, back * 0.15, 13)],
  ];
}

const SPECKS: readonly (readonly [number, number, number])[] = [
  [0.04, -0.3, 4],
  [0.12, 0.5, 5],
  [0.22, -0.6, 4.6],
  [0.31, 0.2, 5.6],
  [0.42, -0.4, 4],
  [0.5, 0.4, 4.4],
  [0.6, -0.5, 5],
  [0.68, 0.2, 4],
  [0.8, -0.1, 3.6],
];
