import type { Stage } from '#studio/compose/stage.ts';

/** In gouache, what stands before a land overlaps it and each other, close together. */
export const isOverLand = ({ direction, spec }: Stage): boolean =>
  direction.style === 'pastel' &&
  direction.decor === 'landscape' &&
  direction.archetype === 'asked' &&
  spec.camera.angle === null &&
  spec.camera.shot === null;
