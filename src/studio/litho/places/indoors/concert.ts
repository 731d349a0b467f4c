import { circle, ellipse, polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import { backingOf } from '#studio/places/backing.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { PaintGround } from '#studio/litho/places/ground.ts';
import { paintFloor, stageAt } from './room-parts.ts';

const [VELVET, GOLD, BOARDS] = ['#8a1f33', '#d9ab55', '#8a5a34'] as const;
const INDOORS: ReadonlySet<SceneSpec['setting']> = new Set([null, 'restaurant', 'bar', 'studio']);

/** A stage with its curtain: asked for, or where musicians play and nobody says where. */
export function isOnStage(spec: SceneSpec): boolean {
  const { place, figures, setting, subjects, things } = spec;
  if (place !== null) return false;
  if (backingOf(spec) === 'curtain') return true;
  const isRural = subjects.some((subject) => subject === 'vineyard' || subject === 'harvest');
  const isFair = subjects.includes('festival');
  // 'A saxophone player under a street lamp' plays in the street.
  if (things.some(({ thing }) => thing === 'street_lamp')) return false;
  return (
    figures.some(({ role }) => role === 'musician') && INDOORS.has(setting) && !isRural && !isFair
  );
}

/** Velvet in folds, a valance with its fringe, boards, and the light of two lamps. */
export const concertStage: PaintGround = (scene) => {
  const { press, frame } = scene;
  press.fill(rectangle(frame), VELVET, {
    from: [0, frame.y],
    to: [0, bottomOf(scene)],
    start: -0.1,
    end: -0.45,
  });
  const folds = Math.max(9, Math.round(frame.width / (frame.height * 0.09)));
  const step = frame.width / folds;
  for (let i = 0; i < folds; i++) {
    const x = frame.x + step * i;
    press.shade(rectangle({ x, y: frame.y, width: step, height: frame.height }), {
      from: [x, 0],
      to: [x + step, 0],
      start: 0.3,
      end: -0.55,
    });
  }
  const top = paintFloor(scene, BOARDS, 0.22);
  for (let i = 1; i < 4; i++) {
    const y = top + (frame.height * 0.22 * i * i) / 14;
    press.fill(
      rectangle({ x: frame.x, y, width: frame.width, height: press.unit * 2 }),
      darken(BOARDS, 0.3),
    );
  }
  const swags = Math.max(3, Math.round(frame.width / (frame.height * 0.3)));
  for (let i = 0; i < swags; i++) {
    const [left, wide] = [frame.x + (frame.width * i) / swags, frame.width / swags];
    const hang = (drop: number): Point[] => [
      [left, frame.y - 4],
      [left + wide, frame.y - 4],
      [left + wide, frame.y + frame.height * 0.07],
      [left + wide * 0.5, frame.y + frame.height * drop],
      [left, frame.y + frame.height * 0.07],
    ];
    press.fill(smooth(hang(0.17), true, 0.3), GOLD);
    press.fill(smooth(hang(0.15), true, 0.3), darken(VELVET, 0.12), {
      from: [left, 0],
      to: [left + wide, 0],
      start: 0.25,
      end: -0.35,
    });
  }
  for (const side of [0.12, 0.88]) {
    const lamp: Point = [frame.x + frame.width * side, frame.y + frame.height * 0.05];
    const foot: Point = [frame.x + frame.width * 0.5, top + frame.height * 0.1];
    const half = frame.width * 0.26;
    press.veil(
      polygon([lamp, [foot[0] - half, foot[1]], [foot[0] + half, foot[1]]]),
      '#ffe9b0',
      0.14,
    );
    press.fill(circle(lamp, frame.height * 0.018), '#fff3cf');
  }
  press.veil(
    ellipse(
      [frame.x + frame.width / 2, top + frame.height * 0.1],
      frame.width * 0.34,
      frame.height * 0.06,
    ),
    '#ffe9b0',
    0.3,
  );
  return stageAt(scene, bottomOf(scene) - frame.height * 0.07, top);
};
