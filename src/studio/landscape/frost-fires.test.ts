import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { LandscapeSpec } from './landscape-spec.ts';
import { renderLandscape } from './render-landscape.ts';

const DAWN: LandscapeSpec = {
  width: 120,
  height: 96,
  terrain: 'rolling_hills',
  season: 'spring',
  sky: 'blue',
  weather: 'clear',
  horizon: 0.42,
  sunX: 0.7,
  sunElevation: 0.06,
  eyeMetres: 4,
  rowAngle: 0,
  rowBend: 0,
  relief: 1,
  hasRows: true,
  estate: null,
  trees: 2,
  seed: 5,
};

describe('frost candles', () => {
  it('burn in the lanes and light the ground about them', () => {
    const lit = renderLandscape({ ...DAWN, hasFires: true });
    const dark = renderLandscape(DAWN);
    const red = ({ image }: typeof lit): number =>
      image.data.reduce((sum, v, i) => sum + (i % 3 === 0 ? v : 0), 0);
    expect(lit.names.includes(sceneryCode('frost_candle'))).toBe(true);
    expect(red(lit)).toBeGreaterThan(red(dark) * 1.02);
  });

  it.each([
    ['frost candles burning in the vineyard at dawn', true],
    ['one frost candle in the vineyard', false],
    ['a frost candle beside a bottle in the vineyard', false],
  ])("'%s'", (prompt, isLand) => {
    const spec = understand(prompt, { style: 'cinematic', size: 'square' });
    const brief = { spec, styleId: 'cinematic', width: 48, height: 48, seed: 3 } as const;
    const { stage } = composeShot({ ...brief, detail: 'preview' });
    expect(stage.direction.archetype === 'wide_landscape').toBe(isLand);
  });
});
