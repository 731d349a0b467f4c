import { describe, expect, it } from 'vitest';
import type { Part } from '#studio/people/body/part.ts';
import { createHdr } from '#studio/textures/hdr-image.ts';
import type { PersonSheet } from './person-view.ts';
import { fillThin } from './thin-rays.ts';

const SIDE = 6;
const LEFT = 10;

/** A sheet of which every second pixel of every second row was met by a ray. */
function rayed(partAt: (x: number) => Part | null, lightAt: (x: number) => number): PersonSheet {
  const sheet: PersonSheet = {
    box: { left: LEFT, top: 0, width: SIDE, height: SIDE },
    image: createHdr(SIDE, SIDE),
    cover: new Float32Array(SIDE * SIDE),
    depth: new Float32Array(SIDE * SIDE),
    parts: Array.from<Part | null>({ length: SIDE * SIDE }).fill(null),
  };
  for (const { x, y } of TILES) {
    const i = y * SIDE + x - LEFT;
    sheet.image.data.fill(lightAt(x - LEFT), i * 3, i * 3 + 3);
    sheet.cover[i] = 1;
    sheet.parts[i] = partAt(x - LEFT);
  }
  return sheet;
}

const TILES = [0, 2, 4].flatMap((y) => [0, 2, 4].map((x) => ({ x: LEFT + x, y })));

/** Columns of the first row that got a ray of their own. */
function tracedIn(sheet: PersonSheet): number[] {
  const traced: number[] = [];
  fillThin(sheet, TILES, { right: LEFT + SIDE, bottom: SIDE }, (x, y) => {
    if (y === 0) traced.push(x - LEFT);
  });
  return traced;
}

describe('rays through what the lens smooths', () => {
  it('are one for four pixels of the same cloth; the border has its own', () => {
    const sheet = rayed(
      () => 'torso',
      (x) => 0.4 + x / 100,
    );
    expect(tracedIn(sheet)).toEqual([5]);
    expect(sheet.image.data[1 * 3]).toBeCloseTo(0.41, 5);
    expect(sheet.image.data[(3 * SIDE + 3) * 3]).toBeCloseTo(0.43, 5);
    expect(sheet.parts[SIDE + 1]).toBe('torso');
  });

  it('are as many as there are pixels where two parts, or light and shade, meet', () => {
    const even = (): number => 0.4;
    expect(tracedIn(rayed((x) => (x < 2 ? 'torso' : 'skin'), even))).toEqual([1, 5]);
    expect(
      tracedIn(
        rayed(
          () => 'torso',
          (x) => (x < 4 ? 0.1 : 0.5),
        ),
      ),
    ).toEqual([3, 5]);
    expect(tracedIn(rayed((x) => (x < 4 ? null : 'skin'), even))).toEqual([1, 3, 5]);
  });

  it('are as many as there are pixels of clear glass, for something thin may be seen in it', () => {
    expect(
      tracedIn(
        rayed(
          () => 'glass',
          () => 0.4,
        ),
      ),
    ).toEqual([1, 3, 5]);
  });
});
