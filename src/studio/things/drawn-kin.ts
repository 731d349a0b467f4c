import type { ThingId } from './catalogue.ts';

/** What posters and plates draw for a thing that only photographs build: a neon sign is a sign. */
const KINDRED: Readonly<Partial<Record<ThingId, string>>> = {
  bread: 'bread_roll',
  roast_joint: 'haxe',
  ice_cream: 'vanilla_scoop',
  taco: 'tacos',
  egg: 'easter_eggs',
  lemon_slice: 'lemon_wedge',
  hard_cheese: 'feta melted_cheese',
  cup: 'mug',
  tumbler: 'long_drink',
  boat: 'rowing_boat',
  rose: 'petals',
  menu_card: 'place_card',
  sign: 'neon_sign',
  window: 'shop_window',
  bunting: 'cloth_banner',
};

const KIN = new Map<string, ThingId>(
  Object.entries(KINDRED).flatMap(([kin, things]) =>
    things.split(' ').map((thing) => [thing, kin as ThingId] as const),
  ),
);

/** The nearest thing that can be drawn; `null` where the thing itself can, or nothing near it. */
export const drawnKinOf = (thing: ThingId): ThingId | null => KIN.get(thing) ?? null;

/** Drawn, they look as their kin does. */
const ALIKE = new Set<ThingId>([
  'mug',
  'rowing_boat',
  'lemon_wedge',
  'tacos',
  'easter_eggs',
  'bread_roll',
  'petals',
]);

/** What a print shows instead of a thing, where one would see that it is another. */
export const standInFor = (thing: ThingId): ThingId | null =>
  ALIKE.has(thing) ? null : drawnKinOf(thing);
