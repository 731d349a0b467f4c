import { scale } from '#studio/vector.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { breedOf, hairLength, MONGREL } from '#studio/props/animals/breeds.ts';
import { linear } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { noise2 } from '#studio/textures/noise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { blend, ellipsoid, limb } from '#studio/people/painting/distance.ts';
import type { Part, Sample, Take } from './part.ts';
import { BEASTS, DOG } from './beast-builds.ts';
import { takeLeg } from './beast-legs.ts';
import type { Build } from './beast-builds.ts';
import { loadColour, loadTaker } from './beast-loads.ts';
import type { Load } from './beast-loads.ts';
import { dogTaker } from './pet.ts';

export interface Beast {
  thing: ThingId;
  /** What the customer calls it: a dog may be of a breed. */
  word?: string;
  coat: Rgb | null;
  /** How it holds itself, of those that have more than one pose. */
  states?: readonly string[];
  load?: Load;
}

/** Distance to an animal, and the colour of its coat at a point. */
export function createBeast({ thing, word = '', coat, states = [], load }: Beast): {
  body: (p: Vec3) => Sample;
  colour: (part: Part, p: Vec3) => Rgb;
} {
  const known = BEASTS[thing] ?? DOG;
  // Nobody ploughs standing still.
  const acts = load === 'plough' ? [...states, 'walking'] : states;
  const build: Build =
    known === DOG
      ? dogOf(word, states)
      : states.includes('grazing')
        ? grazing(known)
        : moving(known, acts);
  const takeLoad = load && loadTaker(load, build);
  const body = (p: Vec3): Sample => {
    let distance = Infinity;
    let part: Part = 'torso';
    const take: Take = (d, next) => {
      if (d >= distance) return;
      distance = d;
      part = next;
    };
    takeBeast(p, build, take);
    takeLoad?.(p, take);
    return { distance, part };
  };
  return {
    body,
    colour: (part, p) => (load && loadColour(part, p)) ?? tintOf(build, coat, part, p),
  };
}

/** Metres of its hair; what has a hide or wool of its own has none to be drawn. */
export const coatOf = ({ thing, word = '' }: Beast): number =>
  thing === 'cat'
    ? 0.014
    : thing === 'dog'
      ? (hairLength(breedOf(word) ?? MONGREL) * PAINTED) / 100
      : 0;

/** A line that is drawn looks longer than a blade that is lit. */
const PAINTED = 0.75;

function dogOf(word: string, states: readonly string[]): Build {
  const breed = breedOf(word);
  const sits = dogTaker(states, breed ?? MONGREL);
  if (!breed) return { ...DOG, sits };
  const { back, ear, pale, patch } = breed;
  return {
    ...DOG,
    sits,
    coat: linear(back[0]),
    dark: linear(ear[0]),
    pale: linear(pale[0]),
    ...(patch && { patch: linear(patch.tones[0]) }),
  };
}

function moving(b: Build, states: readonly string[]): Build {
  if (states.includes('running') || states.includes('jumping'))
    return { ...b, gait: 'running', neck: [b.neck[0] * 1.2, b.neck[1] * 0.7] };
  return states.includes('walking') ? { ...b, gait: 'walking' } : b;
}

/** The poll as far below the breast as it else is above it. */
function grazing(b: Build): Build {
  const breast = b.back - b.girth * 0.65;
  const low = Math.max(b.snout * 0.7 + b.head * 0.4, 2 * breast - b.back - b.neck[1]);
  return { ...b, neck: [b.neck[0] * 1.1, low - b.back] };
}

function takeBeast(p: Vec3, b: Build, take: Take): void {
  if (b.sits) return b.sits(p, take);
  const half = b.long / 2;
  const top = b.back - b.girth;
  const wool = b.fleece ? curls(p) : 0;
  // Muscles run on into the legs.
  const chest = ellipsoid(
    p,
    [0, top + 0.01, half * 0.55],
    [b.girth * 0.86, b.girth * 1.08, half * 0.5],
  );
  const belly = ellipsoid(
    p,
    [0, top - b.girth * 0.04, 0],
    [b.girth * 0.9, b.girth * 0.94, half * 0.75],
  );
  const rump = ellipsoid(
    p,
    [0, top + b.girth * 0.06, -half * 0.6],
    [b.girth * 0.84, b.girth, half * 0.45],
  );
  const trunk = blend(blend(chest, belly, b.girth * 0.5), rump, b.girth * 0.5);
  const breast: Vec3 = [0, top + b.girth * 0.35, half * 0.78];
  const poll: Vec3 = [0, b.back + b.neck[1], half * 0.78 + b.neck[0]];
  const neck = limb(p, breast, poll, b.neckWide * 1.35, b.neckWide * 0.72);
  take(blend(trunk, neck, b.girth * 0.45) + wool, 'torso');
  takeHead(p, b, poll, take);
  // Each for itself, not mirrored: no two stand alike, and rays would jump over one.
  for (const end of [-1, 1] as const)
    for (const side of [-1, 1] as const)
      takeLeg([p[0] * side, p[1], p[2]], b, { end, side, trunk }, take);
  takeTail(p, b, [0, b.back - b.girth * 0.25, -half], take);
}

function takeHead(p: Vec3, b: Build, poll: Vec3, take: Take): void {
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const [, y, z] = poll;
  const muzzle: Vec3 = [0, y - b.snout * 0.62, z + b.snout * 0.85];
  const skull = ellipsoid(
    p,
    [0, y - b.head * 0.1, z + b.head * 0.3],
    [b.head * 0.72, b.head * 0.9, b.head],
  );
  take(blend(skull, limb(p, poll, muzzle, b.head * 0.72, b.head * 0.5), b.head * 0.4), 'sleeve');
  take(ellipsoid(p, muzzle, [b.head * 0.48, b.head * 0.4, b.head * 0.45]), 'lip');
  take(
    ellipsoid(
      m,
      [b.head * 0.62, y + b.head * 0.12, z + b.head * 0.75],
      scale([0.014, 0.018, 0.018], Math.max(0.7, b.head / 0.12)),
    ),
    'eye',
  );
  const ear =
    b.ears === 'up'
      ? ([b.head * 0.55, y + b.head * 1.5, z - b.head * 0.1] as Vec3)
      : b.ears === 'short'
        ? ([b.head * 0.85, y + b.head * 0.95, z + b.head * 0.5] as Vec3)
        : ([b.head * 1.05, y - b.head * 0.7, z + b.head * 0.05] as Vec3);
  take(limb(m, [b.head * 0.5, y + b.head * 0.5, z], ear, b.head * 0.26, b.head * 0.14), 'sleeve');
  if (b.mane) {
    const strands = 0.006 * Math.sin(p[1] * 90 + p[2] * 50);
    take(
      limb(
        p,
        [0, y + b.head * 0.7, z - b.head * 0.2],
        [0, b.back + 0.02, b.long * 0.32],
        0.06,
        0.075,
      ) + strands,
      'hair',
    );
  }
  if (b.tusks)
    take(
      limb(
        m,
        [b.head * 0.4, muzzle[1] - b.head * 0.1, muzzle[2] - b.head * 0.3],
        [b.head * 0.62, muzzle[1] + b.head * 0.35, muzzle[2] - b.head * 0.1],
        b.head * 0.1,
        b.head * 0.04,
      ),
      'veil',
    );
  // An ox is known by its horns, from afar and from the side.
  if (b.horns === 'long')
    take(
      limb(
        m,
        [b.head * 0.45, y + b.head * 0.7, z - b.head * 0.1],
        [b.head * 1.2, y + b.head * 2.3, z + b.head * 1.1],
        b.head * 0.26,
        b.head * 0.07,
      ),
      'label',
    );
  if (b.horns === 'short')
    take(
      limb(
        m,
        [b.head * 0.5, y + b.head * 0.7, z],
        [b.head * 1.5, y + b.head * 1.7, z + b.head * 0.4],
        b.head * 0.16,
        b.head * 0.05,
      ),
      'label',
    );
  if (b.horns === 'antlers')
    for (const [from, to] of ANTLERS)
      take(
        limb(m, [from[0], y + from[1], z + from[2]], [to[0], y + to[1], z + to[2]], 0.018, 0.01),
        'label',
      );
}

const ANTLERS: readonly (readonly [Vec3, Vec3])[] = [
  [
    [0.05, 0.06, 0],
    [0.22, 0.36, -0.1],
  ],
  [
    [0.22, 0.36, -0.1],
    [0.26, 0.62, 0.02],
  ],
  [
    [0.18, 0.28, -0.07],
    [0.2, 0.4, 0.12],
  ],
  [
    [0.24, 0.48, -0.05],
    [0.36, 0.58, -0.08],
  ],
];

function takeTail(p: Vec3, b: Build, root: Vec3, take: Take): void {
  const [, y, z] = root;
  if (b.tail === 'brush') {
    const hair = 0.014 * Math.sin(p[1] * 30 + p[0] * 90);
    take(limb(p, root, [0, y - b.back * 0.5, z - 0.14], 0.05, 0.075) + hair, 'hair');
  } else if (b.tail === 'long') {
    take(
      limb(p, root, [0, y + b.back * 0.12, z - b.long * 0.35], b.leg * 0.8, b.leg * 0.4),
      'torso',
    );
  } else if (b.tail === 'tuft') {
    take(limb(p, root, [0, y - b.back * 0.45, z - 0.06], 0.028, 0.02), 'torso');
    take(ellipsoid(p, [0, y - b.back * 0.5, z - 0.06], [0.04, 0.09, 0.04]), 'hair');
  } else take(limb(p, root, [0, y - 0.05, z - 0.07], 0.04, 0.03), 'torso');
}

function tintOf(b: Build, said: Rgb | null, part: Part, p: Vec3): Rgb {
  const coat = said ?? b.coat;
  if (part === 'eye') return [0.01, 0.008, 0.006];
  if (part === 'flame') return [0.05, 0.06, 0.01];
  if (part === 'gold') return [0.5, 0.3, 0.06];
  if (part === 'band') return [0.5, 0.03, 0.03];
  if (part === 'label') return [0.4, 0.34, 0.25];
  if (part === 'veil') return [0.75, 0.72, 0.62];
  if (part === 'hair' || part === 'shoes')
    return said ? [said[0] * 0.5, said[1] * 0.5, said[2] * 0.5] : b.dark;
  if (part === 'sleeve' && b.pale && !said) return b.pale;
  // Wool ends above the knees.
  if (part === 'legs' && b.fleece && b.pale) return b.pale;
  if (part === 'lip') return [coat[0] * 0.35, coat[1] * 0.33, coat[2] * 0.33];
  const spot =
    b.patch && !said && noise2(p[2] * 3.1 + p[0] * 1.6, p[1] * 3.1, 12) > 0.57 ? b.patch : coat;
  if (b.stripes && !said && part !== 'sleeve' && isStriped(p)) return b.stripes;
  // Short hair that lies along the flank.
  const hair = noise2(p[2] * 62 + p[1] * 14, p[1] * 22 + p[0] * 20, 5);
  const k = 0.82 + 0.16 * noise2(p[2] * 9 + p[0] * 5, p[1] * 13, 3) + 0.2 * hair;
  return [spot[0] * k, spot[1] * k, spot[2] * k];
}

/** Bands that wander, each of its own width. */
const isStriped = ([x, y, z]: Vec3): boolean =>
  Math.sin(y * 165 + z * 90 + 5 * noise2(x * 16 + 2, z * 14 + y * 9, 7)) > 0.5;

/** Locks of wool, as round along the flank as across the back and in no rows; folds would make a cloth of it. */
function curls([x, y, z]: Vec3): number {
  const u = x * 61 + 1.8 * Math.sin(y * 17 + z * 11);
  const v = y * 64 + 1.9 * Math.sin(z * 18 + x * 13 + 1);
  const w = z * 58 + 1.8 * Math.sin(x * 19 + y * 12 + 2);
  const broad = Math.sin(u) + Math.sin(v) + Math.sin(w);
  const fine = Math.sin(u * 2.1 + 1) * Math.sin(v * 1.9) * Math.sin(w * 2.2);
  return -0.0034 * broad - 0.003 * fine;
}
