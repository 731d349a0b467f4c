import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { noise2 } from '#studio/textures/noise.ts';
import { wareOf } from '#studio/people/held/ware.ts';
import type { Ware } from '#studio/people/held/ware.ts';
import type { Part } from '#studio/people/body/part.ts';

export interface Wardrobe {
  cut:
    | 'vest'
    | 'jacket'
    | 'apron'
    | 'shirt'
    | 'dress'
    | 'robe'
    | 'drape'
    | 'santa'
    | 'ermine'
    | 'overalls';
  top: Rgb;
  under: Rgb;
  legs: Rgb;
  skin: Rgb;
  hair: Rgb;
  iris?: Rgb;
  wine: Rgb;
  scarf: Rgb;
  leaves: Rgb;
  grapes?: Rgb;
  hat?: Rgb;
  boots?: Rgb;
  /** What they sit on, where its colour is said. */
  sofa?: Rgb;
  armchair?: Rgb;
  /** Woven into what they wear above the waist, or into a dress. */
  pattern?: 'checked' | 'striped';
  /** Leaves of the tree above them. */
  crown?: Rgb;
  /** Glass and foil of a bottle, where its wine shows. */
  bottle?: Rgb;
  foil?: Rgb;
}

const STONE: Rgb = [0.4, 0.36, 0.3];
const STRAW: Rgb = [0.62, 0.46, 0.22];

const GRAPES: Rgb = [0.075, 0.018, 0.09];
const WOOD: Rgb = [0.27, 0.15, 0.07];
const STEEL: Rgb = [0.55, 0.55, 0.56];

/** Things have their own colours, whoever holds them. */
const COLOURS: Partial<Record<Part, Rgb>> = {
  eye: [0.02, 0.015, 0.012],
  sclera: [0.56, 0.52, 0.49],
  glint: [1.6, 1.6, 1.6],
  teeth: [0.72, 0.7, 0.66],
  gold: [0.72, 0.5, 0.14],
  silver: [0.66, 0.66, 0.67],
  fur: [0.85, 0.84, 0.82],
  bike: [0.08, 0.2, 0.22],
  tyre: [0.03, 0.03, 0.032],
  tractor: [0.5, 0.03, 0.02],
  lugs: [0.035, 0.034, 0.034],
  rim: [0.6, 0.5, 0.3],
  shoes: [0.02, 0.016, 0.014],
  boots: [0.025, 0.08, 0.035],
  rail: [0.52, 0.48, 0.41],
  hose: [0.6, 0.56, 0.48],
  hat: STRAW,
  felt: [0.05, 0.036, 0.028],
  band: [0.05, 0.03, 0.025],
  toque: [0.86, 0.86, 0.85],
  veil: [0.9, 0.9, 0.9],
  wreath: [0.12, 0.22, 0.05],
  shades: [0.012, 0.012, 0.014],
  glass: [0.3, 0.31, 0.33],
  decanter: [0.32, 0.33, 0.35],
  pipette: [0.4, 0.42, 0.44],
  bottle: [0.012, 0.022, 0.012],
  label: [0.78, 0.74, 0.64],
  foil: [0.2, 0.02, 0.03],
  shears: [0.5, 0.02, 0.02],
  tray: STEEL,
  blade: STEEL,
  worktop: [0.7, 0.69, 0.66],
  handle: WOOD,
  counter: [0.36, 0.4, 0.37],
  iron: [0.1, 0.09, 0.085],
  corkscrew: STEEL,
  cup: [0.5, 0.36, 0.12],
  lantern: [0.04, 0.035, 0.03],
  flame: [1, 0.62, 0.2],
  petals: [0.62, 0.1, 0.12],
  stems: [0.1, 0.2, 0.05],
  book: [0.16, 0.03, 0.03],
  paper: [0.46, 0.3, 0.15],
  pages: [0.8, 0.76, 0.66],
  pan: [0.05, 0.05, 0.055],
  hoop: [0.07, 0.068, 0.07],
  table: [0.2, 0.11, 0.05],
  bench: [0.26, 0.15, 0.07],
  chair: [0.1, 0.055, 0.028],
  sofa: [0.05, 0.12, 0.1],
  armchair: [0.22, 0.06, 0.025],
  cat: [0.3, 0.17, 0.07],
  dog: [0.36, 0.2, 0.08],
};

/** Colour of what is the same whoever has it. */
export const plainColours = (part: Part): Rgb => COLOURS[part] ?? [0.4, 0.4, 0.4];

/** Colour of a ware's part. */
export function wareColour(wares: readonly (Ware | null)[], part: Part): Rgb | null {
  const found = wareOf(part);
  const ware = found && wares[found.index];
  return ware ? (found.isTrim ? ware.trim : ware.colour) : null;
}

/** Colour of a part, with what is woven into its cloth. */
export function colourOf(w: Wardrobe, part: Part, p: Vec3): Rgb {
  const colour = clothColour(w, part, p);
  const isCloth = part === 'torso' || part === 'sleeve' || (part === 'legs' && w.cut === 'dress');
  const woven = WHOLE.has(w.cut) ? w.top : w.under;
  return w.pattern && isCloth && colour === woven ? wovenAt(w.pattern, colour, p) : colour;
}

/** Two crossing bands and the ground between them, or bands alone. */
function wovenAt(pattern: NonNullable<Wardrobe['pattern']>, colour: Rgb, [x, y, z]: Vec3): Rgb {
  const isBand = (at: number): boolean => at - Math.floor(at) < 0.5;
  if (pattern === 'striped') return isBand(y * 22) ? colour : PALE_CLOTH;
  const bands = [isBand(y * 15), isBand((x + z * 0.7) * 15)].filter(Boolean).length;
  const k = bands === 2 ? 0.3 : 0.75;
  return bands === 0 ? PALE_CLOTH : [colour[0] * k, colour[1] * k, colour[2] * k];
}
const PALE_CLOTH: Rgb = [0.62, 0.6, 0.56];

/** On the trunk the cut of the clothes decides. */
function clothColour(w: Wardrobe, part: Part, p: Vec3): Rgb {
  switch (part) {
    case 'apron':
      return w.top;
    case 'brow':
      return [w.hair[0] * 0.7, w.hair[1] * 0.7, w.hair[2] * 0.7];
    case 'skin':
      return w.skin;
    case 'hair':
    case 'beard':
      return stranded(w.hair, p);
    case 'iris':
      return w.iris ?? BROWN;
    case 'collar':
      return WHOLE.has(w.cut) && w.cut !== 'jacket' ? w.top : w.under;
    case 'lip':
      return [w.skin[0] * 0.8, w.skin[1] * 0.5, w.skin[2] * 0.52];
    case 'legs':
      return w.legs;
    case 'scarf':
      return w.scarf;
    case 'wine':
    case 'stream':
    case 'decanted':
      return w.wine;
    case 'toque':
      return w.hat ?? plainColours(part);
    case 'hat':
    case 'boots':
    case 'sofa':
    case 'armchair':
    case 'bottle':
    case 'foil':
      return w[part] ?? plainColours(part);
    case 'sample':
      return [w.wine[0] * 1.7 + 0.04, w.wine[1] * 1.3, w.wine[2] * 1.3];
    case 'grapes':
    case 'heap':
      return mottled(w.grapes ?? GRAPES, p, 95, 0.5);
    case 'leaves':
      return mottled(mottled(w.leaves, p, 7, 0.7), p, 31, 0.5);
    case 'crown':
      return mottled(mottled(w.crown ?? w.leaves, p, 6, 0.6), p, 44, 0.7);
    case 'bole':
      return mottled([0.13, 0.1, 0.075], [p[0], p[1] * 0.4, p[2]], 40, 0.6);
    case 'felt':
      return w.hat ?? plainColours(part);
    case 'trunk':
      return mottled([0.1, 0.065, 0.04], p, 40, 0.5);
    case 'basket':
      return mottled([0.34, 0.2, 0.085], p, 60, 0.35);
    case 'crate':
    case 'barrel':
    case 'tub':
      return mottled(
        part === 'crate' ? [0.45, 0.29, 0.14] : WOOD,
        [p[0], p[1] * 4, p[2] * 0.4],
        12,
        0.4,
      );
    case 'step':
    case 'stone':
      return mottled(mottled(STONE, p, 3, 0.5), p, 24, 0.3);
    case 'sleeve':
      if (w.cut === 'drape') return w.skin;
      return WHOLE.has(w.cut) ? w.top : w.under;
    case 'torso':
      return trunkColour(w, p);
    default:
      return plainColours(part);
  }
}

const WHOLE: ReadonlySet<Wardrobe['cut']> = new Set<Wardrobe['cut']>([
  'jacket',
  'dress',
  'robe',
  'santa',
  'ermine',
]);

const BROWN: Rgb = [0.09, 0.045, 0.02];

/** Strands fall from the crown, some lighter than others. */
function stranded(colour: Rgb, [x, y, z]: Vec3): Rgb {
  const turn = Math.atan2(x, z + 0.02);
  const fine = noise2(turn * 26, y * 9, 11) + noise2(turn * 61, y * 14, 12);
  const k = 0.62 + 0.38 * fine;
  return [colour[0] * k, colour[1] * k, colour[2] * k];
}

/** No berry, leaf or board is quite like the next. */
function mottled(colour: Rgb, p: Vec3, fine: number, depth: number): Rgb {
  const k = 1 + depth * (noise2(p[0] * fine + p[2] * fine * 0.7, p[1] * fine, 5) - 0.5);
  return [colour[0] * k, colour[1] * k, colour[2] * k];
}

function trunkColour(w: Wardrobe, [x, y, z]: Vec3): Rgb {
  const ax = Math.abs(x);
  const isFront = z > 0;
  if (w.cut === 'shirt') return y < 0.95 ? w.legs : w.under;
  // The neckline of a dress.
  if (w.cut === 'dress') return z > 0.02 && y > 1.368 + ax * ax * 12 && ax < 0.08 ? w.skin : w.top;
  if (w.cut === 'overalls') return overallsColour(w, ax, y, isFront);
  // A cord round the habit.
  if (w.cut === 'robe') return y > 1.0 && y < 1.03 ? [0.5, 0.42, 0.28] : w.top;
  if (w.cut === 'drape') return drapeColour(w, x, y);
  if (w.cut === 'santa') return santaColour(w, ax, y, isFront);
  if (w.cut === 'ermine') return y > 1.33 || (isFront && ax < 0.045) ? ermineAt(x, y) : w.top;
  // Seen from behind an apron is its strings: round the neck, crossed and tied at the waist.
  if (w.cut === 'apron') {
    if (y < 0.93) return w.legs;
    const isCross = !isFront && y > 1 && Math.abs(ax - (1.4 - y) * 0.22 - 0.02) < 0.013;
    const isTied = y > 0.985 && y < 1.02;
    return isCross || isTied || (isFront && y > 1.3 && ax > 0.06 && ax < 0.085) ? w.top : w.under;
  }
  // The opening narrows from the collar to the first button.
  const opening = 0.085 * Math.max(0, (y - 1.17) / 0.27) ** 0.9;
  if ((y > 1.43 && ax < 0.08) || (isFront && y > 1.17 && ax < opening)) return w.under;
  const isButton = isFront && ax < 0.008 && y < 1.16 && y > 0.95 && (y * 11) % 1 < 0.14;
  if (isButton) return [0.4, 0.36, 0.3];
  return y < 0.93 ? w.legs : w.top;
}

/** Trousers up to a bib, with a pocket on it, and straps over the shoulders. */
function overallsColour(w: Wardrobe, ax: number, y: number, isFront: boolean): Rgb {
  const isStrap = ax > 0.07 && ax < 0.105 && y > 1.02;
  const isBib = isFront && y < 1.3 && ax < 0.115;
  if (y >= 1.02 && !isStrap && !isBib) return w.under;
  const isSeam = isBib && y > 1.14 && y < 1.25 && (Math.abs(ax - 0.06) < 0.004 || y > 1.243);
  const isBuckle = isFront && isStrap && y > 1.285 && y < 1.305;
  if (isBuckle) return [0.5, 0.42, 0.2];
  return isSeam && ax < 0.064 ? [w.top[0] * 0.5, w.top[1] * 0.5, w.top[2] * 0.5] : w.top;
}

/** From one shoulder across the breast: the other shoulder and the arms are bare. */
function drapeColour(w: Wardrobe, x: number, y: number): Rgb {
  const hem = 1.27 - x * 0.95;
  if (y > hem) return w.skin;
  const k = y > hem - 0.035 ? 1.15 : 0.82 + 0.18 * Math.sin((y + x * 0.95) * 64);
  return [w.top[0] * k, w.top[1] * k, w.top[2] * k];
}

/** White fur down the front and round the hem, a black belt. */
function santaColour(w: Wardrobe, ax: number, y: number, isFront: boolean): Rgb {
  const isBelt = y > 1 && y < 1.05;
  if (isBelt) return isFront && ax < 0.035 ? [0.6, 0.42, 0.12] : [0.015, 0.015, 0.016];
  return y < 0.83 || (isFront && ax < 0.035) || y > 1.42 ? [0.82, 0.81, 0.79] : w.top;
}

function ermineAt(x: number, y: number): Rgb {
  const isTail = Math.abs(((x * 22 + 9) % 1) - 0.5) < 0.14 && Math.abs(((y * 18) % 1) - 0.5) < 0.2;
  return isTail ? [0.02, 0.02, 0.02] : [0.8, 0.78, 0.74];
}
