import type { Projection } from '#studio/landscape/landscape-spec.ts';
import { clamp, mix, smoothstep } from '#studio/textures/noise.ts';
import type { Terrain } from './terrain.ts';

/** Samples across the view and into its depth. */
const [COLUMNS, ROWS] = [112, 104];
/** Metres: nearer than this single plants are what is lit. */
const FROM = 34;
const TO = 2600;
/** Wider than the frame, for hills that throw their shadow into it. */
const BESIDE = 1.7;
/** Metres to the first look towards the sun for a hill in its way, and how much farther each next one is. */
const FIRST_LOOK = 14;
const LOOKS = 11;
const FARTHER = 1.42;

/** How the land lies at a place, coarser than its plants. */
export interface Lie {
  /** How squarely the sun meets the slope, 0..1. */
  facing: number;
  /** How much of it no other hill hides, 0..1. */
  open: number;
  /** Metres of depth that one pixel spans. */
  span: number;
}

export interface LieOfLand {
  at(x: number, z: number): Lie;
}

/** Slopes and their shadows, on a grid that is as fine near by as it is far away. */
export function lieOfLand(terrain: Terrain, view: Projection): LieOfLand {
  const wide = (view.width / 2 / view.focal) * BESIDE;
  const deep = Math.log(TO / FROM);
  const depthOf = (row: number): number => FROM * Math.exp((deep * row) / (ROWS - 1));
  const heights = new Float32Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++) {
    const z = depthOf(row);
    for (let i = 0; i < COLUMNS; i++) {
      const x = (i / (COLUMNS - 1) - 0.5) * 2 * wide * z;
      heights[row * COLUMNS + i] = Math.max(terrain.ground(x, z), terrain.waterLevel);
    }
  }
  const read = (map: Float32Array, x: number, z: number): number => {
    const row = clamp((Math.log(Math.max(z, FROM) / FROM) / deep) * (ROWS - 1), 0, ROWS - 1.001);
    const i = clamp((x / (z * wide * 2) + 0.5) * (COLUMNS - 1), 0, COLUMNS - 1.001);
    const [r, c] = [Math.floor(row), Math.floor(i)];
    const o = r * COLUMNS + c;
    const near = mix(map[o]!, map[o + 1]!, i - c);
    return mix(near, mix(map[o + COLUMNS]!, map[o + COLUMNS + 1]!, i - c), row - r);
  };
  const [east, up, north] = view.toSun;
  const level = Math.hypot(east, north);
  const rise = up / Math.max(level, 1e-3);

  /** Share of the sun that no hill stands before: a wide edge, for its shadow comes from far. */
  const openTo = (x: number, z: number, height: number): number => {
    let open = 1;
    let away = FIRST_LOOK;
    for (let k = 0; k < LOOKS; k++, away *= FARTHER) {
      const [px, pz] = [x + (east / level) * away, z + (north / level) * away];
      if (pz < FROM || pz > TO || Math.abs(px) > wide * pz) break;
      const above = read(heights, px, pz) - (height + rise * away);
      open = Math.min(open, 1 - smoothstep(-0.02 * away - 1, 0.05 * away + 1, above));
      if (open === 0) break;
    }
    return open;
  };

  const faces = new Float32Array(COLUMNS * ROWS);
  const opens = new Float32Array(COLUMNS * ROWS);
  const spans = new Float32Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++) {
    const z = depthOf(row);
    const [before, after] = [Math.max(0, row - 1), Math.min(ROWS - 1, row + 1)];
    for (let i = 0; i < COLUMNS; i++) {
      const o = row * COLUMNS + i;
      const slant = (i / (COLUMNS - 1) - 0.5) * 2 * wide;
      const [left, right] = [Math.max(0, i - 1), Math.min(COLUMNS - 1, i + 1)];
      const apart = ((right - left) / (COLUMNS - 1)) * 2 * wide * z;
      const fallX = (heights[row * COLUMNS + right]! - heights[row * COLUMNS + left]!) / apart;
      const along =
        (heights[after * COLUMNS + i]! - heights[before * COLUMNS + i]!) /
        (depthOf(after) - depthOf(before));
      const fallZ = along - slant * fallX;
      const facing = (up - fallX * east - fallZ * north) / Math.hypot(fallX, 1, fallZ);
      const height = heights[o]!;
      faces[o] = Math.max(0, facing);
      opens[o] = facing > 0 ? openTo(slant * z, z, height) : 1;
      const grazing = along + (view.eyeY - height) / z;
      spans[o] = z / view.focal / Math.max(0.02, grazing);
    }
  }
  const lie: Lie = { facing: 0, open: 1, span: 0 };
  return {
    at: (x, z) => {
      lie.facing = read(faces, x, z);
      lie.open = read(opens, x, z);
      lie.span = read(spans, x, z);
      return lie;
    },
  };
}

/** Metres from where single plants and their shadows give way to the lie of the land. */
export const LIES_FROM = FROM;
