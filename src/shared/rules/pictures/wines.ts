import type { PlanId } from '#shared/rules/billing/plans.ts';

// Numbers and choices of a customer's own wines (design §9a).

/** How many wines a plan keeps. */
export const WINES_MAX: Record<PlanId, number> = {
  free: 50,
  pro_monthly: 1000,
  pro_yearly: 1000,
};
export const WINES_PAGE_SIZE = 50;
/** A removed wine can be taken back for this long. */
export const WINE_TRASH_DAYS = 30;

export const WINE_NAME_MAX_LENGTH = 80;
export const WINE_TEXT_MAX_LENGTH = 120;
export const VINTAGE_MIN = 1800;
export const VINTAGE_MAX = 2100;

export const WINE_COLOURS = [
  'red',
  'white',
  'rose',
  'orange',
  'sparkling',
  'sparkling_rose',
] as const;
export type WineColour = (typeof WINE_COLOURS)[number];

/** Height and diameter in millimetres, as glassworks list them; `volumeMl` is what they hold. */
export const BOTTLES = [
  { id: 'bordeaux', name: 'Bordeaux', heightMm: 300, diameterMm: 75, volumeMl: 750 },
  {
    id: 'bordeaux_tapered',
    name: 'Tapered Bordeaux',
    heightMm: 312,
    diameterMm: 79,
    volumeMl: 750,
  },
  { id: 'burgundy', name: 'Burgundy', heightMm: 296, diameterMm: 82, volumeMl: 750 },
  { id: 'rhone', name: 'Rhône', heightMm: 302, diameterMm: 79, volumeMl: 750 },
  { id: 'champagne', name: 'Champagne', heightMm: 315, diameterMm: 88, volumeMl: 750 },
  { id: 'alsace', name: 'Alsace / hock', heightMm: 335, diameterMm: 74, volumeMl: 750 },
  { id: 'bocksbeutel', name: 'Bocksbeutel', heightMm: 215, diameterMm: 142, volumeMl: 750 },
  { id: 'clavelin', name: 'Clavelin', heightMm: 260, diameterMm: 78, volumeMl: 620 },
  { id: 'port', name: 'Port', heightMm: 295, diameterMm: 75, volumeMl: 750 },
  { id: 'provence', name: 'Provence', heightMm: 320, diameterMm: 76, volumeMl: 750 },
  { id: 'jura', name: 'Jura', heightMm: 297, diameterMm: 79, volumeMl: 750 },
  { id: 'half', name: 'Half bottle', heightMm: 240, diameterMm: 60, volumeMl: 375 },
  { id: 'magnum', name: 'Magnum', heightMm: 350, diameterMm: 101, volumeMl: 1500 },
  { id: 'jeroboam', name: 'Jeroboam', heightMm: 450, diameterMm: 130, volumeMl: 3000 },
] as const;
export type BottleId = (typeof BOTTLES)[number]['id'];
export const BOTTLE_IDS = BOTTLES.map(({ id }) => id);

export const GLASS_COLOURS = [
  { id: 'antique_green', name: 'Antique green', hex: '#2c3318' },
  { id: 'emerald', name: 'Emerald', hex: '#1f5a36' },
  { id: 'dead_leaf', name: 'Dead leaf', hex: '#7a6a1f' },
  { id: 'amber', name: 'Amber', hex: '#5d3312' },
  { id: 'flint', name: 'Clear', hex: '#dfe7e4' },
  { id: 'blue', name: 'Cobalt blue', hex: '#17307a' },
] as const;
export type GlassColourId = (typeof GLASS_COLOURS)[number]['id'];

export const CLOSURES = [
  { id: 'cork', name: 'Cork and capsule' },
  { id: 'screwcap', name: 'Screw cap' },
  { id: 'wax', name: 'Wax' },
  { id: 'crown', name: 'Crown cap' },
  { id: 'muselet', name: 'Cork and wire' },
] as const;

export const CAPSULE_FINISHES = ['matt', 'gloss', 'foil'] as const;

export const LABEL_SIDES = ['front', 'back', 'neck'] as const;
export type LabelSide = (typeof LABEL_SIDES)[number];
export const LABEL_CORNERS = ['square', 'rounded', 'arched', 'oval'] as const;
export const LABEL_PAPERS = ['smooth', 'laid', 'textured', 'clear'] as const;
export const LABEL_TEMPLATES = [
  'chateau',
  'domaine',
  'minimal',
  'shield',
  'drawn',
  'deco',
] as const;
export const LABEL_LINES_MAX = 6;
export const LABEL_MM = { min: 15, max: 260 } as const;

/** What may be uploaded as artwork. */
export const ARTWORK = {
  maxBytes: 25 * 1024 * 1024,
  minSidePx: 600,
  /** Kept so large and no larger: enough for every size we print. */
  keptSidePx: 2400,
} as const;

/** How much artwork a plan keeps, as we encoded it. What no label shows goes by itself after a week. */
export const ARTWORK_ROOM_MB: Record<PlanId, number> = {
  free: 500,
  pro_monthly: 10_000,
  pro_yearly: 10_000,
};

export const BOTTLE_VIEWS = ['front', 'three_quarters', 'back'] as const;
export type BottleView = (typeof BOTTLE_VIEWS)[number];

/** Many wines at once, from a table and an archive of artwork. */
export const WINE_IMPORT = {
  rows: 200,
  sheetBytes: 2 * 1024 * 1024,
  archiveBytes: 4 * 1024 * 1024 * 1024,
  /** So many are sent in one call, which keeps it well below what a call may carry. */
  batch: 25,
} as const;
