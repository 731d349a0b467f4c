import { polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const BEAM = '#5a3a26';
const LIGHT = '#7a5236';

/** 'A half-timbered house, two barrels before its door': the front itself has the beams. */
export const isTimberedFront = ({ things }: Pick<SceneSpec, 'things'>): boolean =>
  things.some(({ thing }) => thing === 'timbered_house');

/** Sills, posts and braces, clear of the gate and the windows. */
export function paintTimber({ press, frame }: PosterScene, street: number): void {
  const tall = street - frame.y;
  const wide = Math.min(frame.width * 0.028, frame.height * 0.04);
  const at = (u: number, v: number): Point => [frame.x + frame.width * u, frame.y + tall * v];
  const beam = (from: Point, to: Point): void => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const [nx, ny] = [(-dy / length) * (wide / 2), (dx / length) * (wide / 2)];
    press.fill(
      polygon([
        [from[0] + nx, from[1] + ny],
        [to[0] + nx, to[1] + ny],
        [to[0] - nx, to[1] - ny],
        [from[0] - nx, from[1] - ny],
      ]),
      BEAM,
    );
  };
  press.named('timbered_house', () => {
    // Braces lie behind the posts.
    for (const [u, end] of BRACES) {
      beam(at(u, LOWER), at(end, FOOT));
      beam(at(end, LOWER), at(u, FOOT));
    }
    for (const u of [0.3, 0.7]) beam(at(u, 0), at(u, UPPER));
    beam(at(0.34, UPPER), at(0.46, 0.02));
    beam(at(0.66, UPPER), at(0.54, 0.02));
    for (const u of POSTS) beam(at(u, 0), at(u, 1));
    for (const v of [0.015, UPPER, LOWER]) beam(at(0, v), at(1, v));
    for (const u of [0, 1])
      press.fill(
        rectangle({ x: at(u, 0)[0] - wide * (u ? 1 : 0), y: frame.y, width: wide, height: tall }),
        LIGHT,
      );
  });
}

const UPPER = 0.335;
const LOWER = 0.42;
const FOOT = 0.99;
const POSTS = [0.045, 0.295, 0.705, 0.955] as const;
const BRACES = [
  [0.06, 0.28],
  [0.72, 0.94],
] as const;
