import { expect, it } from 'vitest';
import { detailOf } from './quality.ts';

it('spends full textures only on pictures large enough to show them', () => {
  expect(detailOf('standard', { width: 1024, height: 1024 })).toBe('full');
  expect(detailOf('draft', { width: 176, height: 257 })).toBe('full');
  expect(detailOf('standard', { width: 256, height: 176 })).toBe('preview');
  expect(detailOf('preview', { width: 1024, height: 1024 })).toBe('preview');
});
