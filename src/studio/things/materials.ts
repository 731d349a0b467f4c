import type { ThingId } from './catalogue.ts';

/** What tableware, vessels and small things may be made of. */
const MATERIALS = [
  'pewter',
  'silver',
  'gold',
  'copper',
  'brass',
  'bronze',
  'iron',
  'steel',
  'wood',
  'ceramic',
  'clay',
  'glass',
  'stone',
  'marble',
  'slate',
  'wicker',
] as const;
export type Material = (typeof MATERIALS)[number];

const METALS: readonly Material[] = [
  'pewter',
  'silver',
  'gold',
  'copper',
  'brass',
  'bronze',
  'iron',
  'steel',
];
export const isMetal = (material: Material | null | undefined): boolean =>
  METALS.includes(material as Material);

/** Which things photographs make of what is said; the others keep their own. */
const MADE_AS_SAID = new Set<ThingId>([
  'jug',
  'cup',
  'bowl',
  'plate',
  'vase',
  'pot',
  'tray',
  'ice_bucket',
  'glass',
  'candlestick',
  'capsule',
  'mug',
  'cake_stand',
  'plinth',
  'cloche',
  'watering_can',
  'board',
  'tastevin',
  'mussels',
]);
/** What else is cut in some materials, and keeps its own in the others. */
const MADE_IN: Partial<Record<ThingId, readonly Material[]>> = {
  stairs: ['stone'],
  oil_bottle: ['glass'],
  knife: ['silver', 'steel'],
  fork: ['silver', 'steel'],
  vinegar_bottle: ['glass'],
  bench: ['stone', 'slate', 'marble', ...METALS],
};
export const isMadeAsSaid = (thing: ThingId, material: Material): boolean =>
  MADE_AS_SAID.has(thing) || (MADE_IN[thing]?.includes(material) ?? false);

/** What a drawing colours a thing with that a photograph casts in metal. */
export const METAL_TINTS: Readonly<Partial<Record<Material, { name: string; hex: string }>>> = {
  pewter: { name: 'grey', hex: '#8b8a88' },
  silver: { name: 'silver', hex: '#c3c6ca' },
  gold: { name: 'gold', hex: '#c9a24a' },
  copper: { name: 'copper', hex: '#b26a3c' },
  brass: { name: 'gold', hex: '#c9a24a' },
  bronze: { name: 'bronze', hex: '#8c6a3a' },
  iron: { name: 'black', hex: '#141214' },
  steel: { name: 'silver', hex: '#c3c6ca' },
};
