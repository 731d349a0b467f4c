import { polygon, rectangle } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { SetPiece } from '#studio/litho/arrange/set-piece.ts';

const [BOARDS, CLOTH, GOLD] = ['#8a5a34', '#5a2033', '#d9ab55'] as const;

/** How high it is, in heights of whoever stands on it. */
const RISE = 0.2;

/** The low stage under a band that others dance or drink before. */
export function paintPodium(
  { press, frame }: Pick<PosterScene, 'press' | 'frame'>,
  set: readonly SetPiece[],
): void {
  const band = set.filter(({ isOnPodium }) => isOnPodium);
  if (band.length === 0) return;
  const xs = band.map(({ base }) => base[0]);
  const tall = Math.max(...band.map(({ heightPx }) => heightPx));
  const [left, right] = [Math.min(...xs) - tall * 0.34, Math.max(...xs) + tall * 0.34];
  const top = Math.min(...band.map(({ base }) => base[1])) - tall * 0.05;
  const edge = Math.max(...band.map(({ base }) => base[1])) + tall * 0.05;
  const foot = Math.min(frame.y + frame.height, edge + tall * RISE);
  const deck = polygon([
    [left + tall * 0.1, top],
    [right - tall * 0.1, top],
    [right, edge],
    [left, edge],
  ]);
  press.fill(deck, BOARDS, { from: [0, top], to: [0, edge], start: -0.35, end: 0.2 });
  const front = rectangle({ x: left, y: edge, width: right - left, height: foot - edge });
  press.fill(front, CLOTH, { from: [0, edge], to: [0, edge + tall * 0.34], start: 0.1, end: -0.6 });
  const folds = Math.max(6, Math.round((right - left) / (tall * 0.12)));
  const step = (right - left) / folds;
  for (let i = 0; i < folds; i++)
    press.shade(rectangle({ x: left + step * i, y: edge, width: step, height: foot - edge }), {
      from: [left + step * i, 0],
      to: [left + step * (i + 1), 0],
      start: 0.2,
      end: -0.4,
    });
  press.fill(
    rectangle({ x: left, y: edge - tall * 0.012, width: right - left, height: tall * 0.03 }),
    darken(GOLD, 0.1),
  );
}
