import { expect, test } from 'vitest';
import { STYLE_IDS } from '#shared/rules/pictures/generation.ts';
import { styleSample } from './content.ts';

// Asked of the bundler: test files of the web know no file system.
const pictures = Object.keys(import.meta.glob('/src/web/public/showcase/*.avif'));

test.each(STYLE_IDS)('the style %s has a sample picture', (style) => {
  expect(pictures).toContain(`/src/web/public${styleSample(style)}`);
});
