import { dancesWithGlass } from '#studio/litho/figures/whole-figure.ts';
import { CUPS } from '#studio/litho/figures/acts/cups.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Stance } from '#studio/things/thing.ts';

/** On prints a laid place is a whole table, which stands on the ground. */
export const STANCES = new Map<ThingId, Stance>(
  THINGS.map(({ id, stance }) => [id, id === 'place_setting' ? 'tall' : stance]),
);

export const TABLES = new Set<ThingId>(['bistro_table', 'side_table']);
const CHILLED = new Set<ThingId>(['bottle', 'half_bottle', 'magnum', 'flute_bottle']);

const DRINKS = new Set<ThingId>(['glass', 'champagne_flute']);

const HOLDS = new Set<AskedFigure['action']>(['holding', 'tasting', 'toasting']);

/** 'Guests with glasses', where no table is named: each of them holds one. */
function areTheirs({ figures, things }: SceneSpec): boolean {
  const count = figures.reduce((sum, one) => sum + (one.who === 'couple' ? 2 : one.count), 0);
  const glasses = things.filter(({ thing }) => DRINKS.has(thing));
  const [glass] = glasses;
  return (
    count > 1 &&
    figures.every(
      ({ action, role, part, who }) =>
        action === null &&
        role !== 'musician' &&
        role !== 'picker' &&
        part === 'figure' &&
        who !== 'child',
    ) &&
    glasses.length === 1 &&
    glass !== undefined &&
    !glass.relation &&
    (glass.isSeveral === true || glass.count === count) &&
    !things.some(({ thing }) => SURFACES.has(thing))
  );
}
const SURFACES = new Set<ThingId>([...TABLES, 'long_table', 'place_setting', 'tray', 'barrel']);

/** 'A woman with a glass': one person and one glass belong together. */
export function withHeldGlass(spec: SceneSpec): SceneSpec {
  if (areTheirs(spec))
    return {
      ...spec,
      figures: spec.figures.map((one) => ({ ...one, action: 'holding' as const })),
    };
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

const TIED = new Set<ThingId>([
  'wooden_case',
  'crate',
  'carton',
  'gift_box',
  'bottle',
  'magnum',
  'half_bottle',
  'flute_bottle',
  'basket',
  'wreath',
]);

/** 'A case of wine with a red ribbon': what was named last before a ribbon and can wear one. */
const tiedRound = (things: readonly AskedThing[], ribbon: number): number =>
  things.findLastIndex(
    ({ thing, count }, i) => i < ribbon && TIED.has(thing) && (count ?? 1) === 1,
  );

const isKissed = ({ thing }: AskedThing): boolean => DRINKS.has(thing);

/** The print of lips is on the glass that is named with it; a bottle beside an ice bucket belongs into it, a glass beside a table onto it, a basket or a crate beside a bicycle too. */
export function withinOthers(things: readonly AskedThing[]): readonly AskedThing[] {
  const bucket = things.findIndex(({ thing }) => thing === 'ice_bucket');
  const table = things.findIndex(({ thing }) => TABLES.has(thing) || thing === 'place_setting');
  const bicycle = things.findIndex(({ thing }) => thing === 'bicycle');
  const kissed = things.findIndex(isKissed);
  return things.map((asked, i): AskedThing => {
    if (asked.relation !== null) return asked;
    const tied = asked.thing === 'ribbon' ? tiedRound(things, i) : -1;
    if (tied >= 0) return { ...asked, relation: { kind: 'on', to: tied } };
    if (kissed >= 0 && asked.thing === 'lipstick_mark')
      return { ...asked, relation: { kind: 'on', to: kissed } };
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
