import { figuresOf } from '#studio/people/figures-of.ts';
import { backingOf } from '#studio/places/backing.ts';
import { placeOf } from '#studio/places/place-of.ts';
import { isPet } from '#studio/compose/things/beasts-and-guests.ts';
import { hullPoints, spanOf } from '#studio/compose/camera/bounds.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import type { Archetype } from '#studio/compose/direction.ts';
import { asksForReflection } from './reflections.ts';
import { asksForWallShadow } from './shadow-wall.ts';

const ON_TABLES: ReadonlySet<Archetype> = new Set<Archetype>([
  'asked',
  'hero_left',
  'hero_right',
  'hero_centre',
]);

/** A still life of the old masters: a narrow table of which the edge is seen, with a cloth pushed aside on it. */
export function isPaintersTable({ spec, direction }: Stage): boolean {
  return (
    spec.style === 'classical_heritage' &&
    direction.decor === 'sweep' &&
    ON_TABLES.has(direction.archetype) &&
    figuresOf(spec).length === 0 &&
    placeOf(spec) === null &&
    (spec.surface === null || spec.surface === 'wood') &&
    spec.surfaceColour === null &&
    spec.camera.angle === null &&
    spec.camera.shot === null &&
    backingOf(spec) === null &&
    !spec.things.some(({ thing }) => isPet(thing)) &&
    !asksForReflection(spec) &&
    !asksForWallShadow(spec)
  );
}

/** Centimetres of board before the nearest thing and behind the last one. */
const BEFORE = 4.5;
const BEHIND = 9;
/** As deep as the frame: what is below the edge is the front of the table. */
const FRONT = 40;

/** The table cut to what stands on it; floors and long tables stay as they are. */
export function cutTable(stage: Stage, table: Arrangement['table']): Arrangement['table'] {
  if (!table || (table.scale ?? 1) < 1 || !isPaintersTable(stage)) return table;
  const [far, near] = spanOf([...hullPoints(stage.scene), ...hullPoints(stage.scene, 'prop')], 2);
  if (near - far > DEEPEST) return table;
  return { ...table, near: near + BEFORE, far: far - BEHIND, thickness: FRONT };
}
const DEEPEST = 90;
