import { bottleRadius } from '#studio/props/bottle/shapes.ts';
import { addDecanter } from '#studio/props/decanter.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { shows } from '#studio/scene-spec.ts';
import type { Accompaniment } from '#studio/scene-spec.ts';
import { hullPoints } from '#studio/compose/camera/bounds.ts';
import {
  glassOptions,
  putBottle,
  putGlass,
  wantsBottle,
  wantsGlass,
} from '#studio/compose/dress.ts';
import { isBanner, isTall, isWide } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import { partPoints } from '#studio/compose/near-shots.ts';
import { layAccent } from './accents.ts';
import type { Spot } from './accents.ts';

/** Bottles behind, glasses in front and to the side, small things at their feet. */
export function arrangeStillLife(stage: Stage): Arrangement {
  const { direction, spec } = stage;
  const random = stage.random('still life');
  const isClose = direction.archetype === 'close_up';
  const placed = standUp(stage);
  const accents = isClose ? direction.food.slice(0, 1) : direction.food;
  layFood(stage, accents, placed);
  const hasFood = accents.length > 0;
  const isLabelShot = isClose && wantsBottle(spec);
  const isMacro = spec.camera.shot === 'macro' && !isLabelShot && !hasFood;
  const neck = partPoints(stage);
  const hasSky = direction.decor === 'landscape' || direction.decor === 'festival';
  return {
    framing: {
      pitch: hasFood
        ? random.range(8, 14) + (isTall(stage) ? 8 : 0)
        : random.range(hasSky ? 4 : 1, hasSky ? 10 : 8),
      yaw: 0,
      fieldOfView: isBanner(stage) ? 24 : random.range(26, 32),
      fillWidth: isLabelShot ? 0.5 : isClose || hasFood ? 0.88 : isTall(stage) ? 0.76 : 0.66,
      fillHeight: isLabelShot
        ? 0.6
        : isClose
          ? 0.92
          : (isWide(stage) ? 0.84 : isTall(stage) ? 0.64 : 0.8) * random.range(0.88, 1.04),
      anchor: [hasFood ? 0.5 : anchorX(stage), isClose ? 0.52 : 0.55],
      margin: 0.035,
      // Letters are read to the edge of a label, which is bent away from the lens.
      lensRadius: direction.isPainterly
        ? 0
        : isLabelShot
          ? 0.14
          : spec.camera.isShallow
            ? 0.62
            : isClose
              ? 0.42
              : 0.26,
      focus: [placed.focusX, 10, placed.focusZ],
    },
    centre: [placed.middle, 12, 0],
    reach: Math.max(16, (placed.right - placed.left) / 2),
    ...(neck
      ? { frameOn: neck }
      : isLabelShot
        ? { frameOn: hullPoints(stage.scene, 'label') }
        : hasFood
          ? { frameOn: [...hullPoints(stage.scene), ...hullPoints(stage.scene, 'prop')] }
          : isMacro
            ? { frameOn: bowlOf(hullPoints(stage.scene)) }
            : {}),
    table: hasSky
      ? { near: 220, far: -20, halfWidth: 170 }
      : { near: 220, far: direction.decor === 'sweep' ? -130 : -24, halfWidth: 170 },
  };
}

/** As near as what is in the glass: its stem and its rim are out of the frame. */
function bowlOf(points: readonly Vec3[]): Vec3[] {
  const top = Math.max(...points.map(([, y]) => y));
  const near = points.filter(([, y]) => y > top * 0.5);
  return near.map(([x, y, z]) => [x, Math.min(y, top * 0.86), z]);
}

function anchorX(stage: Stage): number {
  const { side } = stage.direction;
  const step = isBanner(stage) ? 0.2 : isWide(stage) ? 0.15 : isTall(stage) ? 0.05 : 0.11;
  // A row of three or more is the middle of the picture; aside it would leave a hole.
  const isRow = stage.spec.bottles + stage.spec.glasses > 2;
  return 0.5 + side * step * (isRow ? 0.4 : 1);
}

interface Standing {
  left: number;
  right: number;
  middle: number;
  focusX: number;
  focusZ: number;
}

/** Places the tall things from the hero's side towards the empty one. */
function standUp(stage: Stage): Standing {
  const { spec, direction } = stage;
  const random = stage.random('standing');
  const dir = direction.side <= 0 ? 1 : -1;
  const squeeze = isTall(stage) ? 0.8 : 1;
  const girth = bottleRadius(spec.bottle);
  const xs: number[] = [];
  let x = 0;
  let focus: Vec3 = [0, 0, 0];
  const bottles = wantsBottle(spec) ? Math.max(1, spec.bottles) : 0;
  const glasses = wantsGlass(spec) || bottles === 0 ? Math.max(1, spec.glasses) : 0;
  for (let i = 0; i < bottles; i++) {
    const z = i % 2 === 0 ? -2 : -2 - girth * 1.7;
    putBottle(stage, [x * dir, 0, z], { yaw: random.range(-0.12, 0.12) - x * dir * 0.008 });
    if (i === 0) focus = [x * dir, 0, z + girth];
    xs.push(x * dir);
    x += girth * 2.5 * squeeze;
  }
  if (shows(spec, 'decanter')) {
    x += bottles > 0 ? 9 * squeeze : 0;
    addDecanter(stage.kit, [x * dir, 0, -3], {
      form: random.pick(['ship', 'carafe']),
      wine: spec.wine,
      isBacklit: glassOptions(stage).isBacklit === true,
    });
    if (bottles === 0) focus = [x * dir, 0, 4];
    xs.push(x * dir);
    x += 15 * squeeze;
  } else if (bottles > 0) x += 2.4 * squeeze;
  for (let i = 0; i < glasses; i++) {
    const z = bottles > 0 ? 4.5 - i * 5 : i % 2 === 0 ? 0 : -6;
    putGlass(stage, [x * dir, 0, z]);
    if (bottles === 0 && i === 0 && !shows(spec, 'decanter')) focus = [x * dir, 0, z + 3];
    xs.push(x * dir);
    x += 10.4 * squeeze;
  }
  const left = Math.min(...xs) - 5;
  const right = Math.max(...xs) + 5;
  return { left, right, middle: (left + right) / 2, focusX: focus[0], focusZ: focus[2] };
}

/** Big things go to the open side, small ones in front: the label stays readable. */
function layFood(stage: Stage, food: readonly Accompaniment[], s: Standing): void {
  const dir = stage.direction.side <= 0 ? 1 : -1;
  const random = stage.random('spots');
  const open = dir > 0 ? s.right : s.left;
  const turn = (): number => random.range(-0.5, 0.5);
  // Tall frames have no room beside the heroes, but plenty in front of them.
  const front: Spot[] = [
    { at: [s.middle + dir * 4, 0, 15], yaw: turn() },
    { at: [s.middle - dir * 5, 0, 24], yaw: turn() },
    { at: [s.middle + dir * 8, 0, 27], yaw: turn() },
  ];
  const beside: Spot[] = [
    { at: [open + dir * 2, 0, 10], yaw: turn() },
    { at: [open + dir * 8, 0, -4], yaw: turn() },
    { at: [open - dir * 2, 0, 17], yaw: turn() },
  ];
  const small: Spot[] = [
    { at: [s.middle + dir * 3, 0, 14], yaw: turn() },
    { at: [s.middle - dir * 7, 0, 15], yaw: turn() },
  ];
  const lay = (kind: readonly Accompaniment[], spots: readonly Spot[]): void => {
    const wanted = food.filter((f) => kind.includes(f)).slice(0, spots.length);
    wanted.forEach((what, i) => layAccent(stage, what, spots[i]!));
  };
  lay(TALL, [{ at: [open + dir * 11, 0, -9], yaw: turn() }]);
  lay(BULKY, isTall(stage) ? front.slice(0, 2) : beside);
  lay(SMALL, small);
}

/** Stands behind the heroes. */
const TALL: readonly Accompaniment[] = ['ice_bucket', 'flowers', 'book'];
const SMALL: readonly Accompaniment[] = [
  'figs',
  'nuts',
  'honey',
  'chocolate',
  'corkscrew',
  'cork',
  'vine_leaves',
];
const BULKY: readonly Accompaniment[] = [
  'bread',
  'cheese',
  'charcuterie',
  'grapes',
  'fruit',
  'candles',
  'olives',
  'berries',
  'steak',
  'fish',
  'pasta',
  'pizza',
  'salad',
  'dessert',
  'oysters',
];
