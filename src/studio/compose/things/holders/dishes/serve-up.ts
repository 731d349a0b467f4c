import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';
import { platingOf } from '#studio/things/platings.ts';
import { isCooked } from './is-cooked.ts';
import { letGo } from '#studio/compose/things/events/let-go.ts';

const DISHES: readonly ThingId[] = ['plate', 'bowl', 'tray', 'pot'];

/** A dish that comes on its own plate needs no second, empty one: the plate that was asked for is that one. */
export function serveUp(things: readonly AskedThing[]): AskedThing[] {
  const plate = things.findIndex(
    ({ thing, count, fill }) => DISHES.includes(thing) && (count ?? 1) === 1 && fill !== 'empty',
  );
  if (plate < 0) return [...things];
  const dish = dishFor(things, plate);
  return dish < 0 ? layOn(things, plate) : merged(things, { plate, dish });
}

/** What is said to be on or in it first, then whatever brings its like. */
function dishFor(things: readonly AskedThing[], plate: number): number {
  const asked = things[plate]!;
  const brings = (one: AskedThing): boolean => bringsOf(one) === asked.thing;
  const isOn = ({ relation }: AskedThing): boolean => isWithin(relation) && relation!.to === plate;
  const said = things.findIndex((one) => brings(one) && isOn(one));
  // 'Pasta and a glass of wine on a black plate': the glass stands beside it.
  if (said >= 0 || things.some((one) => isOn(one) && isLaid(one.thing))) return said;
  return things.findIndex((one) => brings(one) && !isWithin(one.relation));
}

/** What it comes on anyway: a dish on its plate, several oysters or macarons on one. */
function bringsOf({ thing, plated, count, relation }: AskedThing): PhotoMaker['brings'] {
  if (plated && !plated.holder && !platingOf(thing)?.vessel.includes('bowl')) return 'plate';
  const maker: PhotoMaker | undefined = PHOTO_MAKERS[thing];
  const isCounted = (count ?? maker?.usual ?? 1) > 1;
  if (isWithin(relation) && isCounted && ON_ONE_PLATE.has(thing)) return 'plate';
  return maker?.brings;
}
const ON_ONE_PLATE: ReadonlySet<ThingId> = new Set<ThingId>([
  'oyster',
  'sushi',
  'prawn',
  'macaron',
  'chocolate_truffle',
]);

const isWithin = (relation: AskedThing['relation']): boolean =>
  relation?.kind === 'on' || relation?.kind === 'in';

function merged(
  things: readonly AskedThing[],
  { plate, dish }: { plate: number; dish: number },
): AskedThing[] {
  const { colour, material, rim } = things[plate]!;
  const crockery = { ...(material && { material }), ...(rim && { rim }) };
  const served = things.map((one, i) => {
    if (i === dish)
      return {
        ...one,
        ...(colour && { plate: colour }),
        ...((material ?? rim) && { crockery }),
        states: [...one.states, 'on plate'],
      };
    return isWithin(one.relation) && one.relation!.to === plate ? { ...one, relation: null } : one;
  });
  return letGo(served, { gone: plate, heir: dish });
}

const FRUIT: readonly ThingId[] = [
  'fig',
  'cherry',
  'strawberry',
  'berry',
  'apple',
  'pear',
  'peach',
  'plum',
  'apricot',
  'walnut',
  'almond',
  'lemon',
  'orange',
  'grapes',
  'pomegranate',
];
const isLaid = (thing: ThingId): boolean =>
  (isCooked(thing) || FRUIT.includes(thing)) && PHOTO_MAKERS[thing]?.brings === undefined;

/** An empty plate beside food is absurd: up to three small things lie on it. */
function layOn(things: readonly AskedThing[], plate: number): AskedThing[] {
  const isTaken = things.some(({ relation }) => isWithin(relation) && relation!.to === plate);
  if (isTaken) return [...things];
  let room = 3;
  return things.map((one, i) => {
    if (i === plate || one.relation || !isLaid(one.thing) || room === 0) return one;
    room--;
    return { ...one, relation: { kind: things[plate]!.thing === 'bowl' ? 'in' : 'on', to: plate } };
  });
}
