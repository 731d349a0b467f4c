import type { Laid, PlacedStand } from '#studio/people/furniture.ts';
import type { Ground, Member } from '#studio/people/painting/ground.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Held } from '#studio/people/held/hold.ts';
import type { Ware } from '#studio/people/held/ware.ts';
import { BOOKS, balloonBasket } from '#studio/people/held/daily-wares.ts';
import { GRILL, PLATED, isLaid, isOnTable, laidWare, wareFor } from '#studio/people/held/wares.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';

type Shaped = Member & { shape: PersonShape };

const MOST = 8;
/** Metres along a table for each who sits there. */
export const ELBOW = 0.6;
const FEAST: readonly Held[] = [
  'decanter',
  ...(['bread', 'ham', 'salad', 'candlestick', 'hard_cheese', 'fig'] as const).flatMap(
    (thing) => wareFor({ thing, colour: null }) ?? [],
  ),
];

/** What a picnic has in its basket, where nothing else is said. */
const PICNIC: readonly Held[] = (['bread', 'hard_cheese', 'strawberry'] as const).flatMap(
  (thing) => wareFor({ thing, colour: null }) ?? [],
);

const CANDLE: readonly Held[] = FEAST.filter(
  (held) => typeof held === 'object' && held.thing === 'candlestick',
);

/** What stands in the middle of it, side by side. */
export function laidOn(
  ground: Ground,
  stand: PlacedStand['stand'],
  wide: number,
  members: readonly Shaped[],
): Laid[] {
  const { scene } = ground;
  if (stand === 'grill') return onGrill(ground);
  if (stand === 'balloon_basket') return [{ held: balloonBasket(members.length), at: [0, 0] }];
  const isBottleHeld = members.some(({ shape }) =>
    shape.holds.some((held) => typeof held === 'string' && held.endsWith('bottle')),
  );
  const isGround = stand === 'blanket';
  // Where every hand has something else to do, fruit and bread lie before them.
  const areBusy = members.every(
    ({ shape }) => shape.holds.some(isKnife) || shape.holds.filter(Boolean).length > 1,
  );
  const filled = new Map<ThingId, Held>();
  const things = scene.things.flatMap((asked): Held[] => {
    if (asked.thing === 'bottle' || asked.thing === 'magnum')
      return isBottleHeld && !isMore(asked)
        ? []
        : several('bottle', (asked.count ?? (asked.isSeveral ? 3 : 1)) - (isBottleHeld ? 1 : 0));
    if (isGround && asked.thing === 'basket') return ['covered_basket'];
    if (asked.thing === 'decanter' || asked.thing === 'carafe') return ['decanter'];
    if (asked.thing === 'book' && !members.some(({ shape }) => shape.holds.includes('book')))
      return [BOOKS];
    const isHere = SAT_AT.has(stand) || areBusy ? isLaid(asked) : isOnTable(asked);
    const ware = isHere || asked.relation?.kind === 'on' ? laidWare(asked) : null;
    if (!ware) return [];
    const bowl = bowlOf(asked, scene.things);
    if (bowl && BOWLED.has(ware.form)) {
      filled.set(bowl, { ...ware, form: 'loaf', size: HEAP });
      return [];
    }
    const inHands = members
      .flatMap(({ shape }) => shape.holds)
      .filter((held) => isWareHeld(held) && held.thing === ware.thing).length;
    const count = (asked.count ?? (asked.isSeveral ? 2 : 1)) - inHands;
    return count > 0 ? several(ware, count) : [];
  });
  const feast = scene.isFeast && stand === 'table' && things.length < 3 ? FEAST : [];
  const fare = isBareTable(stand, members, things) ? fareOf(scene, isBottleHeld) : [];
  const hasCandle = scene.things.some(({ thing }) => thing.startsWith('candle'));
  const isSet = isSetForGuests(stand, members, scene);
  const candle = (scene.isCandlelit || isSet) && stand === 'table' && !hasCandle ? CANDLE : [];
  // A picnic has its basket.
  const basket: Held[] = isGround && !things.includes('covered_basket') ? ['covered_basket'] : [];
  const food = isGround && !things.some(isWareHeld) ? PICNIC : [];
  // One dish is what everybody has before them; several are shared.
  const dishes = new Set(things.filter(isDish));
  const [dish] = dishes;
  const isServed =
    stand === 'table' && scene.isMeal && dishes.size === 1 && dish !== undefined && !isLarge(dish);
  const places =
    stand === 'table' && (scene.isMeal || isSet)
      ? placesFor(members, wide, {
          served: isServed ? dish : scene.isMeal ? SERVED : EMPTY,
          hasGlass: scene.vessel !== null,
        })
      : [];
  const besidePlates = places.filter(({ held }) => held === 'glass').length;
  const free = Math.max(0, freeGlasses(scene, members, stand) - besidePlates);
  const glasses = Array.from({ length: free }, (): Held => 'glass');
  const shared = things.filter((held) => !isBoard(held) && !(isServed && held === dish));
  const all = [...glasses, ...shared, ...fare, ...candle, ...food, ...basket, ...feast].slice(
    0,
    MOST,
  );
  // A board lies under what is cut or served on it.
  const board = things.find(isBoard);
  const onBoard = board ? all.findIndex(isWareHeld) : -1;
  const step = Math.min(0.3, (wide - 0.24) / Math.max(1, all.length - 1));
  // Many stand in two rows, so that none hides another.
  const isCrowded = all.length > 4 && places.length === 0 && !isGround;
  const deep = isCrowded ? 0.26 : 0.1;
  const middle = isGround ? 0.34 : places.length > 0 ? 0.16 : isCrowded ? -0.04 : 0.08;
  return [
    ...all.flatMap((held, i): Laid[] => {
      const at = [(i - (all.length - 1) / 2) * step, middle + (i % 2) * deep] as const;
      const heap = isWareHeld(held) && held.thing ? filled.get(held.thing) : undefined;
      return [
        ...(i === onBoard ? [{ held: board!, at }] : []),
        { held, at },
        ...(heap ? [{ held: heap, at }] : []),
      ];
    }),
    ...(board && onBoard < 0 ? [{ held: board, at: [0, middle] as const }] : []),
    ...places,
  ];
}

/** Where tables are laid theirs is too, before anything has been brought. */
const isSetForGuests = (
  stand: PlacedStand['stand'],
  members: readonly Shaped[],
  { isAmongTables, hasCloth, isMeal, things }: Ground['scene'],
): boolean =>
  stand === 'table' &&
  isAmongTables &&
  hasCloth &&
  !isMeal &&
  members.length > 1 &&
  members.some(({ shape }) => shape.pose === 'sitting') &&
  things.every(({ thing }) => WINE_ONLY.has(thing));
/** Wine, what opens it, and what stands on no table. */
const WINE_ONLY: ReadonlySet<ThingId> = new Set<ThingId>([
  'bottle',
  'glass',
  'champagne_flute',
  'corkscrew',
  'window',
]);

/** Company at a table that nothing was said of: it would be an empty cloth. */
const isBareTable = (
  stand: PlacedStand['stand'],
  members: readonly Shaped[],
  things: readonly Held[],
): boolean =>
  stand === 'table' &&
  members.length > 1 &&
  members.some(({ shape }) => shape.pose === 'sitting') &&
  things.every((held) => isWareHeld(held) && isPlate(held));
const isPlate = ({ thing }: Ware): boolean => thing === 'plate' || thing === 'place_setting';

/** What they drink, and what they break with it. */
const fareOf = ({ vessel, isMeal, isFeast }: Ground['scene'], isBottleHeld: boolean): Held[] => [
  ...(vessel !== null && !isBottleHeld ? ['bottle' as const] : []),
  ...(isMeal && !isFeast ? BREAD : []),
];
const BREAD: readonly Held[] = FEAST.filter(
  (held) => typeof held === 'object' && (held.thing === 'bread' || held.thing === 'salad'),
);

const SAT_AT: ReadonlySet<PlacedStand['stand']> = new Set<PlacedStand['stand']>([
  'table',
  'low_table',
  'blanket',
  'barrel_table',
]);

/** What was said to be in it: olives in their bowl. */
const bowlOf = ({ relation }: AskedThing, things: readonly AskedThing[]): ThingId | null =>
  relation?.kind === 'in' && things[relation.to]?.thing === 'bowl' ? 'bowl' : null;
const BOWLED: ReadonlySet<string> = new Set(['dish', 'ball']);
/** To a little above its rim. */
const HEAP: Vec3 = [0.165, 0.125, 0.165];

const isMore = ({ count, isSeveral }: AskedThing): boolean =>
  isSeveral === true || (count ?? 1) > 1;

/** The grill itself, and over its embers what was asked for, lying flat. */
function onGrill({ scene }: Ground): Laid[] {
  const food = scene.things.flatMap((asked): Held[] => {
    const ware = asked.thing === 'grill' ? null : wareFor(asked);
    if (!ware || !GRILLED.has(ware.form)) return [];
    const flat: Held = ware.form === 'links' ? ware : { ...ware, form: 'loaf', size: FILLET };
    return several(flat, asked.count ?? (asked.isSeveral || ware.form !== 'dish' ? 3 : 2));
  });
  return [
    { held: GRILL, at: [0, 0] },
    ...food
      .slice(0, MOST - 1)
      .map((held, i): Laid => ({ held, at: [(i - (food.length - 1) / 2) * 0.23, (i % 2) * 0.08] })),
  ];
}
const GRILLED: ReadonlySet<string> = new Set(['links', 'fish', 'dish', 'round']);
const FILLET: Vec3 = [0.19, 0.045, 0.1];

/** A plate before everybody who sits there: one at either end, the others along the far side. */
function placesFor(
  members: readonly Shaped[],
  wide: number,
  { served, hasGlass }: { served: Held; hasGlass: boolean },
): Laid[] {
  const sitters = members.filter(({ shape }) => shape.pose === 'sitting');
  const seated = sitters.length;
  const along = Math.max(0, seated - 2);
  const far = Array.from({ length: along }, (_, i) => (i - (along - 1) / 2) * ELBOW);
  const end = wide / 2 - 0.17;
  const places = [
    { held: served, at: [-end, -0.06] as const, glass: [-end + 0.12, -0.25] as const },
    ...far.map((x) => ({ held: served, at: [x, -0.24] as const, glass: [x + 0.2, -0.3] as const })),
    { held: served, at: [end, -0.06] as const, glass: [end - 0.12, -0.25] as const },
  ].slice(0, Math.max(1, seated));
  return places.flatMap(({ glass, ...plate }, i): Laid[] => {
    const isFree =
      hasGlass && !sitters[i]?.shape.holds.includes('glass') && !sitters[i]?.shape.isChild;
    return [plate, ...(isFree ? [{ held: 'glass' as const, at: glass }] : [])];
  });
}

/** A pan that everybody eats from. */
const isLarge = (held: Held): boolean => isWareHeld(held) && held.size[0] > 0.35;
const isDish = (held: Held): boolean => isWareHeld(held) && held.form === 'dish';
const isKnife = (held: Held | null): boolean => isWareHeld(held) && held.form === 'knife';
const isBoard = (held: Held): boolean => isWareHeld(held) && held.thing === 'board';

const SERVED: Held = { ...PLATED, size: [0.24, 0.03, 0.24] };
/** Nothing has been brought yet. */
const EMPTY: Held = { ...PLATED, colour: PLATED.trim, size: [0.24, 0.016, 0.24] };

/** Glasses that nobody has in hand. */
function freeGlasses(
  { things, vessel }: Ground['scene'],
  members: readonly Shaped[],
  stand: PlacedStand['stand'],
): number {
  const said = things.find(({ thing }) => thing === vessel);
  // Whoever polishes glasses at a bar has more of them before them.
  const isRow = said?.isSeveral === true && stand === 'counter' && members.length === 1;
  const asked = said?.count ?? (isRow ? 4 : 0);
  const held = members.filter(({ shape }) => shape.holds.includes('glass')).length;
  return Math.max(0, Math.min(MOST, asked) - held);
}

const several = (held: Held, count: number | null): Held[] =>
  Array.from({ length: Math.min(3, Math.max(1, count ?? 1)) }, () => held);
