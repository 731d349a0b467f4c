import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import type { PaintScene } from './poster-scene.ts';
import { paintGrapes } from './scenes/grapes.ts';
import { paintSommelier } from './scenes/sommelier.ts';
import { paintStillLife } from './scenes/still-life.ts';
import { paintVineyard } from './scenes/vineyard.ts';

/** Subjects that bring a scene of their own, most telling first. */
const SCENES: readonly (readonly [Subject, PaintScene])[] = [
  ['sommelier', paintSommelier],
  ['grapes', paintGrapes],
  ['decanter', paintStillLife],
];

const OUTDOORS = ['vineyard', 'estate', 'sea', 'lake', 'mountains'];

export function choosePosterScene(spec: SceneSpec): PaintScene {
  const own = SCENES.find(([subject]) => spec.subjects.includes(subject));
  if (own) return own[1];
  if (spec.setting && OUTDOORS.includes(spec.setting)) return paintVineyard;
  return paintStillLife;
}
