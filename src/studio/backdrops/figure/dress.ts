import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { Part } from './body.ts';

export interface Outfit {
  cut: 'vest' | 'jacket' | 'apron';
  cloth: Rgb;
  shirt: Rgb;
  tie: Rgb;
  skin: Rgb;
}

const GOLD: Rgb = [0.75, 0.5, 0.16];

/** Colour of a body part; on the torso the cut of the clothes decides. */
export function clothColour(o: Outfit, part: Part, p: Vec3): Rgb {
  switch (part) {
    case 'skin':
      return o.skin;
    case 'linen':
      return o.shirt;
    case 'tie':
      return o.tie;
    case 'pin':
      return GOLD;
    case 'sleeve':
      return o.cut === 'jacket' ? o.cloth : o.shirt;
    case 'torso':
      return torsoColour(o, p);
  }
}

function torsoColour(o: Outfit, [x, y, z]: Vec3): Rgb {
  const ax = Math.abs(x);
  const isFront = z > -0.02;
  // The opening narrows from the collar to the first button.
  const opening = 0.085 * Math.max(0, (y - 1.17) / 0.27) ** 0.9;
  const isOpen = isFront && y > 1.17 && ax < opening;
  if ((y > 1.45 && ax < 0.08) || isOpen) return o.shirt;
  if (o.cut === 'apron') return y < 1.3 || (ax < 0.09 && isFront) ? o.cloth : o.shirt;
  const isLapel = isFront && y > 1.18 && ax < opening + 0.035;
  const isButton = isFront && ax < 0.008 && y < 1.16 && (y * 11) % 1 < 0.14;
  if (isButton) return [0.4, 0.36, 0.3];
  return isLapel ? [o.cloth[0] * 2, o.cloth[1] * 2, o.cloth[2] * 2] : o.cloth;
}
