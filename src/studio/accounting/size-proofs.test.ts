import { describe, expect, it } from 'vitest';
import type { Box, SeenThing } from '#studio/inventory/inventory.ts';
import { isOfSize } from './size-proofs.ts';

const seen = (thing: SeenThing['thing'], box: Box): SeenThing => ({
  thing,
  count: 1,
  share: 0.1,
  box,
  boxes: [box],
  colour: '#888888',
});

describe('a chapel that was said to be small', () => {
  it('is small where it takes a quarter of the frame', () => {
    expect(isOfSize('small', [seen('church', [0.4, 0.3, 0.6, 0.55])])).toBe(true);
  });

  it('is not where it fills the frame', () => {
    expect(isOfSize('small', [seen('church', [0.2, 0.1, 0.8, 0.9])])).toBe(false);
    expect(isOfSize('tiny', [seen('church', [0.4, 0.3, 0.6, 0.55])])).toBe(false);
  });

  it('is nowhere where none is seen', () => {
    expect(isOfSize('small', [])).toBe(false);
  });
});

describe('a moon that was said to be big', () => {
  it('is a sixth of the frame, where a house would be small', () => {
    expect(isOfSize('large', [seen('moon', [0.5, 0.1, 0.68, 0.28])])).toBe(true);
    expect(isOfSize('large', [seen('house', [0.5, 0.1, 0.68, 0.28])])).toBe(false);
  });
});
