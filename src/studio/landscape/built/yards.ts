import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import type { Yard } from '#studio/landscape/landscape-spec.ts';
import { askedTree, crown } from '#studio/landscape/growing/trees.ts';
import type { Sprite } from '#studio/landscape/sprites.ts';
import { addChair } from '#studio/props/desk/chair.ts';
import type { Random } from '#studio/random.ts';
import { stream } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { buildLane } from './lane.ts';
import type { Built } from './paint-built.ts';
import { addFlowerArch, aisleFaces } from './wedding-things.ts';
import { addLounger, addParasol, poolFaces } from './pool-things.ts';
import { footAt, highest, standModel } from './stand-model.ts';

/** Metres of lawn before the vines or the trees. */
export const LAWN = 21;

/** What is set up on a lawn: for a wedding, or round a pool. */
export function buildYard(canvas: LandscapeCanvas): Built[] {
  const { yard } = canvas.spec;
  return yard ? YARDS[yard](canvas) : [];
}

const YARDS: Readonly<Record<Yard, (canvas: LandscapeCanvas) => Built[]>> = {
  wedding: setUpWedding,
  pool: digPool,
  lane: buildLane,
};

/** Whatever stands before us on a table is nearer: the yard begins behind it. */
const behindTable = ({ spec }: LandscapeCanvas): number => (spec.hasTable === true ? 3.4 : 0);

/** Straight ahead, or where what stands before us leaves room. */
function middleAt({ spec, view }: LandscapeCanvas, z: number): number {
  const share = spec.hasTable === true ? (spec.free ?? 0.5) - 0.5 : 0;
  return share * (view.width / view.focal) * z * 0.8;
}

/** From the eye on the ground that is in the frame begins. */
function nearest({ spec, view }: LandscapeCanvas): number {
  return (spec.eyeMetres * view.focal) / Math.max(1, (0.97 - spec.horizon) * view.height);
}

/** An arch of flowers at the end of an aisle of white chairs. */
function setUpWedding(canvas: LandscapeCanvas): Built[] {
  const { spec } = canvas;
  const random = stream(spec.seed, 'wedding');
  // Whoever is married stands under it, and nobody's chair before them.
  const isBare = spec.hasPeople === true;
  const near = nearest(canvas) + 0.8 + behindTable(canvas);
  const far = isBare ? BEHIND_PEOPLE : near + 6.4;
  const x = isBare ? 0 : middleAt(canvas, far);
  const facing = { heading: 0, narrow: 1, size: 1 };
  const arch = standModel({ ...facing, foot: footAt(canvas, x, far), size: 1.15 }, (kit, place) =>
    addFlowerArch(kit, place, random),
  );
  const aisle = aisleFaces({ x, from: near - 0.4, to: far - 0.3 }, (gx, gz) =>
    canvas.terrain.ground(gx, gz),
  );
  const seats = isBare ? [] : chairsAt(near, x);
  const chairs = seats.map(([cx, cz], number): Built => ({
    thing: 'chair',
    number: number % MOST_CHAIRS,
    faces: standModel(
      // They look at the arch.
      { ...facing, heading: Math.PI, foot: footAt(canvas, cx, cz), size: 1.05 },
      (kit, place) => addChair(kit, place, '#f4efe4'),
    ),
  }));
  return [
    { thing: 'flower_arch', number: 0, faces: arch },
    ...(isBare
      ? []
      : [
          {
            thing: 'flower_arch' as const,
            number: 0,
            faces: aisle,
            isFlat: true,
            isNameless: true,
          },
        ]),
    ...chairs,
  ];
}
const BEHIND_PEOPLE = 3.4;
/** As many of them as are told apart. */
const MOST_CHAIRS = 8;

/** Rows on both sides of the aisle. */
const chairsAt = (near: number, x: number): (readonly [number, number])[] =>
  [3.6, 2.3, 1].flatMap((back) =>
    [-1, 1].flatMap((side) =>
      [0, 1, 2].map((i) => [x + side * (1.25 + i * 0.72), near + back] as const),
    ),
  );

/** A pool in its terrace, loungers and a parasol beside it. */
function digPool(canvas: LandscapeCanvas): Built[] {
  const near = nearest(canvas) + 0.3 + behindTable(canvas);
  const x = middleAt(canvas, near + 5);
  const level = highest(canvas, { x, near, far: near + 9 });
  const pool = poolFaces({ x, near, level });
  const beside = (cx: number, cz: number): Vec3 => [cx, level + 0.02, cz];
  const stand = { heading: 0, narrow: 1, size: 1.1 };
  const back = near + 9.9;
  const loungers = [-1.1, 1.1].map((dx, number): Built => ({
    thing: 'deck_chair',
    number,
    faces: standModel({ ...stand, heading: -1.2, foot: beside(x + 2.2 + dx, back) }, (kit, place) =>
      addLounger(kit, place),
    ),
  }));
  const parasol = standModel({ ...stand, foot: beside(x + 2.2, back + 0.5) }, (kit, place) =>
    addParasol(kit, place),
  );
  return [
    { thing: 'pool', number: 0, faces: pool.deck, isFlat: true, isNameless: true },
    { thing: 'pool', number: 0, faces: pool.water, isFlat: true },
    ...loungers,
    { thing: 'parasol', number: 0, faces: parasol },
  ];
}

/** Trees that close a lawn where no vines are behind it, one of them large. */
export function treesRound(canvas: LandscapeCanvas, random: Random): Sprite[] {
  const { spec, view } = canvas;
  if (!spec.yard || spec.yard === 'lane' || spec.hasRows) return [];
  const z = LAWN + 9;
  const half = (view.width / view.focal) * z * 0.62;
  const trees: Sprite[] = [];
  for (let x = -half; x < half; x += random.range(3.4, 5.6)) {
    // The house of the estate is seen between them.
    if (spec.estate && spec.isHouseAsked && Math.abs(x / z - sideOf(canvas)) < 0.36) continue;
    const heightMetres = random.range(5.5, 9.5);
    trees.push({
      x,
      z: z + random.range(-2, 4),
      heightMetres,
      widthMetres: heightMetres * random.range(0.9, 1.25),
      shade: random.chance(0.3)
        ? askedTree(canvas, random.int(1, 9999))
        : crown(canvas, random.int(1, 9999)),
      thing: 'tree',
    });
  }
  return trees;
}

const sideOf = ({ spec, view }: LandscapeCanvas): number =>
  ((spec.free ?? 0.5) - 0.5) * (view.width / view.focal);
