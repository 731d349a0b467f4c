import { expect, test } from 'vitest';
import { DEFAULT_STATE, isFiltered, readState, writeState } from './gallery-address.ts';
import type { GalleryState } from './gallery-address.ts';

const CHOSEN: GalleryState = {
  search: 'rosé & sea',
  wineStyle: 'rose',
  favorites: true,
  sort: 'name',
  trash: true,
  wineId: '0b0e1a9e-7c2d-4b4e-9d53-0c9a3d7d8a10',
  view: 'list',
};

test('an address without anything is the whole gallery', () => {
  expect(readState(new URLSearchParams())).toEqual(DEFAULT_STATE);
});

test('what is chosen survives being shared as an address', () => {
  const address = writeState(new URLSearchParams('tab=gallery'), CHOSEN).toString();
  expect(readState(new URLSearchParams(address))).toEqual(CHOSEN);
  expect(address).toContain('tab=gallery');
});

test('defaults leave the address clean', () => {
  const params = writeState(new URLSearchParams('tab=gallery&q=a&fav=1&view=grid'), DEFAULT_STATE);
  expect(params.toString()).toBe('tab=gallery');
});

test('made-up values fall back to the default', () => {
  const params = new URLSearchParams('style=beer&sort=random&view=cube&fav=yes');
  expect(readState(params)).toEqual(DEFAULT_STATE);
});

test('sorting and viewing are no filters', () => {
  expect(isFiltered({ ...DEFAULT_STATE, sort: 'name' })).toBe(false);
  expect(isFiltered({ ...DEFAULT_STATE, search: ' ' })).toBe(false);
  expect(isFiltered({ ...DEFAULT_STATE, favorites: true })).toBe(true);
});
