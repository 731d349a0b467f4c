import { fold } from '#studio/lexicon/matching/normalise.ts';
import { circle, ellipse, polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { Stage } from './ground.ts';

interface Bloom {
  petals: readonly string[];
  heart: string;
  /** How many petals a head has, and how far each reaches beyond the heart. */
  count: number;
  reach: number;
}

const POPPY: Bloom = {
  petals: ['#d8281f', '#c01f1c', '#e4472f'],
  heart: '#2a1420',
  count: 4,
  reach: 0.56,
};
const SUNFLOWER: Bloom = { petals: ['#f2b824', '#e9a413'], heart: '#5a3416', count: 12, reach: 1 };
const DAISY: Bloom = {
  petals: ['#fbf7ea', '#f3c9d3', '#b9a4dc', '#f2c94a'],
  heart: '#e0a02c',
  count: 8,
  reach: 1,
};

const SUNFLOWERS = /\b(?:sunflowers?|tournesols?|girasol[ei]s?|sonnenblumen\w*)\b/;
const POPPIES = /\b(?:popp(?:y|ies)|coquelicots?|papaver[io]|amapolas?|\w*mohn\w*)\b/;

const bloomOf = (prompt: string): Bloom => {
  const text = fold(prompt);
  return POPPIES.test(text) ? POPPY : SUNFLOWERS.test(text) ? SUNFLOWER : DAISY;
};

interface Field {
  /** Where the flowers begin, and how thick they stand. */
  top: number;
  rows: number;
  each: number;
}

/** A field in flower: heads small and many far away, large and few before us. */
export function paintFlowerField(scene: PosterScene, { horizon }: Stage): void {
  scatter(scene, { top: horizon + scene.frame.height * 0.02, rows: 9, each: 1 });
}

/** Wild flowers between the rows of a vineyard. */
export function paintLaneFlowers(scene: PosterScene, { horizon }: Stage): void {
  scene.press.named('flowers', () =>
    scatter(scene, { top: horizon + scene.frame.height * 0.07, rows: 6, each: 0.42 }),
  );
}

function scatter(scene: PosterScene, { top, rows, each }: Field): void {
  const { press, frame, random, spec } = scene;
  const dice = random.fork('flowers');
  const bloom = bloomOf(spec.prompt);
  const bottom = bottomOf(scene);
  for (let row = 0; row < rows; row++) {
    const near = (row / (rows - 1)) ** 1.5;
    const y = top + (bottom - top) * (0.02 + 0.96 * near);
    const size = frame.height * (0.007 + 0.024 * near) * (bloom === SUNFLOWER ? 1.25 : 1);
    const count = Math.round((frame.width / (size * 4.4)) * each);
    for (let i = 0; i < count; i++) {
      const at: Point = [
        frame.x + (frame.width * (i + dice.range(0.1, 0.9))) / count,
        y - dice.range(0, 2.4) * size,
      ];
      drawFlower(press, { at, size, bloom, ink: dice.pick(bloom.petals), turn: dice.range(0, 6) });
    }
  }
}

interface Flower {
  at: Point;
  size: number;
  bloom: Bloom;
  ink: string;
  turn: number;
}

function drawFlower(press: LithoPress, { at: [x, y], size, bloom, ink, turn }: Flower): void {
  const foot: Point = [x + Math.sin(turn) * size * 0.5, y + size * 2.6];
  press.stroke(polygon([[x, y], foot], false), '#5c7a34', Math.max(1, size * 0.16));
  for (let k = 0; k < bloom.count; k++) {
    const angle = turn + (k / bloom.count) * Math.PI * 2;
    const petal: Point = [
      x + Math.cos(angle) * size * bloom.reach,
      y + Math.sin(angle) * size * bloom.reach * 0.8,
    ];
    press.fill(
      bloom.count > 6
        ? ellipse(petal, size * 0.42, size * 0.34)
        : ellipse(petal, size * 0.66, size * 0.54),
      ink,
    );
  }
  press.fill(circle([x, y], size * (bloom.count > 6 ? 0.62 : 0.3)), bloom.heart);
}
