import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { isStateDrawn } from '#studio/things/drawn-states.ts';

const pieces = (prompt: string) => piecesFor(understand(prompt, { style: 'illustration_poster' }));

describe('what lies on its side in a print', () => {
  it.each([
    ['a spilled glass of red wine', 'glass'],
    ['three bottles lying on a table', 'bottle'],
    ['une bouteille renversée', 'bottle'],
  ] as const)('%s', (prompt, thing) => {
    const piece = pieces(prompt).find((one) => one.thing === thing);
    expect(piece?.maker.aspect).toBeGreaterThan(1);
    expect(drawnMaker(thing)?.aspect).toBeLessThan(1);
  });

  it('is said to be shown for vessels alone', () => {
    expect(isStateDrawn('fallen', 'glass', 'drawn')).toBe(true);
    expect(isStateDrawn('fallen', 'chair', 'drawn')).toBe(false);
  });

  it('draws a puddle of wine by itself', () => {
    expect(drawnMaker('spill')).not.toBeNull();
  });
});
