import type { Random } from '#studio/random.ts';
import type { ProfileRun, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addPrimitive, addShape } from '#studio/scene-builder.ts';
import { matte, once } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { NO_ROTATION } from '#studio/vector.ts';

interface Sort {
  glass: Vec3;
  foil: Vec3;
  label: Vec3;
  /** A stripe or crest on the label. */
  mark: Vec3;
  hasSlopes?: boolean;
}

const DARK: Vec3 = [0.02, 0.022, 0.016];
const CREAM: Vec3 = [0.52, 0.47, 0.37];
const WHITE: Vec3 = [0.55, 0.54, 0.51];
const INK: Vec3 = [0.05, 0.045, 0.045];
const GOLD: Vec3 = [0.6, 0.42, 0.14];

/** What stands in a wine shop: reds, whites and rosés, in the two shapes that everybody knows. */
const SORTS: readonly Sort[] = [
  { glass: DARK, foil: [0.3, 0.02, 0.04], label: CREAM, mark: [0.34, 0.04, 0.06] },
  { glass: DARK, foil: INK, label: WHITE, mark: GOLD },
  { glass: [0.03, 0.04, 0.016], foil: GOLD, label: CREAM, mark: INK, hasSlopes: true },
  { glass: DARK, foil: [0.34, 0.03, 0.05], label: INK, mark: GOLD },
  {
    glass: [0.34, 0.36, 0.1],
    foil: [0.66, 0.62, 0.42],
    label: WHITE,
    mark: [0.1, 0.26, 0.16],
    hasSlopes: true,
  },
  {
    glass: [0.05, 0.1, 0.035],
    foil: [0.12, 0.2, 0.1],
    label: CREAM,
    mark: [0.5, 0.36, 0.12],
    hasSlopes: true,
  },
  {
    glass: [0.66, 0.3, 0.25],
    foil: [0.74, 0.6, 0.54],
    label: WHITE,
    mark: [0.62, 0.2, 0.24],
    hasSlopes: true,
  },
  { glass: [0.05, 0.085, 0.03], foil: GOLD, label: [0.1, 0.13, 0.2], mark: GOLD, hasSlopes: true },
];

export const SHELF_SORTS = SORTS.length;

/** A labelled bottle as a shop shows it, of few cones: it stands there by the hundred, and is a part of its shelf. */
export function addShelfBottle(
  { kit, object }: Model,
  position: Vec3,
  sort: number,
  random: Random,
): void {
  const shape = once(kit, `shelf bottle ${sort}`, () =>
    addShape(kit.scene, runsOf(kit, SORTS[sort % SORTS.length]!, sort)),
  );
  const [x, y, z] = position;
  addPrimitive(kit.scene, {
    kind: 'lathe',
    object,
    shape,
    position: [x + random.range(-0.5, 0.5), y, z + random.range(-0.5, 0.5)],
    rotation: NO_ROTATION,
  });
}

function runsOf(
  kit: Kit,
  { glass, foil, label, mark, hasSlopes }: Sort,
  sort: number,
): ProfileRun[] {
  const body = matte(kit, `shelf glass ${sort}`, () => ({
    color: glass,
    coat: 1,
    coatRoughness: 0.12,
  }));
  const paper = matte(kit, `shelf label ${sort}`, () => ({ color: label }));
  const stripe = matte(kit, `shelf mark ${sort}`, () => ({ color: mark }));
  const capsule = matte(kit, `shelf foil ${sort}`, () => ({
    color: foil,
    coat: 0.9,
    coatRoughness: 0.3,
  }));
  const run = (material: number, points: Vec2[], smooth = true): ProfileRun => ({
    points,
    material,
    smooth,
  });
  const shoulder: Vec2[] = hasSlopes
    ? [
        [3.9, 15.6],
        [3.3, 18.6],
        [2.2, 21.6],
        [1.6, 23.6],
      ]
    : [
        [3.76, 18.4],
        [3.2, 20.7],
        [1.8, 22.6],
        [1.5, 23.6],
      ];
  const wide = shoulder[0]![0];
  return [
    run(body, [
      [AXIS, 0.2],
      [wide - 0.2, 0.1],
      [wide, 0.7],
      [wide, 4.6],
    ]),
    run(
      paper,
      [
        [wide + 0.03, 4.6],
        [wide + 0.03, 7],
      ],
      false,
    ),
    run(
      stripe,
      [
        [wide + 0.03, 7],
        [wide + 0.03, 8.1],
      ],
      false,
    ),
    run(
      paper,
      [
        [wide + 0.03, 8.1],
        [wide + 0.03, 13.2],
      ],
      false,
    ),
    run(body, [[wide, 13.2], ...shoulder]),
    run(capsule, [
      [shoulder.at(-1)![0] + 0.04, 23.6],
      [1.5, 28.2],
      [1.66, 28.4],
      [1.66, 29.1],
      [AXIS, 29.3],
    ]),
  ];
}
