import { matte, painted } from '#studio/props/making/kit.ts';
import { addSheet } from '#studio/props/making/mesh.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';
import { noise2, smoothstep } from '#studio/textures/noise.ts';
import { feetOf } from './feet.ts';
import type { Foot } from './feet.ts';
import { isPaintersTable } from './painters-table.ts';

type Tone = readonly [number, number, number];

/** Linen, slate blue, moss and umber: what hung in their studios. A red one would be taken for a thing that was asked for. */
const CLOTHS: readonly Tone[] = [
  [196, 184, 164],
  [70, 88, 100],
  [196, 184, 164],
  [66, 74, 52],
  [104, 78, 54],
];

interface Cloth {
  /** What stands on the cloth keeps it flat. */
  feet: readonly Foot[];
  /** Where it begins and ends along the table. */
  from: number;
  to: number;
  /** Its back, and the edge of the table that it hangs over. */
  far: number;
  edge: number;
  seed: number;
}

const COLUMNS = 84;
const ON_TOP = 34;
const HANGING = 12;
/** In centimetres. */
const HIGHEST_FOLD = 2.3;
const LONGEST_FALL = 17;

/** A cloth pushed together on one half of a painter's table, falling over its edge in folds. */
export function drapeTable(stage: Stage, shot: Shot): void {
  if (!shot.table?.thickness || !isPaintersTable(stage)) return;
  const random = stage.random('cloth');
  const tone = random.pick(CLOTHS);
  const feet = feetOf(stage.scene);
  const [left, right] = [
    Math.min(...feet.map((f) => f.left)),
    Math.max(...feet.map((f) => f.right)),
  ];
  const width = right - left;
  const side = random.pick([-1, 1]);
  const inner = left + width * (side < 0 ? random.range(0.52, 0.7) : random.range(0.3, 0.48));
  const outer = side < 0 ? left - width * 0.7 - 12 : right + width * 0.7 + 12;
  const { kit } = stage;
  const material = matte(kit, `studio cloth ${tone.join()}`, () => ({
    texture: painted(kit, {
      painter: 'linen',
      params: { seed: 6, tone, threads: 120 },
      share: 0.5,
      bump: 0.8,
      scale: [1 / 3, 1 / 3],
    }),
  }));
  const object = addObject(kit.scene, { role: 'surface', name: 'studio cloth' });
  const cloth: Cloth = {
    feet,
    from: Math.min(inner, outer),
    to: Math.max(inner, outer),
    far: shot.table.far + random.range(3, 6),
    edge: shot.table.near,
    seed: random.int(1, 9999),
  };
  addSheet({ scene: kit.scene, object, material }, rowsOf(cloth, side));
}

/** Over the table from its back to its edge, then down. */
function rowsOf(cloth: Cloth, side: number): Vec3[][] {
  const across = (j: number): number => cloth.from + ((cloth.to - cloth.from) * j) / COLUMNS;
  const columns = Array.from({ length: COLUMNS + 1 }, (_, j) => across(j));
  const top = Array.from({ length: ON_TOP + 1 }, (_, i) =>
    columns.map((x) => onTop(cloth, x, i / ON_TOP, side)),
  );
  const fall = Array.from({ length: HANGING }, (_, i) =>
    columns.map((x) => hanging(cloth, x, (i + 1) / HANGING, side)),
  );
  return [...top, ...fall];
}

/** Nobody cuts the hem of a pushed cloth: its back and its end wander. */
function onTop(cloth: Cloth, x: number, t: number, side: number): Vec3 {
  const { far, edge, seed } = cloth;
  const back = far + (noise2(x * 0.09, 3, seed) - 0.5) * 7;
  const z = back + (edge + LIP - back) * t;
  const px = x + (noise2(z * 0.11, 9, seed) - 0.5) * 6 * endOf(cloth, x, side);
  return [px, THICK + foldAt(cloth, px, z) * clearOf(cloth, px, z), z];
}
const LIP = 0.35;
const THICK = 0.14;

function hanging(cloth: Cloth, x: number, t: number, side: number): Vec3 {
  const { edge, seed } = cloth;
  const fall = LONGEST_FALL * (0.62 + 0.5 * noise2(x * 0.05, 21, seed));
  // Folds deepen as they fall.
  const wave = Math.sin(x * 0.42 + noise2(x * 0.06, 5, seed) * 7);
  const out = LIP + 0.3 + (0.5 + 0.5 * wave) * 2.6 * t ** 0.7;
  const end = endOf(cloth, x, side);
  return [x - side * end * t * 1.5, THICK - fall * t * (1 - 0.35 * end), edge + out];
}

/** 1 at the end that is seen, 0 where the cloth runs out of the picture. */
const endOf = ({ from, to }: Cloth, x: number, side: number): number =>
  smoothstep(12, 0, side < 0 ? to - x : x - from);

/** Ridges that run from the back to the front, bent and broken. */
function foldAt({ seed }: Cloth, x: number, z: number): number {
  const bend = noise2(x * 0.05, z * 0.05, seed) * 9;
  const ridge =
    1 - Math.abs(2 * noise2((x + z * 0.5) * 0.12 + bend * 0.25, z * 0.035, seed + 7) - 1);
  const small = noise2(x * 0.3, z * 0.22, seed + 13);
  return HIGHEST_FOLD * ridge ** 2.4 + 0.35 * small;
}

/** 0 below a thing, 1 well away from all. */
function clearOf({ feet }: Cloth, x: number, z: number): number {
  const gap = Math.min(
    ...feet.map((f) =>
      Math.hypot(Math.max(f.left - x, x - f.right, 0), Math.max(f.far - z, z - f.near, 0)),
    ),
  );
  return smoothstep(0.3, 5, gap);
}
