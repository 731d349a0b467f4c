import type { Primitive, Rotation, Vec3 } from '#studio/scene-graph.ts';
import { NO_ROTATION, add, rotate } from '#studio/vector.ts';
import type { ShapeBounds } from './pack-lathes.ts';

export interface Box {
  min: Vec3;
  max: Vec3;
}

/** Thin things still need a box with some depth. */
const SKIN = 1e-4;

export function boundsOfPrimitive(primitive: Primitive, shapes: readonly ShapeBounds[]): Box {
  return boxRound(cornersOf(primitive, shapes));
}

function cornersOf(primitive: Primitive, shapes: readonly ShapeBounds[]): readonly Vec3[] {
  switch (primitive.kind) {
    case 'lathe': {
      const { radius, low, high } = shapes[primitive.shape]!;
      const corners = boxCorners([-radius, low, -radius], [radius, high, radius]);
      return placed(corners, primitive.position, primitive.rotation);
    }
    case 'box': {
      const [x, y, z] = primitive.half;
      return placed(boxCorners([-x, -y, -z], [x, y, z]), primitive.center, primitive.rotation);
    }
    case 'sphere': {
      const r = primitive.radius;
      return [add(primitive.center, [-r, -r, -r]), add(primitive.center, [r, r, r])];
    }
    case 'triangle':
      return primitive.points;
    case 'rect': {
      const { origin, u, v } = primitive;
      return [origin, add(origin, u), add(origin, v), add(add(origin, u), v)];
    }
  }
}

function boxCorners(min: Vec3, max: Vec3): Vec3[] {
  return [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec3 => [x, y, z])),
  );
}

function placed(corners: Vec3[], position: Vec3, rotation: Rotation = NO_ROTATION): Vec3[] {
  return corners.map((corner) => add(rotate(rotation, corner), position));
}

function boxRound(points: readonly Vec3[]): Box {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const axis of [0, 1, 2] as const) {
    for (const point of points) {
      min[axis] = Math.min(min[axis], point[axis]);
      max[axis] = Math.max(max[axis], point[axis]);
    }
    min[axis] -= SKIN;
    max[axis] += SKIN;
  }
  return { min, max };
}
