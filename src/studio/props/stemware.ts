import type { GlassShape, WineColour } from '#studio/scene/wine.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import type {
  MaterialRef,
  ObjectId,
  ProfileRun,
  Rotation,
  SceneObject,
  Vec2,
  Vec3,
} from '#studio/scene-graph.ts';
import { addMaterial, addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Random } from '#studio/random.ts';
import { NO_ROTATION } from '#studio/vector.ts';
import { addBubbles } from './bubbles.ts';
import { addGlow } from './glow-card.ts';
import { hazyRuns } from './haze.ts';
import { crystal, crystalMedium, once, wineMedium } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import { AXIS, inset, scaleProfile, spline, splitAt, widestAt } from './making/profile.ts';

/** Outer bowls in centimetres, from the top of the stem to the rim. */
const BOWLS: Readonly<Record<GlassShape, readonly Vec2[]>> = {
  bordeaux: [
    [0.36, 9.2],
    [0.9, 9.75],
    [2.3, 10.6],
    [3.75, 12.1],
    [4.45, 14.2],
    [4.42, 16.6],
    [3.95, 19.2],
    [3.35, 22],
  ],
  burgundy: [
    [0.36, 8.4],
    [1.1, 8.95],
    [3, 9.8],
    [4.8, 11.6],
    [5.35, 13.6],
    [4.95, 16],
    [4, 18.3],
    [3.45, 20.2],
  ],
  white: [
    [0.33, 9.2],
    [0.8, 9.7],
    [2, 10.6],
    [3.2, 12.2],
    [3.7, 14.2],
    [3.6, 16.4],
    [3.2, 18.6],
    [2.85, 20.2],
  ],
  tulip: [
    [0.3, 9],
    [0.6, 9.6],
    [1.5, 11],
    [2.5, 13],
    [3.05, 15.6],
    [3, 18],
    [2.6, 20.4],
    [2.3, 22],
  ],
  flute: [
    [0.3, 8.2],
    [0.55, 8.8],
    [1.15, 10.4],
    [1.95, 13.4],
    [2.45, 17],
    [2.5, 20.2],
    [2.35, 23],
  ],
  coupe: [
    [0.32, 8.6],
    [0.8, 9],
    [2.6, 9.6],
    [4.3, 10.8],
    [5.1, 12.6],
    [5.3, 14.2],
  ],
};

/** Where the wine stands when the bowl's belly is no guide. */
const FILLS: Partial<Record<GlassShape, number>> = { flute: 0.76, coupe: 0.72, tulip: 0.62 };

export interface GlassOptions {
  shape: GlassShape;
  wine: WineColour | null;
  /** Depth of colour; thick bowls want less. */
  strength?: number;
  /** Share of the usual filling. */
  fill?: number;
  scale?: number;
  rotation?: Rotation;
  role?: SceneObject['role'];
  /** What the prompt calls it; 'glass' by default. */
  thing?: ThingId;
  random?: Random;
  /** Not clear: unfiltered, still working. */
  isHazy?: boolean;
  /** Seen from so near that its bubbles are the picture. */
  isNear?: boolean;
  /** Linear light of coloured glass. */
  tint?: Vec3 | null;
  /** Pale wine before a dark room: a card behind the bowl shines through it. */
  isBacklit?: boolean;
  /** White light of the day comes through it, whatever stands behind. */
  isDaylit?: boolean;
}

export interface PlacedGlass {
  object: ObjectId;
  height: number;
  rimRadius: number;
  /** Height of the wine above the foot. */
  level: number;
  levelRadius: number;
}

/** A blown stem glass: foot, stem, thin bowl and wine that touches the wall with a meniscus. */
export function addGlass(kit: Kit, position: Vec3, o: GlassOptions): PlacedGlass {
  const { scene } = kit;
  const k = o.scale ?? 1;
  const outer = spline(scaleProfile(BOWLS[o.shape], k), 7);
  const inner = innerWall(outer, k);
  const level = fillLevel(inner, o);
  const runs = [
    ...glassBody(outer, inner, {
      bowl: crystal(kit, o.tint),
      stem: crystal(kit, drawnOut(o.tint)),
      k,
    }),
    ...contents(kit, inner, level, o),
  ];
  const shape = once(
    kit,
    `glass ${o.shape} ${o.wine} ${level} ${k} ${o.strength ?? 1} ${o.isHazy ?? false} ${o.tint?.join() ?? ''}`,
    () => addShape(scene, runs),
  );
  const object = addObject(scene, {
    role: o.role ?? 'hero',
    name: `${o.shape} glass`,
    thing: o.thing ?? 'glass',
  });
  addPrimitive(scene, {
    kind: 'lathe',
    object,
    shape,
    position,
    ...(o.rotation ? { rotation: o.rotation } : {}),
  });
  const levelRadius = splitAt(inner, level).radius;
  if ((o.isBacklit || o.isDaylit) && o.wine && !o.isHazy)
    addGlow(kit, { position, inner, level, rotation: o.rotation, isDay: o.isDaylit });
  if (o.wine && isSparkling(o.wine) && o.random && !o.isHazy) {
    addBubbles(kit, {
      object,
      position,
      rotation: o.rotation ?? NO_ROTATION,
      inner,
      level,
      wine: o.wine,
      strength: o.strength ?? 1,
      random: o.random,
      isNear: o.isNear ?? false,
    });
  }
  const top = outer.at(-1)!;
  return { object, height: top[1], rimRadius: top[0], level, levelRadius };
}

/** Where the outside of the bowl is at this height above the foot. */
export function bowlRadius(shape: GlassShape, y: number): number {
  const points = BOWLS[shape];
  const above = points.findIndex(([, height]) => height >= y);
  const [b, a] = [points[above] ?? points.at(-1)!, points[Math.max(0, above - 1)]!];
  const t = b[1] === a[1] ? 0 : (y - a[1]) / (b[1] - a[1]);
  return a[0] + (b[0] - a[0]) * t;
}

/** Height of an empty glass of this shape, for framing before it is built. */
export const glassHeight = (shape: GlassShape, scale = 1): number =>
  BOWLS[shape].at(-1)![1] * scale;

function fillLevel(inner: readonly Vec2[], o: GlassOptions): number {
  if (!o.wine) return -1;
  const floor = inner[0]![1];
  const share = FILLS[o.shape];
  const full = share === undefined ? widestAt(inner) : floor + (inner.at(-1)![1] - floor) * share;
  return floor + (full - floor) * (o.fill ?? 1);
}

/** Thin at the rim, thick where the bowl meets the stem, rounded at the bottom. */
function innerWall(outer: readonly Vec2[], k: number): Vec2[] {
  const stemTop = outer[0]![1];
  const thickness = (y: number): number =>
    0.085 * k * (1 + 2.2 * Math.max(0, 1 - (y - stemTop) / (1.6 * k)));
  const wall = inset(outer, thickness).filter(([r, y]) => y > stemTop + 0.55 * k && r > 0.25 * k);
  const [r0, y0] = wall[0]!;
  const rim = outer.at(-1)!;
  return [
    [AXIS, y0 - 0.16 * k],
    [r0 * 0.55, y0 - 0.1 * k],
    ...wall.slice(0, -1),
    [rim[0] - 0.085 * k, rim[1]],
  ];
}

/** A stem is ten times as thick as a wall: dyed as strongly, it would be black. */
const drawnOut = (tint: Vec3 | null | undefined): Vec3 | null =>
  tint ? [tint[0] ** STEM_DYE, tint[1] ** STEM_DYE, tint[2] ** STEM_DYE] : null;
const STEM_DYE = 0.2;

function glassBody(
  outer: readonly Vec2[],
  inner: readonly Vec2[],
  { bowl, stem, k }: { bowl: MaterialRef; stem: MaterialRef; k: number },
): ProfileRun[] {
  const stemTop = outer[0]![1] / k;
  const under = spline(
    scaleProfile(
      [
        [AXIS, 0.12],
        [2, 0.1],
        [3.5, 0.02],
      ],
      k,
    ),
    4,
  );
  const foot = spline(
    scaleProfile(
      [
        [3.62, 0.1],
        [3.58, 0.2],
        [2.6, 0.38],
        [1.4, 0.62],
        [0.7, 1],
        [0.44, 1.7],
        [0.34, 3],
        [0.31, 5],
        [0.31, stemTop - 1],
        [0.36, stemTop],
      ],
      k,
    ),
    5,
  );
  const rim = outer.at(-1)!;
  const wall = rim[0] - inner.at(-1)![0];
  const lip = spline([rim, [rim[0] - wall * 0.5, rim[1] + wall * 0.55], inner.at(-1)!], 4);
  return [
    ...[under, [under.at(-1)!, foot[0]!], foot].map((points) => ({ points, material: stem })),
    ...[[...outer], lip].map((points) => ({ points, material: bowl })),
  ];
}

function contents(kit: Kit, inner: readonly Vec2[], level: number, o: GlassOptions): ProfileRun[] {
  const dry = crystal(kit, o.tint);
  if (!o.wine || level < 0) return [{ points: inner, material: dry, flip: true }];
  if (o.isHazy)
    return [
      { points: inner, material: dry, flip: true },
      ...hazyRuns(kit, inner, { wine: o.wine, level }),
    ];
  const medium = wineMedium(kit, o.wine, o.strength ?? 1);
  const wall = crystalMedium(kit, o.tint);
  const wet = once(kit, `wet glass ${medium} ${wall}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: wall, outside: medium }),
  );
  const surface = once(kit, `wine surface ${medium}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: medium }),
  );
  const { below, above, radius } = splitAt(inner, level);
  return [
    { points: below, material: wet, flip: true },
    { points: above, material: dry, flip: true },
    { points: meniscus(radius, level, 0.16 * (o.scale ?? 1)), material: surface },
  ];
}

/** Flat in the middle, curling up where it clings to the wall. */
export function meniscus(radius: number, level: number, m: number): Vec2[] {
  return [
    [radius, level],
    [radius - m * 0.5, level - m * 0.15],
    [radius - m * 1.2, level - m * 0.42],
    [radius - m * 2.4, level - m * 0.55],
    [AXIS, level - m * 0.55],
  ];
}
