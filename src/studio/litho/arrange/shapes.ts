import type { ThingId } from '#studio/things/catalogue.ts';

/** Plain forms of a designer's poster: large, behind everything that stands. */
export const SHAPES = new Set<ThingId>(['circle', 'square_shape', 'triangle']);
