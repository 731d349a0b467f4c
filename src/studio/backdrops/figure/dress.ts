import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { Part } from './body.ts';

export interface Outfit {
  cut: 'vest' | 'jacket' | 'apron';
  cloth: Rgb;
  shirt: Rgb;
  tie: Rgb;
  skin: Rgb;
  hair: Rgb;
}

/** Colour of a body part; on the torso the cut of the clothes decides. */
export function clothColour(o: Outfit, part: Part, p: Vec3): Rgb {
  switch (part) {
    case 'skin':
      return o.skin;
    case 'hair':
      return o.hair;
    case 'eye':
      return [o.skin[0] * 0.5, o.skin[1] * 0.4, o.skin[2] * 0.35];
    case 'lips':
      return [o.skin[0] * 0.85, o.skin[1] * 0.5, o.skin[2] * 0.5];
    case 'cuff':
      return o.shirt;
    case 'sleeve':
      return o.cut === 'jacket' ? o.cloth : o.shirt;
    case 'torso':
      return torsoColour(o, p);
  }
}

function torsoColour(o: Outfit, [x, y, z]: Vec3): Rgb {
  const ax = Math.abs(x);
  const isFront = z > -0.02;
  if (isFront && o.cut !== 'jacket' && isBowTie(ax, y)) return o.tie;
  if (isFront && o.cut === 'jacket' && ax < 0.018 + (1.44 - y) * 0.06 && y < 1.45 && y > 1.12)
    return o.tie;
  // The opening narrows from the collar to the first button.
  const opening = 0.09 * Math.max(0, (y - 1.13) / 0.3) ** 0.9;
  const isOpen = isFront && y > 1.13 && ax < opening;
  const isCollar = y > 1.44 && ax < 0.08;
  if (isCollar || isOpen) return o.shirt;
  if (o.cut === 'apron') return y < 1.3 || (ax < 0.09 && isFront) ? o.cloth : o.shirt;
  const isLapel = isFront && y > 1.14 && ax < opening + 0.03;
  const isButton = isFront && ax < 0.008 && y < 1.12 && (y * 11) % 1 < 0.14;
  if (isButton) return [0.4, 0.36, 0.3];
  return isLapel ? [o.cloth[0] * 1.6, o.cloth[1] * 1.6, o.cloth[2] * 1.6] : o.cloth;
}

function isBowTie(ax: number, y: number): boolean {
  const dy = Math.abs(y - 1.435);
  return ax < 0.05 && dy < 0.01 + ax * 0.38 && dy < 0.028;
}
