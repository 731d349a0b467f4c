import type { ComponentId } from '#studio/props/plating/component-id.ts';
import type { Plating } from '#studio/props/plating/plating.ts';
import type { VesselId } from '#studio/props/plating/vessel-id.ts';
import type { Thing } from '#studio/things/thing.ts';

/** A thing of the catalogue that a cook plates. */
export interface Dish<Id extends string = string> extends Thing<Id> {
  plating: Plating;
  /** Beside meat or fish it shares the plate with it, as this part. */
  side?: ComponentId;
}

const SERVED: Readonly<Record<VesselId, readonly [one: string, many: string]>> = {
  plate: ['plate', 'plates'],
  dark_plate: ['plate', 'plates'],
  small_plate: ['plate', 'plates'],
  deep_plate: ['plate', 'plates'],
  platter: ['platter', 'platters'],
  bowl: ['bowl', 'bowls'],
  dark_bowl: ['bowl', 'bowls'],
  cazuela: ['dish', 'dishes'],
  pan: ['pan', 'pans'],
  skillet: ['pan', 'pans'],
  pot: ['pot', 'pots'],
  copper_pot: ['pot', 'pots'],
  ramekin: ['ramekin', 'ramekins'],
  steamer: ['steamer', 'steamers'],
  dip_bowl: ['bowl', 'bowls'],
  sauce_jug: ['jug', 'jugs'],
  board: ['board', 'boards'],
  slate: ['slate', 'slates'],
};

type More = Pick<Plating, 'withSides' | 'sliced'>;

/** One line of the menu: its name, the words that mean it, what it is served in and of what it is composed. */
export function dish<const Id extends string>(
  id: Id,
  name: string,
  words: string,
  [vessel, ...parts]: readonly [VesselId, ...ComponentId[]],
  more: More = {},
): Dish<Id> {
  const [one, many] = namesOf(name);
  // Asked for by the vessel, too: 'a bowl of ramen'.
  const served = one === name ? [] : SERVED[vessel].map((vesselName) => `${vesselName} of ${name}`);
  return {
    id,
    one,
    many,
    words: [words, one, many, ...served].join(' | '),
    stance: 'dish',
    madeBy: ['photo'],
    plating: { vessel, parts, ...more },
  };
}

/** What may be eaten alone, and otherwise lies beside meat or fish. */
export function side<const Id extends string>(
  id: Id,
  name: string,
  words: string,
  part: ComponentId,
): Dish<Id> {
  return { ...dish(id, name, words, ['small_plate', part]), side: part };
}

/** A sauce in a small bowl; with a part, it may be poured round the dish that it is named with. */
export function dip<const Id extends string>(
  id: Id,
  name: string,
  words: string,
  part: ComponentId,
  poured?: ComponentId,
): Dish<Id> {
  const served = ['bowl', 'dish', 'pot', 'ramekin'].map((v) => `${v} of ${name}`);
  const own = dish(id, name, [words, ...served].join(' | '), ['dip_bowl', part]);
  return { ...own, stance: 'small', ...(poured && { side: poured }) };
}

/** 'Slice of cheesecake' is a name already. Others name no vessel: a side lies on another's plate, and a board may be asked for. */
function namesOf(name: string): readonly [string, string] {
  const [measure, rest] = name.split(' of ');
  return rest === undefined
    ? [`serving of ${name}`, `servings of ${name}`]
    : [name, `${measure}s of ${rest}`];
}
