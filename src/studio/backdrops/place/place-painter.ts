import type { HdrImage } from '#studio/textures/hdr-image.ts';
import type { Brush } from './brush.ts';

/** What one place looks like: shapes for the lens to blur, then lamps, which blur into discs. */
export interface PlacePainter {
  draw(brush: Brush): void;
  lamps?(soft: HdrImage, brush: Brush): void;
}
