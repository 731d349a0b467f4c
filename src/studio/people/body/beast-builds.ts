import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Take } from './part.ts';
import { takeDuck, takeGoose, takeHen, takeRooster } from './hen.ts';
import { takeCat } from './pet.ts';

/** An animal on four legs, in metres; it looks towards +z and stands at the origin. */
export interface Build {
  /** Height of the back, length from breast to rump, girth of the body. */
  back: number;
  long: number;
  girth: number;
  /** From the shoulder to the poll: forwards and upwards. */
  neck: readonly [number, number];
  neckWide: number;
  head: number;
  snout: number;
  leg: number;
  tail: 'brush' | 'long' | 'tuft' | 'stub';
  ears: 'up' | 'short' | 'hanging';
  tusks?: boolean;
  mane?: boolean;
  horns?: 'short' | 'long' | 'antlers';
  fleece?: boolean;
  /** Legs at full stretch, or one pair before the other. */
  gait?: 'running' | 'walking';
  /** Shapes of its own instead of four straight legs. */
  sits?: (p: Vec3, take: Take) => void;
  coat: Rgb;
  dark: Rgb;
  patch?: Rgb;
  /** Of a tabby: across the flanks, round the legs and tail. */
  stripes?: Rgb;
  /** Of muzzle, breast and paws, where these differ. */
  pale?: Rgb;
}

const HORSE: Build = {
  back: 1.5,
  long: 1.5,
  girth: 0.34,
  neck: [0.56, 0.44],
  neckWide: 0.19,
  head: 0.17,
  snout: 0.44,
  leg: 0.084,
  tail: 'brush',
  ears: 'up',
  mane: true,
  coat: [0.2, 0.09, 0.035],
  dark: [0.025, 0.016, 0.012],
};
const COW: Build = {
  ...HORSE,
  back: 1.36,
  long: 1.6,
  girth: 0.43,
  neck: [0.36, 0.06],
  neckWide: 0.22,
  head: 0.19,
  snout: 0.3,
  leg: 0.088,
  tail: 'tuft',
  ears: 'hanging',
  mane: false,
  horns: 'short',
  coat: [0.62, 0.58, 0.52],
  dark: [0.03, 0.025, 0.022],
  patch: [0.05, 0.03, 0.02],
};
export const DOG: Build = {
  back: 0.55,
  long: 0.6,
  girth: 0.125,
  neck: [0.14, 0.2],
  neckWide: 0.075,
  head: 0.095,
  snout: 0.13,
  leg: 0.034,
  tail: 'long',
  ears: 'hanging',
  coat: [0.42, 0.24, 0.09],
  dark: [0.05, 0.03, 0.02],
};

const PIG: Build = {
  back: 0.66,
  long: 0.98,
  girth: 0.27,
  neck: [0.28, -0.1],
  neckWide: 0.17,
  head: 0.165,
  snout: 0.27,
  leg: 0.05,
  tail: 'stub',
  ears: 'short',
  coat: [0.62, 0.36, 0.31],
  dark: [0.2, 0.1, 0.08],
};

const { horns: _horns, patch: _patch, ...WOOLLY } = COW;

/** Animals that photographs show, by their names. */
export const BEASTS: Partial<Record<ThingId, Build>> = {
  horse: HORSE,
  donkey: {
    ...HORSE,
    back: 1.15,
    long: 1.1,
    girth: 0.25,
    neck: [0.36, 0.36],
    snout: 0.32,
    leg: 0.06,
    tail: 'tuft',
    coat: [0.2, 0.18, 0.165],
  },
  cow: COW,
  ox: { ...COW, horns: 'long', coat: [0.5, 0.36, 0.22], patch: [0.45, 0.32, 0.2], girth: 0.4 },
  goat: {
    ...COW,
    back: 0.78,
    long: 0.8,
    girth: 0.21,
    neck: [0.22, 0.17],
    neckWide: 0.095,
    head: 0.09,
    snout: 0.16,
    leg: 0.04,
    tail: 'stub',
    coat: [0.6, 0.55, 0.48],
    patch: [0.5, 0.44, 0.36],
  },
  sheep: {
    ...WOOLLY,
    back: 0.74,
    long: 0.94,
    girth: 0.225,
    neck: [0.2, 0.12],
    neckWide: 0.1,
    head: 0.09,
    snout: 0.15,
    leg: 0.037,
    tail: 'stub',
    fleece: true,
    coat: [0.78, 0.75, 0.68],
    pale: [0.34, 0.27, 0.21],
  },
  deer: {
    ...HORSE,
    back: 1.1,
    long: 1.05,
    girth: 0.2,
    neck: [0.26, 0.5],
    neckWide: 0.09,
    head: 0.1,
    snout: 0.22,
    leg: 0.045,
    tail: 'stub',
    mane: false,
    horns: 'antlers',
    coat: [0.3, 0.15, 0.06],
  },
  pig: PIG,
  wild_boar: {
    ...PIG,
    back: 0.78,
    girth: 0.24,
    neck: [0.32, -0.16],
    snout: 0.36,
    mane: true,
    tusks: true,
    tail: 'tuft',
    coat: [0.075, 0.055, 0.042],
    dark: [0.03, 0.024, 0.02],
  },
  wolf: {
    ...PIG,
    back: 0.78,
    long: 0.95,
    girth: 0.17,
    neck: [0.24, 0.14],
    neckWide: 0.11,
    head: 0.11,
    snout: 0.19,
    leg: 0.044,
    tail: 'brush',
    ears: 'up',
    coat: [0.24, 0.23, 0.22],
    dark: [0.1, 0.095, 0.09],
  },
  bear: {
    ...PIG,
    back: 1.05,
    long: 1.35,
    girth: 0.4,
    neck: [0.34, 0.06],
    neckWide: 0.24,
    head: 0.21,
    snout: 0.22,
    leg: 0.12,
    fleece: true,
    coat: [0.12, 0.06, 0.028],
    dark: [0.03, 0.02, 0.014],
  },
  dog: DOG,
  goose: { ...DOG, sits: takeGoose, back: 0.52, long: 0.56, coat: [0.78, 0.77, 0.74] },
  duck: { ...DOG, sits: takeDuck, back: 0.36, long: 0.4, coat: [0.3, 0.19, 0.1] },
  rooster: { ...DOG, sits: takeRooster, back: 0.46, long: 0.42, coat: [0.4, 0.14, 0.03] },
  hen: { ...DOG, sits: takeHen, back: 0.3, long: 0.34, coat: [0.34, 0.13, 0.04] },
  cat: {
    ...DOG,
    sits: takeCat,
    back: 0.28,
    long: 0.34,
    girth: 0.085,
    neck: [0.07, 0.1],
    neckWide: 0.05,
    head: 0.062,
    snout: 0.035,
    leg: 0.024,
    ears: 'up',
    coat: [0.27, 0.2, 0.14],
    stripes: [0.12, 0.085, 0.058],
  },
};
