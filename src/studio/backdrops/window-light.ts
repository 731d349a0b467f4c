import { smoothstep } from '#studio/textures/noise.ts';

/** Panes of a window that stands out of the frame, thrown on the wall by the sun: sizes in frame heights. */
const [WIDE, TALL, BAR] = [0.17, 0.24, 0.026] as const;
const [COLUMNS, ROWS] = [2, 3] as const;
/** The sun stands aside and above: what it throws leans. */
const [LEAN, SLOPE] = [0.42, 0.16] as const;
/** Edges are softer the further they fall. */
const SOFT = 0.016;

/** How much of the window's light reaches a place of the wall, 0…1; `at` is the middle of its top. */
export function windowLightAt(u: number, v: number, at: readonly [number, number]): number {
  const x = u - at[0] + (v - at[1]) * LEAN + (COLUMNS * WIDE) / 2;
  const y = v - at[1] + (u - at[0]) * SLOPE;
  if (x < -SOFT || y < -SOFT || x > COLUMNS * WIDE + SOFT || y > ROWS * TALL + SOFT) return 0;
  const soft = SOFT * (0.7 + y * 1.4);
  return paneAt(x, WIDE, soft) * paneAt(y, TALL, soft) * smoothstep(ROWS * TALL, TALL, y);
}

/** 1 within a pane, 0 on the bars between them. */
function paneAt(t: number, size: number, soft: number): number {
  const into = t - Math.floor(t / size) * size;
  return smoothstep(0, soft, into - BAR / 2) * smoothstep(0, soft, size - into - BAR / 2);
}
