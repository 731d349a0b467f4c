import { addBox, paint, startModel } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { stonesOf } from './stone.ts';

export const WALL = { height: 40, half: 120, depth: 15 } as const;
const COPING = 5;
/** How deep the joints between the flat stones are, in centimetres. */
const SUNKEN = 0.7;

/** A dry-stone wall with flat stones on top, wider than any frame. */
export const makeStoneWall: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'stone_wall');
  const stones = stonesOf(kit);
  const courses = 5;
  const tall = (WALL.height - COPING) / courses;
  for (let row = 0; row < courses; row++)
    layCourse(model, { y: row * tall, tall, long: [10, 24], set: -1.2, random, stones });
  // What the joints are filled with: without it one would look through them into the night.
  addBox(
    model,
    {
      at: [0, (WALL.height - SUNKEN) / 2, 0],
      half: [WALL.half, (WALL.height - SUNKEN) / 2, WALL.depth - 2.8],
    },
    paint(kit, '#7d7160', { coat: 0, rough: 0.95 }),
  );
  layCourse(model, {
    y: WALL.height - COPING,
    tall: COPING,
    long: [18, 34],
    set: 1.6,
    random,
    stones,
  });
};

interface Course {
  y: number;
  tall: number;
  /** Shortest and longest stone. */
  long: readonly [number, number];
  /** How far the stones stand out. */
  set: number;
  random: Random;
  stones: readonly MaterialRef[];
}

function layCourse(model: Model, { y, tall, long, set, random, stones }: Course): void {
  const isTop = set > 0;
  for (let x = -WALL.half - random.range(0, 12); x < WALL.half;) {
    const width = random.range(...long);
    const out = WALL.depth + set + random.range(-0.8, 0.8);
    const half = tall / 2 - (isTop ? 0 : 0.35);
    addBox(
      model,
      {
        at: [x + width / 2, y + tall / 2, 0],
        half: [width / 2 - (isTop ? 0.25 : 0.4), half, out],
        turn: isTop ? {} : { z: random.range(-0.015, 0.015), y: random.range(-0.03, 0.03) },
      },
      random.pick(stones),
    );
    x += width;
  }
}
