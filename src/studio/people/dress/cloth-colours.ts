import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { noise2 } from '#studio/textures/noise.ts';
import { wareOf } from '#studio/people/held/ware.ts';
import type { Ware } from '#studio/people/held/ware.ts';
import { isPane } from '#studio/people/body/part.ts';
import type { Part } from '#studio/people/body/part.ts';
import type { Wardrobe } from './wardrobe.ts';
import { trunkColour } from './trunk-colours.ts';
import { wovenAt } from './woven.ts';

const STONE: Rgb = [0.4, 0.36, 0.3];
const STRAW: Rgb = [0.62, 0.46, 0.22];

const GRAPES: Rgb = [0.075, 0.018, 0.09];
const WOOD: Rgb = [0.27, 0.15, 0.07];
const STEEL: Rgb = [0.55, 0.55, 0.56];

/** Things have their own colours, whoever holds them. */
const COLOURS: Partial<Record<Part, Rgb>> = {
  eye: [0.02, 0.015, 0.012],
  sclera: [0.44, 0.4, 0.37],
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
  felt: [0.1, 0.08, 0.06],
  band: [0.05, 0.03, 0.025],
  toque: [0.86, 0.86, 0.85],
  veil: [0.9, 0.9, 0.9],
  wreath: [0.12, 0.22, 0.05],
  shades: [0.012, 0.012, 0.014],
  frame: [0.03, 0.02, 0.015],
  blindfold: [0.025, 0.02, 0.022],
  glass: [0.5, 0.51, 0.53],
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
  tie: [0.1, 0.01, 0.02],
  pearl: [0.82, 0.79, 0.74],
  pack: [0.12, 0.14, 0.07],
  knit: [0.3, 0.03, 0.04],
  hammock: [0.62, 0.5, 0.36],
  wheelchair: [0.42, 0.43, 0.45],
  wheel: [0.025, 0.026, 0.03],
};

/** Colour of what is the same whoever has it. */
export const plainColours = (part: Part): Rgb => COLOURS[part] ?? [0.4, 0.4, 0.4];

/** Colour of a ware's part. */
export function wareColour(wares: readonly (Ware | null)[], part: Part): Rgb | null {
  if (isPane(part)) return plainColours('glass');
  const found = wareOf(part);
  const ware = found && wares[found.index];
  return ware ? (found.isTrim ? ware.trim : ware.colour) : null;
}

/** Colour of a part, with what is woven into its cloth. */
export function colourOf(w: Wardrobe, part: Part, p: Vec3): Rgb {
  const colour = clothColour(w, part, p);
  if (!w.pattern) return colour;
  // What is woven of an apron is the apron.
  if (w.cut === 'apron') return part === 'apron' ? wovenAt(w.pattern, colour, p) : colour;
  const isCloth = part === 'torso' || part === 'sleeve' || (part === 'legs' && w.cut === 'dress');
  const woven = WHOLE.has(w.cut) ? w.top : w.under;
  return isCloth && colour === woven ? wovenAt(w.pattern, colour, p) : colour;
}

/** On the trunk the cut of the clothes decides. */
function clothColour(w: Wardrobe, part: Part, p: Vec3): Rgb {
  switch (part) {
    case 'apron':
      return w.apron ?? w.top;
    case 'tie':
      return w.tie ?? plainColours(part);
    case 'cape':
      return w.cape ?? w.top;
    case 'coat':
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
      return WHOLE.has(w.cut) && w.cut !== 'jacket' && w.cut !== 'robe' ? w.top : w.under;
    case 'lip':
      return w.lips ?? [w.skin[0] * 0.82, w.skin[1] * 0.6, w.skin[2] * 0.6];
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
    case 'crown':
      return mottled(mottled(w.crown ?? w.leaves, p, 6, 0.6), p, 44, 0.7);
    case 'bole':
      return mottled([0.13, 0.1, 0.075], [p[0], p[1] * 0.4, p[2]], 40, 0.6);
    case 'knit':
    case 'felt':
      return w.hat ?? plainColours(part);
    case 'trunk':
      return mottled([0.1, 0.065, 0.04], p, 40, 0.5);
    case 'basket':
      return mottled([0.34, 0.2, 0.085], p, 60, 0.35);
    case 'crate':
    case 'barrel':
    case 'tub':
    case 'rack':
      return grained(part === 'crate' ? [0.45, 0.29, 0.14] : WOOD, p);
    case 'step':
    case 'stone':
      return mottled(mottled(STONE, p, 3, 0.5), p, 24, 0.3);
    case 'sleeve':
      if (w.cut === 'drape' || w.cut === 'swim') return w.skin;
      if (w.sleeve) return w.sleeve;
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
  'armour',
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
const grained = (colour: Rgb, [x, y, z]: Vec3): Rgb =>
  mottled(colour, [x, y * 4, z * 0.4], 12, 0.4);

/** The wood of a barrel that is nobody's own. */
export const stavesAt = (p: Vec3): Rgb => grained(WOOD, p);

function mottled(colour: Rgb, p: Vec3, fine: number, depth: number): Rgb {
  const k = 1 + depth * (noise2(p[0] * fine + p[2] * fine * 0.7, p[1] * fine, 5) - 0.5);
  return [colour[0] * k, colour[1] * k, colour[2] * k];
}
