import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { Part } from './person.ts';

export interface Wardrobe {
  cut: 'vest' | 'jacket' | 'apron' | 'shirt' | 'dress' | 'robe';
  top: Rgb;
  under: Rgb;
  legs: Rgb;
  skin: Rgb;
  hair: Rgb;
  wine: Rgb;
}

const STRAW: Rgb = [0.62, 0.46, 0.22];

/** Colour of a part; on the trunk the cut of the clothes decides. */
export function colourOf(w: Wardrobe, part: Part, p: Vec3): Rgb {
  switch (part) {
    case 'skin':
      return w.skin;
    case 'hair':
      return w.hair;
    case 'eye':
      return [0.02, 0.015, 0.012];
    case 'lip':
      return [w.skin[0] * 0.8, w.skin[1] * 0.5, w.skin[2] * 0.52];
    case 'legs':
      return w.legs;
    case 'shoes':
      return [0.02, 0.016, 0.014];
    case 'hat':
      return STRAW;
    case 'band':
      return [0.05, 0.03, 0.025];
    case 'tie':
      return [0.02, 0.012, 0.014];
    case 'glass':
      return [0.3, 0.31, 0.33];
    case 'beard':
      return w.hair;
    case 'wine':
      return w.wine;
    case 'grapes':
      return [0.045, 0.012, 0.05];
    case 'sleeve':
      return w.cut === 'jacket' || w.cut === 'dress' || w.cut === 'robe' ? w.top : w.under;
    case 'torso':
      return trunkColour(w, p);
  }
}

function trunkColour(w: Wardrobe, [x, y, z]: Vec3): Rgb {
  const ax = Math.abs(x);
  const isFront = z > 0;
  if (w.cut === 'shirt') return y < 0.95 ? w.legs : w.under;
  if (w.cut === 'dress') return w.top;
  // A cord round the habit.
  if (w.cut === 'robe') return y > 1.0 && y < 1.03 ? [0.5, 0.42, 0.28] : w.top;
  if (w.cut === 'apron') {
    const isStrap = y > 1.2 && ax > 0.06 && ax < 0.1;
    const isBib = isFront && ax < 0.13 && y < 1.3;
    return isBib || isStrap || (y < 1.0 && ax < 0.16 && isFront) || (y > 0.98 && y < 1.02)
      ? w.top
      : w.under;
  }
  // The opening narrows from the collar to the first button.
  const opening = 0.085 * Math.max(0, (y - 1.17) / 0.27) ** 0.9;
  if (isFront && y > 1.38 && y < 1.425 && ax < 0.045) return [0.06, 0.01, 0.014];
  if ((y > 1.43 && ax < 0.08) || (isFront && y > 1.17 && ax < opening)) return w.under;
  const isButton = isFront && ax < 0.008 && y < 1.16 && y > 0.95 && (y * 11) % 1 < 0.14;
  if (isButton) return [0.4, 0.36, 0.3];
  return y < 0.93 ? w.legs : w.top;
}
