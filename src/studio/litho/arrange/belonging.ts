import { dancesWithGlass } from '#studio/litho/figures/whole-figure.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { CUPS } from '#studio/litho/figures/acts/cups.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { THINGS, type ThingId } from '#studio/things/catalogue.ts';
import { AT_TABLE } from './table.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { Stance } from '#studio/things/thing.ts';

export const STANCES = new Map<ThingId, Stance>(THINGS.map(({ id, stance }) => [id, stance]));

export const TABLES = new Set<ThingId>(['bistro_table', 'side_table']);
const CHILLED = new Set<ThingId>(['bottle', 'half_bottle', 'magnum', 'flute_bottle']);

const DRINKS = new Set<ThingId>(['glass', 'champagne_flute']);

const HOLDS = new Set<AskedFigure['action']>(['holding', 'tasting', 'toasting']);

/** 'A woman with a glass': one person and one glass belong together. */
export function withHeldGlass(spec: SceneSpec): SceneSpec {
  const [figure] = spec.figures;
  const isAlone = spec.figures.length === 1 && figure?.count === 1 && figure.part !== 'portrait';
  const isBusy = figure?.role === 'musician' || figure?.role === 'picker';
  if (!figure || !isAlone || isBusy || (figure.action && !HOLDS.has(figure.action))) return spec;
  const glasses = spec.things.filter(({ thing }) => DRINKS.has(thing));
  const [glass] = glasses;
  const isHers = glass && glasses.length === 1 && (glass.count ?? 1) === 1 && !glass.relation;
  const isMeant = glasses.length === 0 && spec.subjects.includes('glass');
  if (!isHers && !isMeant) return spec;
  const at = spec.things.findIndex((thing) => thing === glass);
  const isStood = spec.things.some(({ relation }) => relation && relation.to >= at && at >= 0);
  if (isStood) return spec;
  return {
    ...spec,
    things: spec.things.filter((thing) => thing !== glass),
    figures: [{ ...figure, action: figure.action ?? 'holding' }],
  };
}

const RAISES = new Set<AskedFigure['action']>(['toasting', 'tasting', 'holding', 'pouring']);

/** 'Friends toasting with wine glasses': the glasses are in their hands, none stand beside them. */
export function heldByCompany({ figures, things }: SceneSpec): ReadonlySet<AskedThing> {
  // A couple that does nothing else has a glass each.
  const acting = figures.filter(
    ({ action, part, who }) =>
      (RAISES.has(action) || (who === 'couple' && action === null)) && part === 'figure',
  );
  const count = acting.reduce((sum, one) => sum + (one.who === 'couple' ? 2 : one.count), 0);
  const pours = acting.some(({ action }) => action === 'pouring');
  const [dancer] = figures;
  if (figures.length === 1 && dancer && dancesWithGlass(dancer, things))
    return new Set(things.filter(({ thing }) => thing === 'glass'));
  const isHeld = ({ thing, relation, count: told }: AskedThing) =>
    !relation &&
    (told ?? 1) <= count &&
    (CUPS.has(thing) || (DRINKS.has(thing) ? count > 1 || pours : pours && thing === 'bottle'));
  return new Set(things.filter(isHeld));
}

const LAID = new Set<ThingId>(['glass', 'champagne_flute', 'bottle', 'carafe', 'candle', 'coffee']);

/** A bottle beside an ice bucket belongs into it, a glass beside a table onto it, a basket or a crate beside a bicycle too. */
export function withinOthers(things: readonly AskedThing[]): readonly AskedThing[] {
  const bucket = things.findIndex(({ thing }) => thing === 'ice_bucket');
  const table = things.findIndex(({ thing }) => TABLES.has(thing));
  const bicycle = things.findIndex(({ thing }) => thing === 'bicycle');
  return things.map((asked): AskedThing => {
    if (asked.relation !== null) return asked;
    const stance = STANCES.get(asked.thing);
    const isLaid = LAID.has(asked.thing) || stance === 'small' || stance === 'dish';
    if (table >= 0 && isLaid) return { ...asked, relation: { kind: 'on', to: table } };
    const isChilled = CHILLED.has(asked.thing) && (asked.count ?? 1) < 3;
    if (bucket >= 0 && isChilled) return { ...asked, relation: { kind: 'in', to: bucket } };
    return bicycle >= 0 && (asked.thing === 'basket' || asked.thing === 'crate')
      ? { ...asked, relation: { kind: 'on', to: bicycle } }
      : asked;
  });
}

const SERVED = new Set<ThingId>(
  'bottle magnum half_bottle glass champagne_flute carafe decanter pizza hard_cheese soft_cheese blue_cheese bread board pasta'.split(
    ' ',
  ) as ThingId[],
);
/** Whoever does nothing else with it stands or dances beside it. */
const BESIDE = new Set<AskedFigure['action']>([null, 'dancing', 'singing']);
const HAS_TABLES = new Set<PlaceId>(['restaurant', 'cafe', 'terrace', 'beach', 'yacht', 'pool', 'piazza']);
const MOST_SERVED = 4;

/** Beside people from head to foot a bottle on the floor would be as tall as their hips: it stands on a cask, or on a table where there are some. */
export function withCask(spec: SceneSpec): SceneSpec {
  const { things, figures, place, surface } = spec;
  const held = heldByCompany(spec);
  const isFree = (asked: AskedThing): boolean =>
    SERVED.has(asked.thing) && !asked.relation && !asked.size && !held.has(asked);
  const served = things.filter(isFree);
  const stands =
    figures.length > 0 && figures.every(({ action, part }) => BESIDE.has(action) && part === 'figure');
  const isElsewhere =
    place === 'picnic' || surface === 'gingham' || AT_TABLE.test(fold(spec.prompt));
  const hasOwn = things.some(({ thing }) => BEARS.has(thing));
  if (!stands || served.length === 0 || served.length > MOST_SERVED || isElsewhere || hasOwn) return spec;
  const to = things.length;
  const thing: ThingId = place && HAS_TABLES.has(place) ? 'bistro_table' : 'barrel';
  return {
    ...spec,
    things: [
      ...things.map((asked) => (isFree(asked) ? { ...asked, relation: { kind: 'on', to } as const } : asked)),
      { thing, word: thing, count: 1, colour: null, fill: null, states: [], relation: null },
    ],
  };
}
const BEARS = new Set<ThingId>([...TABLES, 'high_table', 'long_table', 'ice_bucket', 'tray', 'crate', 'basket', 'bench', 'bicycle', 'scooter']);

/** How tall it is beside them, told a little larger than it is. */
const SERVED_SCALE = 0.46;
const CASK_SCALE = 0.82;
export const besidePeople = (maker: DrawnThing, asked: AskedThing, things: readonly AskedThing[]): DrawnThing => {
  const bearer = asked.relation?.kind === 'on' ? things[asked.relation.to]?.thing : undefined;
  const isServed = SERVED.has(asked.thing) && (bearer === 'barrel' || bearer === 'bistro_table');
  const share = asked.thing === 'barrel' ? CASK_SCALE : isServed ? SERVED_SCALE : 1;
  return share === 1 ? maker : { ...maker, aspect: maker.aspect, height: maker.height * share };
};
