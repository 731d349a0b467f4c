import { describe, expect, it } from 'vitest';
import { areKin } from './kin.ts';

describe('who looks alike', () => {
  it.each([
    'grandmother and granddaughter picking grapes',
    'a family dinner in the garden',
    'pere et fils dans la cave',
    'three generations of winemakers',
    'nonno e nipote',
  ])('%s', (text) => expect(areKin(text)).toBe(true));

  it.each(['a mother with a glass of wine', 'friends at a table', 'a couple toasting'])(
    'not %s',
    (text) => expect(areKin(text)).toBe(false),
  );
});
