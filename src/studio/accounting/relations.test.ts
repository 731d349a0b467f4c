import { describe, expect, it } from 'vitest';
import type { Box } from '#studio/inventory/inventory.ts';
import { isFlank, isOnSide, isRow, standsSo } from './relations.ts';

const at = (middle: number, foot = 0.8): Box => [middle - 0.05, foot - 0.3, middle + 0.05, foot];

describe('where things stand in the frame', () => {
  it('in a row: several, with their feet at one height', () => {
    expect(isRow([at(0.2), at(0.5), at(0.8, 0.84)])).toBe(true);
    expect(isRow([at(0.2), at(0.5, 0.5)])).toBe(false);
    expect(isRow([at(0.5)])).toBe(false);
  });

  it('on both sides, or on one', () => {
    expect(isFlank([at(0.2), at(0.8)])).toBe(true);
    expect(isFlank([at(0.2), at(0.3)])).toBe(false);
  });

  it('in the middle, left or right', () => {
    expect(isOnSide('centre', at(0.55))).toBe(true);
    expect(isOnSide('centre', at(0.2))).toBe(false);
    expect(isOnSide('left', at(0.2))).toBe(true);
    expect(isOnSide('right', at(0.2))).toBe(false);
  });

  it('among the rows, or on the lawn before them', () => {
    const rows: Box[] = [[0, 0.4, 1, 0.8]];
    expect(standsSo('among', [at(0.5, 0.75)], rows)).toBe(true);
    expect(standsSo('among', [at(0.5, 0.95)], rows)).toBe(false);
  });
});
