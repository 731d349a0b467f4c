// Numbers and choices of picture generation (spec §3, §4, §9).

export const GENERATION_COST = 1;
export const PROMPT_MAX_LENGTH = 2000;
export const VARIATIONS_MIN = 1;
export const VARIATIONS_MAX = 4;
/** Seeds fit an integer of every engine and database. */
export const SEED_MAX = 2_147_483_647;

/** How long one attempt of the engine may take (design §7.5). */
export const GENERATION_DEADLINE_MS = 60_000;
/** How long a plain request waits before it answers with the generation's id (spec §9). */
export const GENERATION_TIMEOUT_MS = 30_000;

/** The ticking shown when an engine reports no progress of its own (spec §4). */
export const PROGRESS_TICK_MS = 1_000;
export const PROGRESS_STEP_MAX_PERCENT = 15;
export const PROGRESS_CAP_PERCENT = 90;

/** One run may be tried this often: after a crash, a busy engine, a broken answer. */
export const GENERATION_MAX_ATTEMPTS = 3;
/** A picture that has not been started by then is given up and its credit released. */
export const QUEUE_WAIT_LIMIT_MS = 15 * 60_000;
/** Room after the engine's deadline for encoding and storing. */
export const STORING_LIMIT_MS = 30_000;

/** Defaults of the limits that keep one person from taking the whole house; operators may change them. */
export const GENERATION_LIMITS = {
  activePerUser: 8,
  perMinutePerUser: 30,
  perMinutePerNetwork: 120,
  queueLength: 500,
} as const;

/** Event streams of one user on one instance; the oldest closes for one more. */
export const STREAMS_PER_USER = 6;

export const GENERATION_STATES = [
  'queued',
  'running',
  'storing',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
] as const;
export type GenerationState = (typeof GENERATION_STATES)[number];
export const OPEN_STATES: readonly GenerationState[] = ['queued', 'running', 'storing'];

/** What a list of generations holds. */
export const LISTED_GENERATIONS = ['active', 'recent', 'all'] as const;
export type ListedGenerations = (typeof LISTED_GENERATIONS)[number];
/** What ended so long ago is no news to a page that was away. */
export const RECENT_GENERATION_MS = 60 * 60_000;

/** Whether a picture may still come of it. */
export function isOpen(state: GenerationState): boolean {
  return OPEN_STATES.includes(state);
}

/** Why a picture was not delivered; each is also a row of the error table. */
export const FAILURE_CODES = [
  'GENERATION_TIMED_OUT',
  'ENGINE_UNAVAILABLE',
  'ENGINE_REFUSED',
  'BAD_IMAGE',
  'STORAGE_FULL',
  'GENERATION_FAILED',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** The panel's phases by percentage (spec §4). */
export const PHASES = [
  { from: 0, name: 'Analyzing your vision' },
  { from: 25, name: 'Crafting composition' },
  { from: 50, name: 'AI enhancement' },
  { from: 75, name: 'Finalizing artwork' },
] as const;
export type PhaseName = (typeof PHASES)[number]['name'];

export function phaseAt(percent: number): PhaseName {
  return (PHASES.findLast((phase) => percent >= phase.from) ?? PHASES[0]).name;
}

/** What an engine found in the pixels of its own picture, in words fit to show. */
export interface PictureContents {
  shown: readonly string[];
  /** Words of the prompt that came to nothing. */
  notDrawn: readonly string[];
}

export const PICTURE_SIZES = [
  { id: 'square', name: 'Square', width: 1024, height: 1024 },
  { id: 'portrait', name: 'Portrait', width: 832, height: 1216 },
  { id: 'landscape', name: 'Landscape', width: 1216, height: 832 },
  { id: 'story', name: 'Story', width: 768, height: 1344 },
  { id: 'banner', name: 'Banner', width: 1536, height: 640 },
] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
export type PictureSizeId = PictureSize['id'];
export const DEFAULT_SIZE_ID: PictureSizeId = 'square';

export const STYLE_IDS = [
  'cinematic',
  'illustration_poster',
  'education',
  'gastro',
  'classical_heritage',
  'pop_art',
  'pastel',
  'meme_style',
] as const;
export type StyleId = (typeof STYLE_IDS)[number];
export const DEFAULT_STYLE_ID: StyleId = 'cinematic';

/** A style as screens show it; what engines and catalogues know of it is in style-details.ts. */
export interface StylePreset {
  id: StyleId;
  name: string;
  description: string;
}

export const STYLE_PRESETS: readonly StylePreset[] = [
  {
    id: 'cinematic',
    name: 'Cinematic',
    description: 'Film light, deep shadows and a shallow focus that lets the wine glow.',
  },
  {
    id: 'illustration_poster',
    name: 'Illustrated Poster',
    description: 'A travel poster from the stone press: flat shapes, sprayed grain, a drawn title.',
  },
  {
    id: 'education',
    name: 'Education',
    description: 'A plate from the textbook: fine ink, quiet colour and the right names.',
  },
  {
    id: 'gastro',
    name: 'Gastronomy',
    description: 'Window light, linen and something good to eat beside the glass.',
  },
  {
    id: 'classical_heritage',
    name: 'Classical Heritage',
    description: 'A Dutch still life: candle-dark, varnished, every highlight placed by hand.',
  },
  {
    id: 'pop_art',
    name: 'Pop Art',
    description: 'Heavy outlines, printed dots and colours that can be seen across the street.',
  },
  {
    id: 'pastel',
    name: 'Pastel',
    description: 'Chalky gouache with a pencil line and a torn paper edge, light as rosé.',
  },
  {
    id: 'meme_style',
    name: 'Meme',
    description: 'A handsome photograph, two lines of capitals and a wink at the wine world.',
  },
];

export function findStylePreset(id: string): StylePreset | undefined {
  return STYLE_PRESETS.find((preset) => preset.id === id);
}

export function findPictureSize(id: string): PictureSize | undefined {
  return PICTURE_SIZES.find((size) => size.id === id);
}
