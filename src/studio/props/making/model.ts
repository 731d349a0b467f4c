import type {
  MaterialRef,
  ObjectId,
  ProfileRun,
  Rotation,
  Vec2,
  Vec3,
} from '#studio/scene-graph.ts';
import { addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import { byteToLinear, hexBytes } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import {
  add,
  compose,
  normalize,
  rotate,
  rotation,
  scale,
  subtract,
  cross,
} from '#studio/vector.ts';
import { matte, painted } from './kit.ts';
import type { Kit, PaintedLook } from './kit.ts';
import { addPrism, addSheet, tubeRows } from './mesh.ts';
import { addThing } from './place.ts';
import type { Place } from './place.ts';
import { spline } from './profile.ts';

/** A thing under the chisel: parts are told in its own centimetres, y up, facing +z. */
export interface Model {
  kit: Kit;
  object: ObjectId;
  turn: Rotation;
  put: (p: Vec3) => Vec3;
}

export function startModel(kit: Kit, place: Place, thing: ThingId): Model {
  return modelOf(kit, place, addThing(kit, thing));
}

/** Further parts of an object that exists already. */
export function modelOf(kit: Kit, place: Place, object: ObjectId): Model {
  const turn = rotation({ y: place.yaw });
  return { kit, object, turn, put: (p) => add(place.position, rotate(turn, p)) };
}

/** Parts that have no say in the thing's colour: the leaves of a rose, the bow of a box. */
export const apart = (model: Model, name: string): Model => ({
  ...model,
  object: addObject(model.kit.scene, { role: 'prop', name }),
});

/** The same thing seen from a part that is moved and turned within it. */
export function within(model: Model, at: Vec3, turn: Parameters<typeof rotation>[0] = {}): Model {
  const own = rotation(turn);
  return {
    ...model,
    turn: compose(model.turn, own),
    put: (p) => model.put(add(at, rotate(own, p))),
  };
}

export interface Finish {
  /** Varnish, 0…1, and how dull it is. */
  coat?: number;
  rough?: number;
  translucency?: number;
}

/** Linear light of a colour as designers write it. */
export function tint(hex: string): Vec3 {
  const [r, g, b] = hexBytes(hex);
  return [byteToLinear(r), byteToLinear(g), byteToLinear(b)];
}

/** A plain colour; the same one is made once in a scene. */
export function paint(kit: Kit, colour: string | Vec3, finish: Finish = {}): MaterialRef {
  const { coat = 0.2, rough = 0.4, translucency = 0 } = finish;
  const color = typeof colour === 'string' ? tint(colour) : colour;
  return matte(kit, `paint ${color.join()} ${coat} ${rough} ${translucency}`, () => ({
    color,
    coat,
    coatRoughness: rough,
    translucency,
  }));
}

export interface Part {
  at?: Vec3;
  turn?: Parameters<typeof rotation>[0];
}

/** Turned on a lathe; control points are rounded unless told otherwise. */
export function addLathe(
  model: Model,
  points: readonly Vec2[],
  material: MaterialRef,
  { at = [0, 0, 0], turn, isSharp = false }: Part & { isSharp?: boolean } = {},
): void {
  const line = isSharp ? points : spline(points, 4);
  addLatheRuns(model, [{ points: line, material, smooth: !isSharp }], {
    at,
    ...(turn && { turn }),
  });
}

export function addLatheRuns(
  { kit, object, turn, put }: Model,
  runs: ProfileRun[],
  { at = [0, 0, 0], turn: own }: Part = {},
): void {
  addPrimitive(kit.scene, {
    kind: 'lathe',
    object,
    shape: addShape(kit.scene, runs),
    position: put(at),
    rotation: own ? compose(turn, rotation(own)) : turn,
  });
}

export function addBall(
  { kit, object, put }: Model,
  at: Vec3,
  radius: number,
  material: MaterialRef,
): void {
  addPrimitive(kit.scene, { kind: 'sphere', object, material, center: put(at), radius });
}

export function addBox(
  { kit, object, put, turn }: Model,
  { at, half, turn: own }: { at: Vec3; half: Vec3; turn?: Parameters<typeof rotation>[0] },
  material: MaterialRef,
): void {
  addPrimitive(kit.scene, {
    kind: 'box',
    object,
    material,
    center: put(at),
    half,
    rotation: own ? compose(turn, rotation(own)) : turn,
  });
}

/** A bent rod whose thickness may change on the way. */
export function addTube(
  { kit, object, put }: Model,
  path: readonly Vec3[],
  {
    radius,
    material,
    sides = 8,
  }: {
    radius: number | ((t: number) => number);
    material: MaterialRef;
    sides?: number;
  },
): void {
  const thickness = typeof radius === 'number' ? () => radius : radius;
  addSheet({ scene: kit.scene, object, material }, tubeRows(path.map(put), thickness, sides), {
    isClosed: true,
  });
}

/** A smooth curve through points in space, for rods and stems. */
export function curve(points: readonly Vec3[], steps = 6): Vec3[] {
  const out: Vec3[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map(
      (k) => points[Math.max(0, Math.min(points.length - 1, k))]!,
    ) as [Vec3, Vec3, Vec3, Vec3];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const at = (n: 0 | 1 | 2): number =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3);
      out.push([at(0), at(1), at(2)]);
    }
  }
  out.push(points.at(-1)!);
  return out;
}

export interface Blob extends Part {
  radii: Vec3;
  material: MaterialRef;
  /** Factor on the radius by direction: ridges, dents, noses. */
  swell?: (d: Vec3) => number;
  rings?: number;
  sides?: number;
}

/** A ball pressed, stretched and dented into something grown or baked. */
export function addBlob(model: Model, blob: Blob): void {
  const { radii, swell = () => 1, rings = 14, sides = 22 } = blob;
  const part = within(model, blob.at ?? [0, 0, 0], blob.turn ?? {});
  const rows = Array.from({ length: rings + 1 }, (_, i) => {
    const tilt = (i / rings) * Math.PI;
    return Array.from({ length: sides }, (__, j): Vec3 => {
      const a = (j / sides) * Math.PI * 2;
      const flat = Math.max(1e-3, Math.sin(tilt));
      const d: Vec3 = [flat * Math.cos(a), -Math.cos(tilt), flat * Math.sin(a)];
      const k = swell(d);
      return part.put([d[0] * radii[0] * k, d[1] * radii[1] * k, d[2] * radii[2] * k]);
    });
  });
  addSheet({ scene: model.kit.scene, object: model.object, material: blob.material }, rows, {
    isClosed: true,
  });
}

export interface SheetShape {
  columns: number;
  rows: number;
  material: MaterialRef;
  /** Both run from 0 to 1. */
  point: (u: number, v: number) => Vec3;
  isClosed?: boolean;
}

/** Paper, cloth, petals, shells: anything that is a surface over two numbers. */
export function addSurface(
  model: Model,
  { columns, rows, material, point, isClosed }: SheetShape,
): void {
  const grid = Array.from({ length: rows + 1 }, (_, i) =>
    Array.from({ length: columns + (isClosed ? 0 : 1) }, (__, j) =>
      model.put(point(j / columns, i / rows)),
    ),
  );
  addSheet({ scene: model.kit.scene, object: model.object, material }, grid, {
    isClosed: isClosed ?? false,
  });
}

/** A flat piece with any outline that can be seen whole from its middle. */
export function addPanel(
  model: Model,
  {
    outline,
    thickness,
    material,
    side,
    at = [0, 0, 0],
    turn,
  }: Part & {
    outline: readonly Vec2[];
    thickness: number;
    material: MaterialRef;
    side?: MaterialRef;
  },
): void {
  const part = within(model, at, turn ?? {});
  addPrism(
    { scene: model.kit.scene, object: model.object, material },
    { outline, thickness, place: part.put, ...(side !== undefined && { side }) },
  );
}

/** An outline by its radius at each angle, in the direction prisms want it. */
export const around = (count: number, radius: (a: number) => number, squeeze = 1): Vec2[] =>
  Array.from({ length: count }, (_, i): Vec2 => {
    const a = (-i / count) * Math.PI * 2;
    return [Math.cos(a) * radius(a), Math.sin(a) * radius(a) * squeeze];
  });

/** A pointed leaf or petal from a base towards a tip, cupped and bent upwards. */
export function addLeafBlade(
  model: Model,
  {
    from,
    to,
    width,
    material,
    cup = 0.2,
    bend = 0,
    up = [0, 1, 0],
  }: {
    from: Vec3;
    to: Vec3;
    width: number;
    material: MaterialRef;
    cup?: number;
    bend?: number;
    up?: Vec3;
  },
): void {
  const along = subtract(to, from);
  const aside = normalize(cross(along, up));
  const over = normalize(cross(aside, along));
  addSurface(model, {
    columns: 4,
    rows: 6,
    material,
    point: (u, v) => {
      const w = (u - 0.5) * width * Math.sin(Math.PI * (0.06 + 0.92 * v)) ** 0.8;
      const lift = Math.abs(u - 0.5) * 2 * cup * width + bend * Math.sin(v * Math.PI);
      return add(add(from, scale(along, v)), add(scale(aside, w), scale(over, lift)));
    },
  });
}

/** A painted skin; the key names it within the scene. */
export function textured(
  kit: Kit,
  key: string,
  look: PaintedLook,
  { coat = 0.2, rough = 0.4, translucency = 0 }: Finish = {},
): MaterialRef {
  return matte(kit, key, () => ({
    texture: painted(kit, { share: 0.25, ...look }),
    coat,
    coatRoughness: rough,
    translucency,
  }));
}
