import { isPaintersTable } from '#studio/compose/setting/painters-table.ts';
import type { Stage } from '#studio/compose/stage.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** On a painter's table 'apples' lie on each other, not as two for a snack: how many, or null where they do not. */
export const handfulOf = (stage: Stage, asked: AskedThing): number | null =>
  isPaintersTable(stage) && isHeapedFruit(asked) ? A_HANDFUL : null;

const A_HANDFUL = 5;

const isHeapedFruit = ({ thing, word, count, isSeveral, relation, states }: AskedThing): boolean =>
  FRUIT.has(thing) &&
  count === null &&
  (isSeveral === true || MASS.test(word)) &&
  relation === null &&
  states.length === 0;

/** 'Fruit' is never one of it. */
const MASS = /^(?:fruits?|frutta|fruta|frutas|obst|fruchte)$/;

const FRUIT: ReadonlySet<ThingId> = new Set<ThingId>([
  'apple',
  'peach',
  'plum',
  'fig',
  'lemon',
  'orange',
  'pomegranate',
  'walnut',
  'chestnut',
]);
