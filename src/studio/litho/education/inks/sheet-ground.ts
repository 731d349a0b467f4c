import type { Trait } from '#studio/accounting/proof.ts';
import { backingOf } from '#studio/places/backing.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { paletteAsked } from './asked-palette.ts';
import { hexBytes } from '#studio/textures/colour.ts';

/** What a plate is said to be printed on. */
export interface SheetGround {
  hex: string;
  name: string;
  /** Only light letters can be read on it. */
  isDark: boolean;
}

const NIGHT = '#241d22';
/** Of full light. */
const DARK = 0.45;

/** 'On a dark background', 'sur fond noir', 'on navy'; `null` for the paper of the textbook. */
export function sheetGroundOf(spec: SceneSpec): SheetGround | null {
  if (spec.place === 'white_ground') return { hex: '#ffffff', name: 'white', isDark: false };
  if (spec.place === 'colour_ground' && spec.ground) return ofColour(spec.ground);
  const isNight = spec.place === 'black_ground' || backingOf(spec) === 'dark';
  return isNight ? { hex: NIGHT, name: 'black', isDark: true } : null;
}

function ofColour({ hex, name }: NonNullable<SceneSpec['ground']>): SheetGround {
  const [r, g, b] = hexBytes(hex);
  return { hex, name, isDark: (r * 0.3 + g * 0.59 + b * 0.11) / 255 < DARK };
}

/** What of it the words asked for. */
export function sheetTraits(spec: SceneSpec): Trait[] {
  const ground = sheetGroundOf(spec);
  const inks = paletteAsked(spec).flatMap(({ name }): Trait[] => (name ? [`tint:${name}`] : []));
  if (!ground) return inks;
  return [...inks, `tint:${ground.name}`, ...(ground.isDark ? ['tone:dark', 'backing:dark'] : [])];
}
