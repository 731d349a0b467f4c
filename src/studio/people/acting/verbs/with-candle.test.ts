import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

function heldIn(prompt: string): string {
  const spec = understand(prompt, { style: 'classical_heritage' });
  const shot = { spec, styleId: 'classical_heritage', width: 64, height: 64, seed: 1 } as const;
  return JSON.stringify(composeShot({ ...shot, detail: 'full' }).stage.people);
}

describe('by candlelight', () => {
  it('whoever stands alone bears the candle', () => {
    expect(heldIn('portrait of a winemaker by candlelight holding a glass')).toContain(
      'lit_candle',
    );
  });

  it('nobody bears one by daylight', () => {
    expect(heldIn('portrait of a winemaker holding a glass')).not.toContain('lit_candle');
  });
});
