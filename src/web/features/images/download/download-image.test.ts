import { expect, test } from 'vitest';
import { fileName } from './download-image.ts';
import { imageView } from '#web/testing/views.ts';

const image = imageView({ prompt: 'Rosé, by the sea: two lemons & light' });

test.each([
  ['jpg', 'rosé-by-the-sea-2026-11-14.jpg'],
  ['original', 'rosé-by-the-sea-2026-11-14.png'],
  ['webp', 'rosé-by-the-sea-2026-11-14.webp'],
] as const)('a download as %s is named after the first four words and the day', (kind, name) => {
  expect(fileName(image, kind)).toBe(name);
});
