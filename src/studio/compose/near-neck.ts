import { fold } from '#studio/lexicon/normalise.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Stage } from './stage.ts';

const NEAR =
  /\b(?:close ?ups?|closeup|macro|details?|gros plan|primo piano|dettaglio|primer plano|detalle|nahaufnahme|grossaufnahme)\b/;
const NECK = /\b(?:necks?|bottleneck|goulots?|col de|collo|cuello|flaschenhals|hals)\b/;
/** Above this share of its height a bottle is neck and shoulder. */
const SHOULDER = 0.6;

/** 'Close-up of the neck of a bottle': the camera is framed on what is above the shoulder, and the foot is out of sight. */
export function framedOnNeck({ spec, people }: Stage, points: readonly Vec3[]): readonly Vec3[] {
  const text = fold(spec.prompt).replace(/[^\p{L}\p{N}]+/gu, ' ');
  const hasBottle = spec.things.some(({ thing }) => thing === 'bottle' || thing === 'magnum');
  if (!hasBottle || people.length > 0 || !NEAR.test(text) || !NECK.test(text)) return points;
  const top = Math.max(...points.map(([, y]) => y));
  const near = points.filter(([, y]) => y >= top * SHOULDER);
  const [xs, zs] = [near.map(([x]) => x), near.map(([, , z]) => z)];
  const corners: Vec3[] = [
    [Math.min(...xs), top * SHOULDER, Math.min(...zs)],
    [Math.max(...xs), top * SHOULDER, Math.max(...zs)],
  ];
  return near.length > 1 ? [...near, ...corners] : points;
}
