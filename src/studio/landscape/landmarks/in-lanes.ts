import type { AskedGuest } from '#studio/landscape/landscape-spec.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';

/** Without a trailer it comes towards us between two rows; with one, both are seen from the side. */
export const isDrivenDownLane = (guests: readonly Pick<AskedGuest, 'thing'>[]): boolean =>
  guests.some(({ thing }) => thing === 'tractor') &&
  !guests.some(({ thing }) => thing === 'trailer');

/** The middle of the lane that lies nearest to (x, z). */
export function laneAt({ terrain }: LandscapeCanvas, x: number, z: number): number {
  const phase = terrain.rowPhase(x, z, 0);
  return terrain.rowX(Math.floor(phase) + 0.5, z);
}
