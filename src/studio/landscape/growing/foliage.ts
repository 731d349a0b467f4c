import type { Season } from '#studio/scene/surroundings.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { linear, mixRgb } from '#studio/textures/colour.ts';
import { clamp } from '#studio/textures/noise.ts';
import type { TerrainShape } from '#studio/landscape/landscape-spec.ts';

export interface Foliage {
  leaves: readonly Rgb[];
  lavender: readonly Rgb[];
  soil: Rgb;
  grass: Rgb;
  tree: Rgb;
  /** Share of the canopy that still carries leaves. */
  fullness: number;
}

interface FoliageHex {
  leaves: readonly string[];
  soil: string;
  grass: string;
  tree: string;
  fullness: number;
}

const SEASONS: Readonly<Record<Season, FoliageHex>> = {
  spring: {
    leaves: ['#748a3e', '#8ba04e', '#9dad60', '#5f7634'],
    soil: '#7d6448',
    grass: '#6b8244',
    tree: '#536e3a',
    fullness: 0.24,
  },
  summer: {
    leaves: ['#384a23', '#4b5e2b', '#666f37', '#2e401d'],
    soil: '#6b513a',
    grass: '#6a6c36',
    tree: '#3b4529',
    fullness: 1,
  },
  autumn: {
    leaves: ['#93592c', '#a47f3c', '#7d4529', '#ad934e', '#61632f'],
    soil: '#7d5636',
    grass: '#807c44',
    tree: '#525028',
    fullness: 0.9,
  },
  winter: {
    leaves: ['#6b5848', '#7d6a58', '#5a4a40'],
    soil: '#8d7d6b',
    grass: '#8f9468',
    tree: '#3c4238',
    fullness: 0.03,
  },
};

/** In bloom. */
const LAVENDER = ['#6a4f94', '#8467ad', '#9b80c2', '#57447d'];

/** Leaves of one said colour are still of many shades, and some have not turned yet. */
const shadesOf = (tint: Rgb, usual: readonly Rgb[]): Rgb[] =>
  [0.5, 0.75, 1, 0.85].map((k, i) =>
    mixRgb([tint[0] * k, tint[1] * k, tint[2] * k], usual[i % usual.length]!, 0.18),
  );

interface Turned {
  /** How white it lies: under snow 1, in hoarfrost less. */
  white: number;
  /** The colour that was asked for. */
  tint?: string;
}

export function foliageFor(season: Season, shape: TerrainShape, { white, tint }: Turned): Foliage {
  const f = SEASONS[season];
  const usual = f.leaves.map((hex) => linear(hex));
  const leaves = tint ? shadesOf(linear(tint), usual) : usual;
  const snow: Rgb = [0.78, 0.82, 0.9];
  const cover = (c: Rgb, amount: number): Rgb => (white > 0 ? mixRgb(c, snow, amount * white) : c);
  return {
    // Canes stay dark, or the rows would be lost in the white.
    leaves: leaves.map((leaf) => cover(leaf, white === 1 ? 0.08 : 0.35)),
    lavender: (season === 'winter' ? f.leaves : LAVENDER).map((hex) => cover(linear(hex), 0.35)),
    soil: cover(linear(shape.soil ?? f.soil), 0.9),
    grass: cover(linear(shape.grass ?? f.grass), 0.92),
    tree: cover(linear(f.tree), 0.3),
    // Under snow nothing but canes is left.
    fullness: white === 1 ? Math.min(f.fullness, 0.001) : f.fullness,
  };
}

/** A leaf colour between neighbours of the palette. */
export function leafColour(leaves: readonly Rgb[], at: number): Rgb {
  const t = clamp(at) * (leaves.length - 1.001);
  const i = Math.floor(t);
  return mixRgb(leaves[i]!, leaves[i + 1]!, t - i);
}
