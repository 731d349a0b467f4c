import type { Ground } from '#studio/people/painting/ground.ts';

/**
 * How far the light comes from behind: a photographed face is in its own shade, with the light at
 * its edge, because what a lamp before it would show is no face that could be printed.
 */
export const againstLight = ({ isOutdoors, isPainted }: Ground): number =>
  isPainted ? (isOutdoors ? 0.8 : 0.2) : isOutdoors ? 1.05 : 0.85;
