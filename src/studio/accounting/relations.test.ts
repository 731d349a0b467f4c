import { describe, expect, it } from 'vitest';
import type { Box } from '#studio/inventory/inventory.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { isBelowCrown, isFlank, isOnSide, isRow, standsSo } from './relations.ts';

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

  it('under a tree whose crown spans it, not under one far behind', () => {
    const bench: Box = [0.1, 0.4, 0.9, 0.9];
    expect(isBelowCrown(bench, [0, 0, 1, 0.6])).toBe(true);
    expect(isBelowCrown(bench, [0.1, 0.1, 0.4, 0.35])).toBe(false);
  });

  it('under what arches over people, or beside it', () => {
    const couple: Box[] = [[0.15, 0.2, 0.85, 1]];
    expect(standsSo('sheltered', couple, [[0.45, 0.05, 0.95, 0.8]])).toBe(true);
    expect(standsSo('sheltered', couple, [[0.8, 0.05, 1, 0.8]])).toBe(false);
    expect(standsSo('sheltered', couple, [[0.45, 0.4, 0.95, 0.8]])).toBe(false);
  });

  it('among the rows, or on the lawn before them', () => {
    const rows: Box[] = [[0, 0.4, 1, 0.8]];
    expect(standsSo('among', [at(0.5, 0.75)], rows)).toBe(true);
    expect(standsSo('among', [at(0.5, 0.95)], rows)).toBe(false);
  });

  const bottle: Box = [0.4, 0.35, 0.5, 0.9];
  it('on it, or before a shelf that is painted far behind', () => {
    expect(standsSo('on', [bottle], [[0, 0.03, 1, 0.58]])).toBe(false);
    expect(standsSo('on', [bottle], [[0.1, 0.85, 0.9, 0.95]])).toBe(true);
    // At the foot of a barrel is not on it.
    expect(standsSo('on', [bottle], [[0.3, 0.5, 0.7, 0.92]])).toBe(false);
    expect(standsSo('on', [[0.4, 0.2, 0.5, 0.55]], [[0.3, 0.5, 0.7, 0.92]])).toBe(true);
  });

  it('under the tree, or beside it', () => {
    const tree: Box = [0, 0, 0.5, 0.74];
    expect(standsSo('under', [[0.2, 0.5, 0.26, 0.72]], [tree])).toBe(true);
    expect(standsSo('under', [[0.55, 0.2, 0.7, 0.92]], [tree])).toBe(false);
    // A lamp hangs above what is under it.
    expect(standsSo('under', [bottle], [[0.4, 0.05, 0.5, 0.2]])).toBe(true);
  });

  it('behind, or far off to the side', () => {
    expect(standsSo('behind', [at(0.5, 0.7)], [at(0.55)])).toBe(true);
    expect(standsSo('behind', [at(0.1, 0.7)], [at(0.8)])).toBe(false);
  });

  it('around it on both sides, or bound round it', () => {
    expect(standsSo('around', [at(0.2), at(0.8)], [at(0.5)])).toBe(true);
    expect(standsSo('around', [at(0.2)], [at(0.5)])).toBe(false);
    expect(standsSo('around', [[0.4, 0.4, 0.5, 0.5]], [bottle])).toBe(true);
  });

  it('in a basket, or standing before it', () => {
    const basket: Box = [0.3, 0.5, 0.7, 0.7];
    expect(standsSo('in', [[0.4, 0.3, 0.5, 0.6]], [basket])).toBe(true);
    expect(standsSo('in', [bottle], [basket])).toBe(false);
  });
});

describe('at somebody’s feet', () => {
  const somebody: Box[] = [[0.4, 0.2, 0.5, 0.9]];

  it('is what is as low as these, and near', () => {
    expect(standsSo('feet', [[0.45, 0.8, 0.55, 0.92]], somebody)).toBe(true);
  });

  it('is nothing on a table, on a bench beside them or a few steps away', () => {
    expect(standsSo('feet', [[0.45, 0.5, 0.5, 0.6]], somebody)).toBe(false);
    expect(standsSo('feet', [[0.52, 0.55, 0.6, 0.74]], somebody)).toBe(false);
    expect(standsSo('feet', [[0.8, 0.8, 0.9, 0.92]], somebody)).toBe(false);
  });

  it('is asked of the thing that was named with them', () => {
    const [, , last] = understand('a winemaker, a basket at his feet', {
      style: 'cinematic',
    }).words;
    expect(last?.proofs[0]).toBe('relation:feet:basket:person');
  });
});
