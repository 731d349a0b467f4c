import { describe, expect, it } from 'vitest';
import type { PlacedStand } from '#studio/people/furniture.ts';
import type { RenderedPerson } from '#studio/people/painting/person-view.ts';
import { paintVineRow } from './paint-vine-row.ts';
import { rowLight } from './row-light.ts';
import type { RowLine } from './row-line.ts';

const SIZE = { width: 96, height: 96 };
const LIGHT = rowLight([0.3, 0.3, 0.3], [1, 0.9, 0.7], 1);

const stand = (row: Partial<RowLine>): PlacedStand => ({
  at: 0.5,
  foot: 1.4,
  metres: 1.4,
  facing: 0,
  lightFrom: 1,
  contre: 0.9,
  size: 1,
  pitch: 0,
  reach: 0,
  cutBelow: 0,
  stand: 'vine_row',
  row: { near: 0.7, vanish: -0.2, ...row },
  wide: 0,
  hasCloth: false,
  bears: [],
  slots: [],
});

const paint = (row: Partial<RowLine> = {}, from = 0, to = SIZE.height): RenderedPerson =>
  paintVineRow(SIZE, stand(row), { light: LIGHT, rows: { from, to }, margin: 0 });

const shareOf = ({ parts }: RenderedPerson, part: string): number =>
  parts.filter((one) => one === part).length / parts.length;

describe('the row that somebody works at', () => {
  it('has leaves, wood and ripe bunches', () => {
    const row = paint();
    expect(shareOf(row, 'leaves')).toBeGreaterThan(0.15);
    expect(shareOf(row, 'trunk')).toBeGreaterThan(0.01);
    expect(shareOf(row, 'grapes')).toBeGreaterThan(0.004);
  });

  it('is bare in winter, and green before its grapes are ripe', () => {
    expect(shareOf(paint({ isBare: true }), 'leaves')).toBe(0);
    expect(shareOf(paint({ isBare: true }), 'trunk')).toBeGreaterThan(0.01);
    expect(shareOf(paint({ isGreen: true }), 'grapes')).toBe(0);
  });

  it('is smaller where it runs away', () => {
    const { parts } = paint();
    const leavesIn = (from: number, to: number): number =>
      parts.filter((part, i) => {
        const column = i % SIZE.width;
        return part === 'leaves' && column >= from && column < to;
      }).length;
    expect(leavesIn(0, 24)).toBeLessThan(leavesIn(72, 96) * 0.8);
  });

  it('is the same in bands of rows as painted at once', () => {
    const whole = paint();
    const band = paint({}, 40, 60);
    const at = (40 - band.box.top) * SIZE.width * 3;
    const long = 20 * SIZE.width * 3;
    expect(band.image.data.slice(at, at + long)).toEqual(
      whole.image.data.slice(40 * SIZE.width * 3, 40 * SIZE.width * 3 + long),
    );
  });
});
