import type { Vec3 } from '#studio/scene-graph.ts';
import type { PersonShape } from './person-shape.ts';

type Turned = Pick<PersonShape, 'gaze' | 'tilt' | 'isChild'>;

/** How large a head is, and the height about which it turns. Children have larger heads for their height. */
export const headSize = ({ isChild }: Turned): { k: number; pivot: number } =>
  isChild ? { k: 1.42, pivot: 1.43 } : { k: 1.05, pivot: 1.482 };

/** From the upright person's space to the head's own: it may look aside, nod and lean to a shoulder. */
export function intoHead(shape: Turned, nod: number): (q: Vec3) => Vec3 {
  const { k, pivot } = headSize(shape);
  const [c, s] = [Math.cos(nod), Math.sin(nod)];
  const [gc, gs] = [Math.cos(shape.gaze ?? 0), Math.sin(shape.gaze ?? 0)];
  const [tc, ts] = [Math.cos(shape.tilt ?? 0), Math.sin(shape.tilt ?? 0)];
  return (q) => {
    const up = (q[1] - pivot) / k;
    const across = (q[0] * gc - q[2] * gs) / k;
    const z = (q[0] * gs + q[2] * gc) / k;
    const y = up * c + z * s;
    return [across * tc - y * ts, y * tc + across * ts + 1.5, z * c - up * s];
  };
}

/** The way back. */
export function outOfHead(
  shape: Turned,
  nod: number,
): { turn: (n: Vec3) => Vec3; place: (p: Vec3) => Vec3 } {
  const { k, pivot } = headSize(shape);
  const [c, s] = [Math.cos(nod), Math.sin(nod)];
  const [gc, gs] = [Math.cos(shape.gaze ?? 0), Math.sin(shape.gaze ?? 0)];
  const [tc, ts] = [Math.cos(shape.tilt ?? 0), Math.sin(shape.tilt ?? 0)];
  const turn = ([px, py, pz]: Vec3): Vec3 => {
    const [x, up] = [px * tc + py * ts, py * tc - px * ts];
    const [y, ahead] = [up * c - pz * s, up * s + pz * c];
    return [x * gc + ahead * gs, y, ahead * gc - x * gs];
  };
  const place = ([x, y, z]: Vec3): Vec3 => {
    const q = turn([x, y - 1.5, z]);
    return [q[0] * k, q[1] * k + pivot, q[2] * k];
  };
  return { turn, place };
}
