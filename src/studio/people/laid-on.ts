import type { Laid, PlacedStand } from './furniture.ts';
import type { Ground, Member } from './ground.ts';
import type { Held } from './held/hold.ts';
import { isOnTable, wareFor } from './held/wares.ts';
import type { PersonShape } from './person-shape.ts';

type Shaped = Member & { shape: PersonShape };

const MOST = 8;
const FEAST: readonly Held[] = [
  'decanter',
  ...(['bread', 'ham', 'candlestick', 'hard_cheese'] as const).flatMap(
    (thing) => wareFor({ thing, colour: null }) ?? [],
  ),
];

const CANDLE: readonly Held[] = FEAST.filter(
  (held) => typeof held === 'object' && held.thing === 'candlestick',
);

/** What stands in the middle of it, side by side. */
export function laidOn(
  { scene }: Ground,
  stand: PlacedStand['stand'],
  wide: number,
  members: readonly Shaped[],
): Laid[] {
  const isBottleHeld = members.some(({ shape }) =>
    shape.holds.some((held) => held === 'bottle' || held === 'wrapped_bottle'),
  );
  const isGround = stand === 'blanket';
  const things = scene.things.flatMap((asked): Held[] => {
    if (asked.thing === 'bottle' || asked.thing === 'magnum')
      return isBottleHeld ? [] : several('bottle', asked.count ?? (asked.isSeveral ? 3 : 1));
    if (isGround && asked.thing === 'basket') return ['covered_basket'];
    if (asked.thing === 'decanter' || asked.thing === 'carafe') return ['decanter'];
    const ware = isOnTable(asked) || asked.relation?.kind === 'on' ? wareFor(asked) : null;
    return ware ? several(ware, asked.count ?? (asked.isSeveral ? 2 : 1)) : [];
  });
  const feast = scene.isFeast && stand === 'table' && things.length < 3 ? FEAST : [];
  const hasCandle = scene.things.some(({ thing }) => thing.startsWith('candle'));
  const candle = scene.isCandlelit && stand === 'table' && !hasCandle ? CANDLE : [];
  // A picnic has its basket.
  const basket: Held[] = isGround && !things.includes('covered_basket') ? ['covered_basket'] : [];
  const glasses = Array.from({ length: freeGlasses(scene, members) }, (): Held => 'glass');
  const all = [...glasses, ...things, ...candle, ...basket, ...feast].slice(0, MOST);
  const step = Math.min(0.3, (wide - 0.24) / Math.max(1, all.length - 1));
  return all.map((held, i) => ({
    held,
    at: [(i - (all.length - 1) / 2) * step, (isGround ? 0.34 : 0.08) + (i % 2) * 0.1] as const,
  }));
}

/** Glasses that nobody has in hand. */
function freeGlasses({ things, vessel }: Ground['scene'], members: readonly Shaped[]): number {
  const asked = things.find(({ thing }) => thing === vessel)?.count ?? 0;
  const held = members.filter(({ shape }) => shape.holds.includes('glass')).length;
  return Math.max(0, Math.min(MOST, asked) - held);
}

const several = (held: Held, count: number | null): Held[] =>
  Array.from({ length: Math.min(3, Math.max(1, count ?? 1)) }, () => held);
