import { figuresOf } from '#studio/people/figures-of.ts';
import type { DecorId } from '#studio/compose/direction.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { isPaintersTable } from './painters-table.ts';

/** In gouache an empty table is bare paper: the land is looked at, over what stands before it. */
export const isOverLand = (stage: Stage): boolean =>
  stage.direction.decor === 'landscape' && isFreeGouache(stage);

/** Things of a painting stand before each other, close together; a photographer would lay them side by side. */
export const overlaps = (stage: Stage): boolean =>
  isPaintersTable(stage) || isOverLand(stage) || isGouacheStillLife(stage);

const PLAIN: readonly DecorId[] = ['sweep', 'tabletop'];

/** On a table before a painted wall, seen from where one sits. */
export const isGouacheStillLife = (stage: Stage): boolean =>
  PLAIN.includes(stage.direction.decor) &&
  figuresOf(stage.spec).length === 0 &&
  isFreeGouache(stage);

const isFreeGouache = ({ direction, spec }: Stage): boolean =>
  direction.style === 'pastel' &&
  direction.archetype === 'asked' &&
  spec.camera.angle === null &&
  spec.camera.shot === null;
