import { isDark, line, oval } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';

/** Rows of vines over the hill behind: from its crest down to where the lawn begins. */
export function paintVineHill(brush: Brush, foot: number): void {
  const { aspect } = brush;
  const dark = isDark(brush);
  const middle = aspect * 0.45;
  oval(brush, [middle, foot + 0.04, aspect * 0.95, 0.24], dark ? '#3a4628' : '#8fae58');
  for (let i = -14; i <= 14; i++)
    line(
      brush,
      [
        [middle + i * 0.05, foot - CREST + i ** 2 * 0.0006],
        [middle + i * 0.13, foot],
      ],
      { width: 0.014, colour: dark ? '#1f2c16' : '#4a7a2c' },
    );
}
/** A little below the hill's edge, or the rows would end in the sky. */
const CREST = 0.185;
