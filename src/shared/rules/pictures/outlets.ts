import type { PictureSizeId, StyleId } from './generation.ts';
import type { LabelSide, BottleView } from './wines.ts';

/** One picture of a set: what is asked of the Studio for each wine. */
export interface Shot {
  id: string;
  name: string;
  prompt: string;
  styleId: StyleId;
  size: PictureSizeId;
  pixels: { width: number; height: number };
  /** A packshot's ground; scenes have none. */
  ground?: 'white' | 'none';
  view?: BottleView;
  /** The label that it is a picture of, where not every bottle has one. */
  needs?: LabelSide;
}

/** What of a shot its generation remembers. */
export type KeptShot = Pick<Shot, 'id' | 'name' | 'pixels' | 'ground' | 'view'>;

const square = (side: number) => ({ width: side, height: side });
const PACKSHOT = { styleId: 'cinematic', size: 'square', pixels: square(2000) } as const;

export const SHOTS = [
  {
    id: 'packshot',
    name: 'Packshot on white',
    prompt: 'one bottle',
    ground: 'white',
    view: 'front',
    ...PACKSHOT,
  },
  {
    id: 'cutout',
    name: 'Without background',
    prompt: 'one bottle',
    ground: 'none',
    view: 'front',
    ...PACKSHOT,
  },
  {
    id: 'back',
    name: 'Back label',
    prompt: 'one bottle',
    ground: 'white',
    view: 'back',
    needs: 'back',
    ...PACKSHOT,
  },
  {
    id: 'label',
    name: 'Label close-up',
    prompt: 'close-up of the label of one bottle, soft light',
    styleId: 'cinematic',
    size: 'square',
    pixels: square(1600),
  },
  {
    id: 'social_square',
    name: 'Square post',
    prompt: 'the bottle with one glass on a table, soft light',
    styleId: 'cinematic',
    size: 'square',
    pixels: square(1080),
  },
  {
    id: 'social_portrait',
    name: 'Portrait post',
    prompt: 'the bottle with one glass, food beside it',
    styleId: 'gastro',
    size: 'portrait',
    pixels: { width: 1080, height: 1350 },
  },
  {
    id: 'social_story',
    name: 'Story',
    prompt: 'the bottle in a vineyard at golden hour',
    styleId: 'pastel',
    size: 'story',
    pixels: { width: 1080, height: 1920 },
  },
  {
    id: 'social_banner',
    name: 'Banner',
    prompt: 'the bottle and two glasses on a wooden table',
    styleId: 'cinematic',
    size: 'banner',
    pixels: { width: 1200, height: 630 },
  },
  {
    id: 'poster',
    name: 'Poster',
    prompt: 'a poster of the bottle in the vineyard',
    styleId: 'illustration_poster',
    size: 'portrait',
    pixels: { width: 1080, height: 1350 },
  },
  {
    id: 'landscape',
    name: 'Landscape',
    prompt: 'the bottle on a terrace above the vineyard',
    styleId: 'cinematic',
    size: 'landscape',
    pixels: { width: 1600, height: 1067 },
  },
  {
    id: 'glass_and_bottle',
    name: 'Glass and bottle',
    prompt: 'the bottle and one glass, studio light',
    styleId: 'cinematic',
    size: 'square',
    pixels: square(1600),
  },
] as const satisfies readonly Shot[];
export type ShotId = (typeof SHOTS)[number]['id'];
export const SHOT_IDS = SHOTS.map(({ id }) => id);

export const SET_KINDS = [
  {
    id: 'shop',
    name: 'Shop',
    description: 'What shops and marketplaces ask for.',
    shots: ['packshot', 'cutout', 'back', 'label'],
  },
  {
    id: 'social',
    name: 'Social',
    description: 'Square, portrait, story and banner, in styles of your choice.',
    shots: ['social_square', 'social_portrait', 'social_story', 'social_banner'],
  },
  {
    id: 'launch',
    name: 'Launch',
    description: 'Poster, story, landscape and a classic with a glass.',
    shots: ['poster', 'social_story', 'landscape', 'glass_and_bottle'],
  },
] as const satisfies readonly {
  id: string;
  name: string;
  description: string;
  shots: readonly ShotId[];
}[];
export const SET_KIND_IDS = [...SET_KINDS.map(({ id }) => id), 'own'] as const;
export type SetKindId = (typeof SET_KIND_IDS)[number];

/** How many wines one order may hold. */
export const SET_WINES_MAX = 200;
/** The bottle fills this share of a packshot's height. */
export const PACKSHOT_FILL = 0.85;

export function findShot(id: string): Shot | undefined {
  return SHOTS.find((shot) => shot.id === id);
}

/** Nobody pays for the back of a bottle that has no back label. */
export function canShow(shot: Shot, labels: Readonly<Record<LabelSide, object | null>>): boolean {
  return shot.needs === undefined || labels[shot.needs] !== null;
}

/** One file of the archive: where it is wanted, how large, and by which rule. */
export interface Outlet {
  /** Folder in the archive. */
  folder: string;
  name: string;
  width: number;
  height: number;
  format: 'png' | 'jpg' | 'webp';
  shots: readonly ShotId[];
  rule: string;
}

const PACKSHOTS = ['packshot', 'back'] as const;

/** Sizes that shops, marketplaces and networks publish; their sources are in docs/outlets.md. */
export const OUTLETS: readonly Outlet[] = [
  {
    folder: 'own-shop-2000',
    name: 'Own shop, zoom',
    width: 2000,
    height: 2000,
    format: 'jpg',
    shots: PACKSHOTS,
    rule: 'Square, pure white, large enough to zoom.',
  },
  {
    folder: 'marketplace-1600',
    name: 'Marketplaces, main picture',
    width: 1600,
    height: 1600,
    format: 'jpg',
    shots: PACKSHOTS,
    rule: 'Pure white (255), the product fills 85 % of the frame, no text.',
  },
  {
    folder: 'product-feed-1000',
    name: 'Product feeds',
    width: 1000,
    height: 1000,
    format: 'webp',
    shots: PACKSHOTS,
    rule: 'Square on white, no watermark, no promotion.',
  },
  {
    folder: 'wine-list-800x1200',
    name: 'Wine lists and catalogues',
    width: 800,
    height: 1200,
    format: 'png',
    shots: ['cutout', 'packshot'],
    rule: 'Upright bottle; transparent where it was cut out.',
  },
  {
    folder: 'cut-out-2000',
    name: 'Cut out, for designers',
    width: 2000,
    height: 2000,
    format: 'png',
    shots: ['cutout'],
    rule: 'Transparent PNG, straight alpha, no halo.',
  },
  {
    folder: 'feed-1080x1350',
    name: 'Social feed, portrait',
    width: 1080,
    height: 1350,
    format: 'jpg',
    shots: ['social_portrait', 'social_square', 'poster', 'glass_and_bottle', 'label'],
    rule: 'Four to five, the tallest that feeds show whole.',
  },
  {
    folder: 'story-1080x1920',
    name: 'Stories and reels',
    width: 1080,
    height: 1920,
    format: 'jpg',
    shots: ['social_story'],
    rule: 'Nine to sixteen, full screen.',
  },
  {
    folder: 'link-1200x630',
    name: 'Link previews',
    width: 1200,
    height: 630,
    format: 'jpg',
    shots: ['social_banner', 'landscape'],
    rule: 'The size that link previews crop to.',
  },
];
