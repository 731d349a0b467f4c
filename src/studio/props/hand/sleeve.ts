import type { ObjectId, Vec3 } from '#studio/scene-graph.ts';
import { add, cross, dot, normalize, scale, subtract } from '#studio/vector.ts';
import { matte } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addSheet } from '#studio/props/making/mesh.ts';

interface Sleeve {
  object: ObjectId;
  colour: Vec3;
  from: Vec3;
  along: Vec3;
  /** Of the hand: the sleeve is as flat as the arm in it. */
  back: Vec3;
  long: number;
  /** The shirt looks out of a jacket's sleeve. */
  hasCuff: boolean;
  /** Of the arm, 1: a grown man's. */
  size: number;
}

const CUFF: Vec3 = [0.72, 0.71, 0.69];
const SIDES = 40;
/** Along the arm, and how wide there. */
const SHIRT: readonly (readonly [number, number])[] = [
  [4.6, 2.5],
  [3.6, 2.86],
  [3.7, 3.02],
  [5.2, 3.04],
  [6.4, 3.04],
];

/** Cloth about the forearm that gathers before the cuff. */
export function addSleeve(kit: Kit, sleeve: Sleeve): void {
  const { object, colour, hasCuff } = sleeve;
  const cloth = matte(kit, `sleeve ${colour.join()}`, () => ({ color: colour }));
  const ring = ringsOf(sleeve);
  const target = { scene: kit.scene, object };
  if (hasCuff)
    addSheet(
      { ...target, material: matte(kit, 'cuff', () => ({ color: CUFF })) },
      SHIRT.map(([at, wide]) => ring(at, () => wide)),
      { isClosed: true },
    );
  const rows = [
    6.6,
    5.3,
    5.35,
    ...Array.from({ length: 34 }, (_, i) => 5.6 + (i * (sleeve.long - 5.6)) / 33),
  ];
  addSheet(
    { ...target, material: cloth },
    rows.map((at, i) =>
      ring(at, (a) => (i === 0 ? 3.05 : 3.36 + (at - 5) * 0.055 + foldAt(a, at))),
    ),
    { isClosed: true },
  );
}

/** Folds run round the arm aslant and die out towards the hem. */
function foldAt(a: number, at: number): number {
  const strong = Math.min(1, Math.max(0, (at - 6) / 3));
  return (
    strong *
    (0.2 *
      Math.sin(at * 0.85 + Math.sin(a + 0.6) * 2.2) *
      (0.6 + 0.4 * Math.sin(a * 2 + at * 0.3)) +
      0.09 * Math.sin(at * 1.9 + Math.sin(a * 2 + 1) * 1.7))
  );
}

function ringsOf({
  from,
  along,
  back,
  size,
}: Sleeve): (at: number, wide: (a: number) => number) => Vec3[] {
  const flat = normalize(subtract(back, scale(along, dot(back, along))));
  const aside = cross(along, flat);
  return (at, wide) =>
    Array.from({ length: SIDES }, (_, j): Vec3 => {
      const a = (j / SIDES) * Math.PI * 2;
      const r = wide(a) * size;
      return add(
        add(from, scale(along, at * size)),
        add(scale(aside, Math.cos(a) * r), scale(flat, Math.sin(a) * r * 0.84)),
      );
    });
}
