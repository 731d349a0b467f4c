import { describe, expect, it } from 'vitest';
import { idleShares } from '#studio/tracer/film-planes.ts';
import type { FilmPlanes } from '#studio/tracer/film-planes.ts';
import { lentRoom } from './workroom.ts';

const SIDE = 8;
const PIXELS = SIDE * SIDE;
const PLANE = PIXELS * 16;
const planes = {
  width: SIDE,
  height: SIDE,
  sharp: 0,
  soft: PLANE,
  scratch: PLANE * 2,
  albedo: PLANE * 3,
  normals: PLANE * 3 + PIXELS * 6,
} as FilmPlanes;

describe('the room in which a film is finished', () => {
  it.each(['sharp', 'soft', 'scratch'] as const)(
    'leaves a picture in the %s plane, and the planes behind it, as they are',
    (plane) => {
      const memory = new Uint8Array(planes.normals + 256).fill(7);
      const hdr = planes[plane];
      for (const share of idleShares(planes, hdr, 2)) {
        const room = lentRoom(memory.buffer, share);
        for (let i = 0; i < 40; i++) room.floats(97).fill(1);
      }
      expect(memory.subarray(hdr, hdr + PIXELS * 12).every((byte) => byte === 7)).toBe(true);
      expect(memory.subarray(planes.normals).every((byte) => byte === 7)).toBe(true);
      expect(memory.some((byte) => byte !== 7)).toBe(true);
    },
  );

  it('gives nobody what another has, and everybody zeros, inside or beside the shared memory', () => {
    const memory = new Uint8Array(4096).fill(7);
    const room = lentRoom(memory.buffer, [{ pointer: 10, bytes: 4000 }]);
    const sheets = Array.from({ length: 30 }, () => room.bytes(200));
    expect(sheets.every((sheet) => sheet.every((byte) => byte === 0))).toBe(true);
    for (const [i, sheet] of sheets.entries()) sheet.fill(i + 1);
    expect(sheets.every((sheet, i) => sheet.every((byte) => byte === i + 1))).toBe(true);
    expect(sheets.filter(({ buffer }) => buffer === memory.buffer).length).toBeGreaterThan(8);
  });
});
