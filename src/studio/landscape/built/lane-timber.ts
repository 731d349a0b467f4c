import { linear } from '#studio/textures/colour.ts';
import type { Surface } from './faces.ts';
import type { LaneHouse } from './lane-house.ts';

const OAK: Surface = { albedo: linear('#4a3222'), gloss: 0.05, isGrainy: true };
const OUT = 0.05;
/** Metres of a beam, and from one post to the next. */
const [BEAM, POSTS] = [0.19, 1.3];
/** Heights of the floors above the ground. */
export const FLOORS = [2.75, 5.3] as const;

/** The frame of a half-timbered house: sills, posts, braces at the corners, and the same in its gable. */
export function addTimber(house: LaneHouse): void {
  const { from, to, ground, eaves, ridge, panel } = house;
  const middle = (from + to) / 2;
  const across = (y: number, z0: number, z1: number): void =>
    panel(
      [
        [z0, y - BEAM / 2],
        [z1, y - BEAM / 2],
        [z1, y + BEAM / 2],
        [z0, y + BEAM / 2],
      ],
      OUT,
      OAK,
    );
  const beam = (a: readonly [number, number], b: readonly [number, number]): void => {
    const [dz, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(dz, dy) || 1;
    const [nz, ny] = [(-dy / long) * BEAM * 0.5, (dz / long) * BEAM * 0.5];
    panel(
      [
        [a[0] - nz, a[1] - ny],
        [b[0] - nz, b[1] - ny],
        [b[0] + nz, b[1] + ny],
        [a[0] + nz, a[1] + ny],
      ],
      OUT,
      OAK,
    );
  };
  const roofAt = (z: number): number =>
    eaves + (ridge - eaves) * (1 - Math.abs(z - middle) / ((to - from) / 2));
  const floors = FLOORS.map((up) => ground + up).filter((y) => y < eaves - 0.4);
  const levels = [...floors, eaves];
  for (const y of levels) across(y, from, to);
  const high = eaves + (ridge - eaves) * 0.5;
  across(high, from + (to - from) * 0.25, to - (to - from) * 0.25);
  const first = floors[0] ?? ground;
  const count = Math.max(3, Math.round((to - from) / POSTS));
  for (let i = 0; i <= count; i++) {
    const z = from + ((to - from) * i) / count;
    beam([z, first], [z, Math.max(eaves, roofAt(z))]);
  }
  for (const [k, y] of levels.entries()) {
    const next = levels[k + 1];
    if (next === undefined) continue;
    const step = (to - from) / count;
    beam([from, y], [from + step, next]);
    beam([to, y], [to - step, next]);
  }
  beam([from, eaves], [middle, ridge]);
  beam([to, eaves], [middle, ridge]);
}
