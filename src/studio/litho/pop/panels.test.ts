import { expect, it } from 'vitest';
import { panels } from './panels.ts';

const SHEET = { x: 0, y: 0, width: 900, height: 900 };
const BOTTLE = 0.28;
const CORK = 2.4;

it.each([
  ['three bottles stand in three columns', 3, BOTTLE, [3, 1]],
  ['four bottles in two rows of two', 4, BOTTLE, [2, 2]],
  ['six bottles in two rows of three', 6, BOTTLE, [3, 2]],
  ['four glasses in two rows of two', 4, 0.45, [2, 2]],
  ['nine corks in three rows of three', 9, CORK, [3, 3]],
  ['two corks below each other', 2, CORK, [1, 2]],
])('%s', (_, count, aspect, [columns, rows]) => {
  const fields = panels(SHEET, count, aspect);
  expect(new Set(fields.map(({ x }) => Math.round(x))).size).toBe(columns);
  expect(new Set(fields.map(({ y }) => Math.round(y))).size).toBe(rows);
});

it.each([5, 7, 10, 11])('leaves no panel of %i empty', (count) => {
  const area = panels(SHEET, count, BOTTLE).reduce(
    (sum, { width, height }) => sum + width * height,
    0,
  );
  expect(area).toBeCloseTo(SHEET.width * SHEET.height, 3);
});
