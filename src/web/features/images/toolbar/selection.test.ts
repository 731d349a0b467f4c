import { expect, test } from 'vitest';
import { BULK_IDS_MAX } from '#shared/rules/pictures/gallery.ts';
import {
  selectedCount,
  isSelected,
  NOTHING,
  selectAll,
  toggle,
  toSelection,
  without,
} from './selection.ts';
import { EVERYTHING } from '#web/features/images/gallery-query.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const click = (id: string, isRange = false) => ({ id, isRange, order });

test('a click selects, a second one takes it back', () => {
  const one = toggle(NOTHING, click('b'));
  expect([...one.ids]).toEqual(['b']);
  expect(toggle(one, click('b')).ids.size).toBe(0);
});

test('shift-click selects all between, in either direction', () => {
  const from = toggle(NOTHING, click('d'));
  expect([...toggle(from, click('b', true)).ids].toSorted()).toEqual(['b', 'c', 'd']);
  expect([...toggle(from, click('e', true)).ids].toSorted()).toEqual(['d', 'e']);
});

test('select all means every match, loaded or not', () => {
  const all = selectAll();
  expect(isSelected(all, 'not loaded yet')).toBe(true);
  expect(selectedCount(all, 1234)).toBe(1234);
  const filter = { ...EVERYTHING, search: ' sea ', favorites: true };
  expect(toSelection(all, filter)).toEqual({
    filter: { favorites: true, trash: false, search: 'sea' },
  });
});

test('all that match a wine are the pictures of that wine, and no others', () => {
  const wineId = '01234567-89ab-4def-8123-456789abcdef';
  expect(toSelection(selectAll(), { ...EVERYTHING, wineId })).toEqual({
    filter: { favorites: false, trash: false, wineId },
  });
});

test('taking one out of all leaves the others that are on the page', () => {
  expect([...toggle(selectAll(), click('c')).ids]).toEqual(['a', 'b', 'd', 'e']);
});

test('no more are picked by hand than one call may name', () => {
  const many = Array.from({ length: BULK_IDS_MAX + 50 }, (_, i) => `i${i}`);
  const from = toggle(NOTHING, { id: 'i0', isRange: false, order: many });
  const to = { id: many.at(-1) ?? '', isRange: true, order: many };
  expect(toggle(from, to).ids.size).toBe(BULK_IDS_MAX);
});

test('a picture that was deleted is no longer selected', () => {
  const two = toggle(toggle(NOTHING, click('a')), click('b'));
  expect([...without(two, new Set(['a'])).ids]).toEqual(['b']);
});
