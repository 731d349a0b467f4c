import type { Camera, Vec3 } from '#studio/scene-graph.ts';
import { add, cross, dot, normalize, scale, subtract } from '#studio/vector.ts';

/** How the heroes should sit in the frame. All shares are of the full frame. */
export interface Framing {
  /** Degrees the camera looks down and to the side. */
  pitch: number;
  yaw: number;
  fieldOfView: number;
  /** Largest share of width and height the heroes may take. */
  fillWidth: number;
  fillHeight: number;
  /** Where the middle of the heroes goes: 0 left or top, 1 right or bottom. */
  anchor: readonly [number, number];
  /** The least distance to any edge. */
  margin: number;
  lensRadius: number;
  focus?: Vec3;
  /** Largest share of the frame that the box round the heroes may take. */
  mostArea?: number;
  /** The part of the frame that the heroes may use, where the rest must stay free. */
  within?: FrameBox;
}

export interface FrameBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Axes {
  right: Vec3;
  up: Vec3;
  forward: Vec3;
}

const ROUNDS = 12;

/** Backs off until the heroes fit, then slides until they sit at the anchor: nothing important is ever cropped. */
export function frameHeroes(hull: readonly Vec3[], framing: Framing, aspect: number): Camera {
  // The triangles of a sheet share their corners: each is looked at once.
  return framePoints(laidOut([...new Set(hull)]), framing, aspect);
}

/** The same for points that lie one after the other, x, y and z each. */
export function framePoints(points: Float64Array, framing: Framing, aspect: number): Camera {
  const centre = centreOf(points);
  const axes = axesOf(framing);
  const tan = Math.tan((framing.fieldOfView * Math.PI) / 360);
  let eye = add(centre, scale(axes.forward, -120));
  for (let i = 0; i < ROUNDS; i++) {
    const box = projectBox(points, eye, axes, tan, aspect);
    const tooBig = oversize(box, framing);
    const depth = dot(subtract(centre, eye), axes.forward);
    eye = add(eye, scale(axes.forward, depth * (1 - tooBig)));
    const moved = projectBox(points, eye, axes, tan, aspect);
    const goal = goalFor(moved, framing);
    const reach = dot(subtract(centre, eye), axes.forward) * tan * 2;
    const dx = (moved.left + moved.right) / 2 - goal[0];
    const dy = (moved.top + moved.bottom) / 2 - goal[1];
    eye = add(eye, add(scale(axes.right, dx * reach * aspect), scale(axes.up, -dy * reach)));
  }
  const distance = dot(subtract(framing.focus ?? centre, eye), axes.forward);
  return {
    eye,
    target: add(eye, scale(axes.forward, distance)),
    fieldOfView: framing.fieldOfView,
    lensRadius: framing.lensRadius,
    focus: distance,
  };
}

/** Heroes smaller than this are lost, larger ones crowd the frame. */
const LEAST_AREA = 0.09;
const MOST_AREA = 0.43;
const MOST_SIDE = 0.92;

/** How many times too large the heroes are; below 1 they may grow. */
function oversize(box: FrameBox, framing: Framing): number {
  const { fillWidth, fillHeight, mostArea = MOST_AREA, within } = framing;
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const wanted = Math.max(
    width / fillWidth,
    height / fillHeight,
    Math.sqrt((width * height) / mostArea),
  );
  const [across, tall] = within
    ? [within.right - within.left, within.bottom - within.top]
    : [MOST_SIDE, MOST_SIDE];
  const largest = Math.max(width / across, height / tall);
  return Math.max(largest, Math.min(wanted, Math.sqrt((width * height) / LEAST_AREA)));
}

/** The anchor, moved inwards where the margin would be cut. */
function goalFor(box: FrameBox, framing: Framing): readonly [number, number] {
  const { anchor, margin, within } = framing;
  if (within) return [(within.left + within.right) / 2, (within.top + within.bottom) / 2];
  const half = [(box.right - box.left) / 2, (box.bottom - box.top) / 2] as const;
  const keep = (at: number, h: number): number =>
    Math.min(Math.max(at, margin + h), Math.max(1 - margin - h, 0.5));
  return [keep(anchor[0], half[0]), keep(anchor[1], half[1])];
}

function axesOf({ pitch, yaw }: Framing): Axes {
  const p = (pitch * Math.PI) / 180;
  const y = (yaw * Math.PI) / 180;
  const forward: Vec3 = [Math.sin(y) * Math.cos(p), -Math.sin(p), -Math.cos(y) * Math.cos(p)];
  const right = normalize(cross(forward, Math.abs(forward[1]) > 0.9999 ? [0, 0, -1] : [0, 1, 0]));
  return { right, up: cross(right, forward), forward };
}

/** Where one point falls in the frame: 0..1 from left and top. */
export function projector(camera: Camera, aspect: number): (p: Vec3) => readonly [number, number] {
  const { forward, right, up } = axesOfCamera(camera);
  const tan = Math.tan((camera.fieldOfView * Math.PI) / 360);
  return (p) => {
    const q = subtract(p, camera.eye);
    const depth = Math.max(1e-3, dot(q, forward));
    return [0.5 + dot(q, right) / depth / (tan * aspect) / 2, 0.5 - dot(q, up) / depth / tan / 2];
  };
}

function axesOfCamera(camera: Camera): Axes {
  const forward = normalize(subtract(camera.target, camera.eye));
  const right = normalize(cross(forward, Math.abs(forward[1]) > 0.9999 ? [0, 0, -1] : [0, 1, 0]));
  return { forward, right, up: cross(right, forward) };
}

/** Where points fall in the frame: 0..1 from left and top. */
export function frameBoxOf(points: readonly Vec3[], camera: Camera, aspect: number): FrameBox {
  return boxProjector(camera, aspect)(laidOut(points));
}

/** For one camera that many boxes are asked of: points one after the other, x, y and z each. */
export function boxProjector(camera: Camera, aspect: number): (points: Float64Array) => FrameBox {
  const axes = axesOfCamera(camera);
  const tan = Math.tan((camera.fieldOfView * Math.PI) / 360);
  return (points) => projectBox(points, camera.eye, axes, tan, aspect);
}

/** One after the other, x, y and z each: many thousand points are looked at two dozen times a picture. */
function laidOut(points: readonly Vec3[]): Float64Array {
  const flat = new Float64Array(points.length * 3);
  let at = 0;
  for (const [x, y, z] of points) {
    flat[at] = x;
    flat[at + 1] = y;
    flat[at + 2] = z;
    at += 3;
  }
  return flat;
}

function projectBox(
  points: Float64Array,
  [ex, ey, ez]: Vec3,
  { forward: [fx, fy, fz], right: [rx, ry, rz], up: [ux, uy, uz] }: Axes,
  tan: number,
  aspect: number,
): FrameBox {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const wide = tan * aspect;
  for (let at = 0; at < points.length; at += 3) {
    const qx = points[at]! - ex;
    const qy = points[at + 1]! - ey;
    const qz = points[at + 2]! - ez;
    const depth = Math.max(1e-3, qx * fx + qy * fy + qz * fz);
    const x = 0.5 + (qx * rx + qy * ry + qz * rz) / depth / wide / 2;
    const y = 0.5 - (qx * ux + qy * uy + qz * uz) / depth / tan / 2;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, right, top, bottom };
}

function centreOf(points: Float64Array): Vec3 {
  const middle = (axis: 0 | 1 | 2): number => {
    let low = Infinity;
    let high = -Infinity;
    for (let at: number = axis; at < points.length; at += 3) {
      low = Math.min(low, points[at]!);
      high = Math.max(high, points[at]!);
    }
    return (low + high) / 2;
  };
  return [middle(0), middle(1), middle(2)];
}
