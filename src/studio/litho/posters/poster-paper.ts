import type { SceneSpec } from '#studio/scene-spec.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import type { PosterPalette } from './poster-palette.ts';

type PaperInks = Pick<PosterPalette, 'paper' | 'ink' | 'accent'>;

/** Below this lettering must be light. */
const DEEP = 150;
const LIGHT: Omit<PaperInks, 'paper'> = { ink: '#fff4dc', accent: '#f4cf83' };

/** 'A red poster': the paper round the picture has the colour, and the title is read on it. */
export function posterPaper(
  { colours, ground }: Pick<SceneSpec, 'colours' | 'ground'>,
  { paper, ink, accent }: PosterPalette,
): PaperInks {
  const [asked, ...others] = colours;
  // Several colours are the inks of the whole sheet; a ground has its own.
  if (!asked || others.length > 0 || ground) return { paper, ink, accent };
  const [r, g, b] = hexBytes(asked.hex);
  const isDeep = r * 0.3 + g * 0.59 + b * 0.11 < DEEP;
  return { paper: asked.hex, ...(isDeep ? LIGHT : { ink, accent: ink }) };
}
