import { plateUp } from '#studio/props/plating/plate-up.ts';
import { strewOver } from '#studio/props/plating/strew.ts';
import type { Portion } from '#studio/props/plating/plate-up.ts';
import { COMPONENTS } from '#studio/props/plating/components.ts';
import type { ComponentId } from '#studio/props/plating/component-id.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { addBoard, boardThickness } from '#studio/props/tableware.ts';
import { add } from '#studio/vector.ts';
import type { Plating } from '#studio/props/plating/plating.ts';
import type { VesselId } from '#studio/props/plating/vessel-id.ts';
import { FLATTER } from '#studio/props/food/salad.ts';
import { isBlueberry, isRaspberry } from '#studio/props/plants/fruit/berry.ts';
import { tint } from '#studio/props/making/model.ts';
import { DISHES } from '#studio/things/catalogue/dishes/all.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { deckOf } from '#studio/things/decks.ts';
import { namedPart, isShownBy, platingOf, sideIfWith } from '#studio/things/platings.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { DISH_MAKERS } from './dishes.ts';
import { FOOD_MAKERS } from './food.ts';
import type { MakeThing, PhotoMaker, ThingLook } from '#studio/things/photo-maker.ts';

/** A dish on its plate, with whatever shares it. */
export function platedMaker(thing: ThingId): PhotoMaker {
  const plating = platingOf(thing);
  return plating ? { make: plated(thing, plating) } : dressedMaker(thing);
}

function plated(thing: ThingId, plating: Plating): MakeThing {
  return (kit, place, look) => {
    const { sides = [], holder = null } = look.plated ?? {};
    const parts = partsOf(plating, look);
    const vessel = vesselOf(plating, parts, look);
    // A bowl may stand on the board that was asked for; soup does not lie on it.
    const isRaised = holder?.thing === 'board' && WALLED.includes(vessel);
    if (isRaised) addBoard(kit, place, { length: 30, width: 26, thing: 'board' });
    const seat = isRaised
      ? { ...place, position: add(place.position, [0, boardThickness, 0]) }
      : place;
    plateUp(kit, seat, {
      vessel,
      colour: holder?.colour
        ? tint(holder.colour.hex)
        : isOfIron(holder)
          ? tint(IRON)
          : (look.plate ?? null),
      as: holder?.thing ?? null,
      crockery:
        holder && holder.thing !== 'pot'
          ? { material: holder.material, rim: holder.rim }
          : look.crockery,
      portions: portionsOf(thing, parts, sides),
      random: look.random,
    });
  };
}

const IRON = '#232427';
const isOfIron = (holder: AskedThing | null): boolean =>
  holder?.thing === 'pot' &&
  (holder.material === 'iron' || /iron|fonte|ghisa|hierro|guss/i.test(holder.word));

/** What of the dish is a named ingredient counts as that; only what is missing is laid beside it. */
function portionsOf(
  thing: ThingId,
  parts: readonly ComponentId[],
  sides: readonly AskedThing[],
): Portion[] {
  const own = parts.map((part): Portion => {
    const side = sides.find((one) => isShownBy(part, one.thing));
    return { part, thing: side?.thing ?? thing };
  });
  // Something must be left that is the dish itself.
  const kept = own.some((portion) => portion.thing === thing)
    ? own
    : parts.map((part): Portion => ({ part, thing }));
  return [...kept, ...missing(kept, sides)];
}

const missing = (own: readonly Portion[], sides: readonly AskedThing[]): Portion[] =>
  sides.flatMap(({ thing, word, colour }): Portion[] => {
    const isWhite = thing === 'truffle' && colour?.name === 'white';
    const part = isWhite
      ? 'whiteTruffleSlices'
      : (berryPart(word) ?? namedPart(thing, word) ?? sideIfWith(thing));
    return part && !own.some((portion) => portion.thing === thing)
      ? [{ part, thing, isAdded: true }]
      : [];
  });

/** The very berry that was named. */
const berryPart = (word: string): ComponentId | undefined =>
  isRaspberry(word) ? 'raspberries' : isBlueberry(word) ? 'blueberries' : undefined;

/** A pizza, a salad or a cake under the toppings that were named. */
function dressedMaker(thing: ThingId): PhotoMaker {
  const { make } = BASES[thing]!;
  return {
    make: (kit, place, look) => {
      const { holder } = look.plated ?? {};
      const isOnPlate = holder?.thing === 'plate' && thing !== 'salad';
      const served = isOnPlate ? { ...look, ...plateOf(holder) } : look;
      if (isOnPlate && thing === 'pie') plateUnder(kit, place, served, PIE_PLATE);
      make(kit, place, served);
      const { y, reach, shows = [] } = deckOf(thing)!;
      const sides = (look.plated?.sides ?? []).filter((side) => !shows.includes(side.thing));
      const portions = missing([], sides);
      const isFlat = thing === 'salad' && look.plated?.holder?.thing === 'plate';
      const top = isFlat ? y + FLATTER : y;
      if (portions.length > 0)
        strewOver(kit, place, { portions, y: top, reach, random: look.random });
    },
  };
}
/** The plate that was named, as the maker of what lies on it knows it. */
const plateOf = (holder: AskedThing): Pick<ThingLook, 'plate' | 'crockery'> => ({
  plate: holder.colour ? tint(holder.colour.hex) : null,
  crockery: { material: holder.material, rim: holder.rim },
});
const PIE_PLATE = 14.6;

const BASES: Readonly<Partial<Record<ThingId, PhotoMaker>>> = { ...FOOD_MAKERS, ...DISH_MAKERS };

/** The cook carves what comes with sides or is to be sliced. */
function partsOf(plating: Plating, { plated, states, colour }: ThingLook): readonly ComponentId[] {
  if (plating.green && colour && colour[1] > 1.3 * Math.max(colour[0], colour[2]))
    return plating.green;
  if (states.includes('sliced') && plating.sliced) return plating.sliced;
  return (plated?.sides.length ?? 0) > 0 ? (plating.withSides ?? plating.parts) : plating.parts;
}

/** What the prompt names, or what fits: a whole roast needs a platter, its carved leg a plate. */
function vesselOf(plating: Plating, parts: readonly ComponentId[], look: ThingLook): VesselId {
  const { sides = [], holder = null } = look.plated ?? {};
  if (plating.vessel === 'deep_plate' && holder?.thing === 'bowl') return 'bowl';
  // What was stewed in a pot is brought to the table in it.
  if (holder?.thing === 'pot') return 'pot';
  if (holder?.thing === 'saucepan') return 'copper_pot';
  if (holder?.thing === 'jug') return 'sauce_jug';
  if (holder?.thing === 'frying_pan') return 'skillet';
  // What comes in a dish of clay lies as well on the plate that was asked for.
  if (holder?.thing === 'plate' && ON_PLATES.includes(plating.vessel)) return 'plate';
  if (WALLED.includes(plating.vessel)) return plating.vessel;
  const isOnTable = holder?.thing === 'plate' || holder?.thing === 'bowl';
  if (holder?.material === 'slate' || (look.states.includes('on slate') && !isOnTable))
    return 'slate';
  if (holder?.thing === 'board') return 'board';
  if (holder?.thing === 'bowl') return 'bowl';
  if (parts.some((part) => COMPONENTS[part].role === 'main' && COMPONENTS[part].reach > 8))
    return plating.vessel === 'board' ? 'board' : 'platter';
  return holder?.thing === 'plate' || sides.length > 0 ? plateFor(plating.vessel) : plating.vessel;
}
const ON_PLATES: readonly VesselId[] = ['cazuela', 'dark_bowl', 'skillet', 'pan'];
const WALLED: readonly VesselId[] = [
  'deep_plate',
  'bowl',
  'dark_bowl',
  'cazuela',
  'pan',
  'skillet',
  'pot',
  'copper_pot',
  'ramekin',
  'dip_bowl',
  'sauce_jug',
];
const plateFor = (vessel: VesselId): VesselId => (vessel === 'dark_plate' ? vessel : 'plate');

/** Every dish of the menu. */
export const PLATED_MAKERS: Readonly<Partial<Record<ThingId, PhotoMaker>>> = Object.fromEntries(
  DISHES.map(({ id }) => [id, platedMaker(id)]),
);
