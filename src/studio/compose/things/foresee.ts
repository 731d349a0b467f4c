import { boxProjector, framePoints } from '#studio/compose/camera/frame-camera.ts';
import type { FrameBox, Framing } from '#studio/compose/camera/frame-camera.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { boundsOf, CORNER_FLOATS, putCorners } from './silhouette.ts';
import type { Slab } from './silhouette.ts';

/** One piece on the table, as the camera would cut it out. */
export interface Solid {
  /** Whose it is: pieces of one thing, and what lies in it, count together. */
  owner: number;
  slabs: readonly Slab[];
  isClear: boolean;
  /** Stands on the table, or in or on another piece: then it is drawn after that one. */
  lift: number;
}

export interface Sight {
  /** Share of the frame that it would take alone, and that it takes among the others. */
  whole: number;
  seen: number;
  /** Share of its worst piece that others hide. */
  worstHidden: number;
}

export interface Foreseen {
  sights: readonly Sight[];
  /** Round everything, in shares of the frame. */
  box: FrameBox;
}

const COLUMNS = 72;
/** What stands behind clear glass is seen, but bent and tinted. */
const THROUGH_GLASS = 0.3;

/** What the camera of this framing would see of each owner, painted coarsely from the back to the front. */
export function foresee(
  solids: readonly Solid[],
  { framing, aspect, owners }: { framing: Framing; aspect: number; owners: number },
): Foreseen {
  const points = new Float64Array(solids.length * CORNER_FLOATS);
  solids.forEach(({ slabs }, i) => putCorners(boundsOf(slabs), points, i * CORNER_FLOATS));
  const camera = framePoints(points, framing, aspect);
  const boxOf = boxProjector(camera, aspect);
  const rows = Math.max(8, Math.round(COLUMNS / aspect));
  const painted = solids
    .map((solid, piece) => ({ solid, piece, away: awayOf(solid, camera.eye) }))
    .toSorted((a, b) => b.away - a.away);
  const top = new Int16Array(COLUMNS * rows).fill(-1);
  const glass = new Int16Array(COLUMNS * rows).fill(-1);
  const stamps = new Int16Array(COLUMNS * rows).fill(-1);
  const light = new Float32Array(COLUMNS * rows).fill(1);
  const seen = new Float64Array(solids.length);
  const whole = new Float64Array(solids.length);
  const corners = new Float64Array(CORNER_FLOATS);
  for (const { solid, piece } of painted) {
    const { slabs, isClear } = solid;
    const lost = isClear ? 1 - THROUGH_GLASS : 1;
    for (const slab of slabs) {
      putCorners(slab, corners, 0);
      const { left, right, top: upper, bottom } = boxOf(corners);
      const [x0, x1] = span(left, right, COLUMNS);
      const [y0, y1] = span(upper, bottom, rows);
      for (let y = y0; y < y1; y++)
        for (let at = y * COLUMNS + x0; at < y * COLUMNS + x1; at++) {
          // Each cell once, though layers of one piece overlap.
          if (stamps[at] === piece) continue;
          stamps[at] = piece;
          whole[piece]! += 1;
          seen[piece]! += 1;
          if (top[at]! >= 0) seen[top[at]!]! -= light[at]! * lost;
          if (glass[at]! >= 0) seen[glass[at]!]! -= lost;
          light[at] = isClear ? light[at]! * THROUGH_GLASS : 1;
          if (!isClear) top[at] = piece;
          glass[at] = isClear ? piece : -1;
        }
    }
  }
  return {
    sights: sightsOf(solids, { seen, whole, owners, cells: COLUMNS * rows }),
    box: boxOf(points),
  };
}

/** Distance of its foot; what lies in or on another thing comes after it. */
function awayOf({ slabs, lift }: Solid, eye: Vec3): number {
  const { min, max } = slabs[0]!;
  const [x, z] = [(min[0] + max[0]) / 2 - eye[0], (min[2] + max[2]) / 2 - eye[2]];
  return Math.hypot(x, z) - lift * 0.5;
}

function sightsOf(
  solids: readonly Solid[],
  {
    seen,
    whole,
    owners,
    cells,
  }: { seen: Float64Array; whole: Float64Array; owners: number; cells: number },
): Sight[] {
  const sights = Array.from({ length: owners }, (): Sight => ({
    whole: 0,
    seen: 0,
    worstHidden: 0,
  }));
  solids.forEach(({ owner, lift }, i) => {
    const sight = sights[owner]!;
    sight.whole += whole[i]! / cells;
    sight.seen += seen[i]! / cells;
    if (lift === 0 && whole[i]! > 0)
      sight.worstHidden = Math.max(sight.worstHidden, 1 - seen[i]! / whole[i]!);
  });
  return sights;
}

/** Columns or rows of the grid from one share of the frame to another: one at least. */
function span(low: number, high: number, most: number): readonly [from: number, to: number] {
  const from = Math.max(0, Math.round(low * most));
  return [from, Math.min(most, Math.max(Math.round(high * most), from + 1))];
}
