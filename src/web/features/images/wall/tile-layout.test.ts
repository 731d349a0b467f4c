import { describe, expect, test } from 'vitest';
import { areSame, layOut, neighbour, tilesIn } from './tile-layout.ts';
import type { LayoutRequest, TileShape } from './tile-layout.ts';

const RATIOS = [1, 0.8, 1.5, 0.5625, 2.5];
const shapes = Array.from({ length: 10_000 }, (_, i): TileShape => {
  const ratio = RATIOS[(i * 7) % RATIOS.length] ?? 1;
  return {
    width: Math.round(1000 * ratio),
    height: 1000,
    caption: 110 * (1 + (i % 4)),
  };
});
const desktop: LayoutRequest = { view: 'masonry', width: 1376, isPhone: false };

describe.each(['grid', 'masonry', 'list'] as const)('as %s', (view) => {
  const layout = layOut(shapes, { ...desktop, view });

  test('no two pictures overlap, and none leaves the page', () => {
    const columns = Map.groupBy(layout.tiles, ({ x }) => x);
    for (const column of columns.values())
      column.reduce((above, tile) => {
        expect(tile.y).toBeGreaterThanOrEqual(above.y + above.height);
        return tile;
      });
    for (const { x, y, width, height } of layout.tiles) {
      expect(x + width).toBeLessThanOrEqual(desktop.width + 0.01);
      expect(y + height).toBeLessThanOrEqual(layout.height);
    }
  });

  test('only what touches the window is shown, and all of that', () => {
    const band = { top: layout.height / 2, bottom: layout.height / 2 + 900 };
    const expected = layout.tiles.flatMap(({ y, height }, i) =>
      y <= band.bottom && y + height >= band.top ? [i] : [],
    );
    expect(tilesIn(layout, band)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(5);
    expect(expected.length).toBeLessThan(40);
  });
});

test('a phone has two columns', () => {
  expect(layOut(shapes, { view: 'grid', width: 350, isPhone: true }).columns).toBe(2);
});

test('a wide screen has more columns than a narrow one', () => {
  expect(layOut(shapes, desktop).columns).toBe(5);
  expect(layOut(shapes, { ...desktop, width: 720 }).columns).toBe(2);
});

test('an empty gallery has no height', () => {
  expect(layOut([], desktop).height).toBe(0);
});

test('arrow keys walk the grid and stop at its ends', () => {
  const grid = layOut(shapes.slice(0, 12), { ...desktop, view: 'grid' });
  expect(neighbour(grid, 0, 'ArrowRight')).toBe(1);
  expect(neighbour(grid, 0, 'ArrowLeft')).toBeNull();
  expect(neighbour(grid, 11, 'ArrowRight')).toBeNull();
  expect(neighbour(grid, 5, 'Home')).toBe(0);
  expect(neighbour(grid, 5, 'End')).toBe(11);
  const below = neighbour(grid, 0, 'ArrowDown');
  expect(grid.tiles[below ?? 0]?.x).toBe(0);
  expect(neighbour(grid, below ?? 0, 'ArrowUp')).toBe(0);
  expect(neighbour(grid, 0, 'ArrowUp')).toBeNull();
  expect(neighbour(grid, 0, 'x')).toBeNull();
});

test('a layout is the same for as long as every shape in it is', () => {
  const copies = shapes.map((shape) => ({ ...shape }));
  expect(areSame(shapes, copies)).toBe(true);
  expect(areSame(shapes, copies.slice(1))).toBe(false);
  expect(areSame(shapes, copies.with(5000, { width: 1, height: 2, caption: 3 }))).toBe(false);
});
