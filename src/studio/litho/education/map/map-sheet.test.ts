import { createCanvas, Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { findArea, AREAS } from '#studio/litho/education/atlas/areas.ts';
import { WATERS } from '#studio/litho/education/atlas/lie-of-land/around.ts';
import { TOWNS } from '#studio/litho/education/atlas/lie-of-land/towns.ts';
import { points } from '#studio/litho/geometry.ts';
import { sheetOf, viewOf } from './map-sheet.ts';
import type { MapView } from './map-sheet.ts';

const ctx = createCanvas(1, 1).getContext('2d');
const map = { x: 100, y: 50, width: 600, height: 700 };
const viewFor = (id: string): MapView => viewOf(findArea(id)!, sheetOf(id), map);

function isLand(view: MapView, east: number, north: number): boolean {
  const { sheet, origin, scale } = view;
  const [x, y] = view.place(east, north);
  const at = [(x - origin[0]) / scale, (y - origin[1]) / scale] as const;
  return [sheet.own, sheet.others].some((land) => ctx.isPointInPath(new Path2D(land), ...at));
}
const isShown = (view: MapView, east: number, north: number): boolean => {
  const [x, y] = view.place(east, north);
  return x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height;
};

describe('the sheet of a map', () => {
  it('fills its place and shows all of its window', () => {
    const view = viewFor('france');
    const [west, south, east, north] = view.area.window;
    const [left, bottom] = view.place(west, south);
    const [right, top] = view.place(east, north);
    expect([left, right]).toEqual([expect.closeTo(100), expect.closeTo(700)]);
    expect(top).toBeGreaterThan(50);
    expect(bottom).toBeLessThan(750);
  });

  it('measures kilometres: Paris lies 390 of them from Lyon', () => {
    const view = viewFor('france');
    const [from, to] = [view.place(2.35, 48.86), view.place(4.83, 45.76)];
    const km = Math.hypot(to[0] - from[0], to[1] - from[1]) / view.kmPx;
    expect(km).toBeGreaterThan(370);
    expect(km).toBeLessThan(410);
  });

  it.each(['france', 'italy', 'spain', 'germany', 'austria', 'australia', 'usa', 'chile'])(
    'has its towns on land: %s',
    (id) => {
      const view = viewFor(id);
      const wet = TOWNS.filter(([, x, y]) => isShown(view, x, y) && !isLand(view, x, y));
      // A harbour may lie a pixel beyond a coast that was drawn coarsely.
      const near = [-0.1, 0, 0.1].flatMap((dx) => [-0.1, 0, 0.1].map((dy) => [dx, dy] as const));
      const drowned = wet.filter(
        ([, x, y]) => !near.some(([dx, dy]) => isLand(view, x + dx, y + dy)),
      );
      expect(drowned).toEqual([]);
    },
  );

  it('names each sea where there is water on one of the maps', () => {
    const views = AREAS.filter(({ id }) => id !== 'world').map(({ id }) => viewFor(id));
    const dry = WATERS.filter(
      ([, where]) =>
        !points(where).some(([x, y]) =>
          views.some((view) => isShown(view, x, y) && !isLand(view, x, y)),
        ),
    );
    expect(dry).toEqual([]);
  });
});
