import { describe, expect, it } from 'vitest';
import { FOR_MAGNUMS, halfRoom, roomOf } from './bottle-room.ts';

describe('the room of bottles that lie in a box', () => {
  it('is one rank for six and two for twelve', () => {
    expect(roomOf(6, false)).toMatchObject({ ranks: 1, rows: 6 });
    expect(roomOf(12, false)).toMatchObject({ ranks: 2, rows: 6 });
  });

  it('is longer and wider for a magnum', () => {
    const [[width, depth], [wide, deep]] = [
      halfRoom(['holds 1']),
      halfRoom(['holds 1', FOR_MAGNUMS]),
    ];
    expect(wide).toBeGreaterThan(width + 4);
    expect(deep).toBeGreaterThan(depth);
  });
});
