import { expect, test } from 'vitest';

import { readStudioOptions } from '../../scripts/studio-options.ts';

const refusal = (...args: string[]) => {
  try {
    return readStudioOptions(args);
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
};

test('reads what the picture shall be from the command line', () => {
  const { request, quality, maxSide, out } = readStudioOptions(
    'a glass of rosé --style pastel --size portrait --seed 3 --side 320 --pixels 600x800'.split(
      ' ',
    ),
  );
  expect(request).toEqual({
    prompt: 'a glass of rosé',
    styleId: 'pastel',
    size: 'portrait',
    seed: 3,
    pixels: { width: 600, height: 800 },
  });
  expect({ quality, maxSide, out }).toEqual({
    quality: 'standard',
    maxSide: 320,
    out: 'picture.png',
  });
});

test('a slip on the command line is answered in words, with what there is to choose from', () => {
  expect(refusal('rosé', '--size', 'huge')).toMatch(
    /^RefusalToStart: --size 'huge' is unknown. There are: square, portrait/,
  );
  expect(refusal('rosé', '--style', 'oil')).toMatch(/There are: cinematic/);
  expect(refusal('rosé', '--quality', 'best')).toMatch(/There are: preview, draft/);
  expect(refusal('rosé', '--ground', 'blue')).toMatch(/white, black, none, #rrggbb/);
  expect(refusal('rosé', '--seed', '1e9')).toMatch(/--seed '1e9' is not a whole number/);
  expect(refusal('rosé', '--pixels', '600')).toMatch(/--pixels is written 1200x1600/);
  expect(refusal('rosé', '--pixels', '9x9')).toMatch(/^RefusalToStart: .*64 to 2048 pixels/);
  expect(refusal('rosé', '--colour', 'red')).toMatch(/^RefusalToStart: Unknown option '--colour'/);
  expect(refusal()).toMatch(/^RefusalToStart: Say what to draw/);
});
