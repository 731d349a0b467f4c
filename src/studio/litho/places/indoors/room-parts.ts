import { ellipse, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { RoomInks } from '#studio/litho/scenes/interior.ts';
import type { Stage } from '#studio/litho/places/ground.ts';

const PALE = '#fff7ea';
export const stageAt = (
  scene: PosterScene,
  floor: number,
  horizon = floor,
  line = PALE,
): Stage => ({
  floor: Math.min(floor, bottomOf(scene) - scene.frame.height * 0.06),
  horizon,
  line,
});

export function paintWall(scene: PosterScene, { wall }: Pick<RoomInks, 'wall'>): void {
  scene.press.fill(rectangle(scene.frame), wall, {
    from: [0, scene.frame.y],
    to: [0, bottomOf(scene)],
    start: 0.1,
    end: -0.5,
  });
}

export function paintFloor(scene: PosterScene, colour: string, share: number): number {
  const { press, frame } = scene;
  const top = bottomOf(scene) - frame.height * share;
  const area = { x: frame.x, y: top, width: frame.width, height: frame.height * share };
  press.fill(rectangle(area), colour, {
    from: [0, top],
    to: [0, bottomOf(scene)],
    start: 0.3,
    end: -0.5,
  });
  return top;
}

type At = readonly [x: number, y: number];
type Box = readonly [x: number, y: number, width: number, height: number];

/** Draws a room by its measures: x from the middle, y up from where wall and floor meet, both in heights of the frame. */
export interface RoomBrush {
  /** Half the width of the frame. */
  half: number;
  box(at: Box, ink: string): void;
  poly(points: readonly At[], ink: string): void;
  oval(at: Box, ink: string): void;
  line(points: readonly At[], width: number, ink: string): void;
  /** Light that a lamp throws on what is round it. */
  glow(at: At, radius: number): void;
}

export function roomBrush({ press, frame }: PosterScene, foot: number): RoomBrush {
  const unit = frame.height;
  const to = ([x, y]: At): Point => [frame.x + frame.width / 2 + x * unit, foot - y * unit];
  const lit = (from: Point, height: number) => ({
    from,
    to: [from[0], from[1] + height] as const,
    start: 0.28,
    end: -0.3,
  });
  return {
    half: frame.width / unit / 2,
    box: ([x, y, width, height], ink) => {
      const [left, top] = to([x, y + height]);
      const area = { x: left, y: top, width: width * unit, height: height * unit };
      press.fill(rectangle(area), ink, lit([left, top], height * unit));
    },
    poly: (points, ink) => {
      const top = Math.max(...points.map(([, y]) => y));
      const low = Math.min(...points.map(([, y]) => y));
      press.fill(polygon(points.map(to)), ink, lit(to([0, top]), (top - low) * unit));
    },
    oval: ([x, y, rx, ry], ink) =>
      press.fill(
        ellipse(to([x, y]), rx * unit, ry * unit),
        ink,
        lit(to([x, y + ry]), ry * unit * 2),
      ),
    line: (points, width, ink) =>
      press.stroke(polygon(points.map(to), false), ink, width * unit, 'butt'),
    glow: (at, radius) => {
      const [centre, reach] = [to(at), radius * unit];
      press.shade(ellipse(centre, reach, reach), { centre, radius: reach, start: 0.6, end: 0 });
    },
  };
}

/** Where nobody stands in the room, a table's edge comes into the picture for whatever is asked for. */
export function standIn(
  scene: PosterScene,
  { top, wood, line }: { top: number; wood: string; line?: string },
): Stage {
  const { press, frame, spec } = scene;
  if (spec.figures.length > 0)
    return stageAt(scene, bottomOf(scene) - frame.height * 0.08, top, line);
  const edge = bottomOf(scene) - frame.height * 0.17;
  const board = (y: number, height: number, ink: string) =>
    press.fill(rectangle({ x: frame.x, y, width: frame.width, height }), ink, {
      from: [0, y],
      to: [0, y + height],
      start: 0.35,
      end: -0.25,
    });
  board(edge, frame.height * 0.13, lighten(wood, 0.12));
  board(edge + frame.height * 0.13, frame.height * 0.05, darken(wood, 0.3));
  return stageAt(scene, edge + frame.height * 0.09, top, line);
}
