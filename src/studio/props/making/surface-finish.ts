import type { Surface } from '#studio/scene/surroundings.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { PaintedLook } from './kit.ts';

export type Tone = readonly [number, number, number];

export interface SurfaceLook {
  look: Omit<PaintedLook, 'scale' | 'offset'>;
  /** Centimetres that one tile covers, along x and z. */
  tile: readonly [number, number];
  tint?: Vec3;
  coat: number;
  coatRoughness: number;
}

/** Where water stands instead of soaking in. */
export const canBeWet = (surface: Surface): boolean => HARD.has(surface);
const HARD = new Set<Surface>(
  'wood barrel_top slate stone tiles marble dark_marble metal rust glass'.split(' ') as Surface[],
);

/** Darker under a film of water, which fills the fine relief and mirrors what stands there. */
const wetted = ({ look, tint = [1, 1, 1], ...dry }: SurfaceLook): SurfaceLook => ({
  ...dry,
  look: { ...look, ...(look.bump && { bump: look.bump * 0.3 }) },
  tint: [tint[0] * 0.55, tint[1] * 0.56, tint[2] * 0.58],
  coat: 1,
  coatRoughness: 0.04,
});

/** Polished until it mirrors what stands there. */
const polished = ({ look, ...dull }: SurfaceLook): SurfaceLook => ({
  ...dull,
  look: { ...look, ...(look.bump && { bump: look.bump * 0.2 }) },
  coat: 1,
  coatRoughness: 0.03,
});

/** As its words have it: wet, polished, or as it is. */
export function finished(look: SurfaceLook, surface: Surface, { isWet, isMirror }: SurfaceOptions) {
  if (!canBeWet(surface)) return look;
  if (isWet) return wetted(look);
  return isMirror ? polished(look) : look;
}

export interface SurfaceOptions {
  tone?: Tone | undefined;
  scale?: number | undefined;
  isWet?: boolean | undefined;
  isMirror?: boolean | undefined;
}
