import { intoView, projector } from '#studio/people/painting/person-view.ts';
import type { PersonView, PersonSheet } from '#studio/people/painting/person-view.ts';
import type { Part } from '#studio/people/body/part.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { byPart, dot, normalize } from '#studio/vector.ts';
import type { Strand } from './strand.ts';

/** What a strand lies on and takes its light from. */
const OWN: ReadonlySet<Part | null> = new Set<Part | null>(['hair', 'beard']);

/** Draws hair by hair over a rendered head: light and dark locks on it, single ones off it against the light. */
export function drawStrands(
  sheet: PersonSheet,
  strands: readonly Strand[],
  view: PersonView,
  hair: Rgb,
): void {
  const project = projector(view);
  for (const strand of strands) {
    const at = strand.points.map(project);
    const px = strand.width / view.unit;
    for (let i = 1; i < at.length; i++) {
      const [from, to] = [at[i - 1]!, at[i]!];
      if (isBeside(sheet, from[1], to[1])) continue;
      const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.7));
      const along = normalize([to[0] - from[0], from[1] - to[1], (to[2] - from[2]) / view.unit]);
      const n = intoView(strand.normals[i]!, view);
      const light = lightOn(strand, { n, along, view, hair });
      const taper = Math.sqrt(1 - i / at.length) * Math.min(1, i / 2);
      for (let k = 0; k < steps; k++) {
        const t = k / steps;
        const x = from[0] + (to[0] - from[0]) * t - sheet.box.left - 0.5;
        const y = from[1] + (to[1] - from[1]) * t - sheet.box.top - 0.5;
        dab(sheet, [x, y, from[2] + (to[2] - from[2]) * t], {
          alpha: Math.min(0.8, px * 0.62) * taper,
          light,
          kind: strand.kind,
          tone: strand.tone,
        });
      }
    }
  }
}

/** A head lies in several bands of rows: most of its hair is in another. */
const isBeside = ({ box: { top, height } }: PersonSheet, from: number, to: number): boolean =>
  Math.max(from, to) < top - BRUSH || Math.min(from, to) > top + height + BRUSH;
/** Pixels that a touch of the brush reaches, and more. */
const BRUSH = 2;

interface Dab {
  alpha: number;
  light: { own: Rgb; gloss: Rgb };
  kind: Strand['kind'];
  tone: number;
}

/** One touch of a fine brush, shared out among four pixels. */
function dab(sheet: PersonSheet, [x, y, z]: Vec3, touch: Dab): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const { width, height } = sheet.box;
  for (const [px, py] of [
    [left, top],
    [left + 1, top],
    [left, top + 1],
    [left + 1, top + 1],
  ] as const) {
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const share = (1 - Math.abs(x - px)) * (1 - Math.abs(y - py));
    if (share > 0.02)
      touchPixel(sheet, py * width + px, z, { ...touch, alpha: touch.alpha * share });
  }
}

function touchPixel(sheet: PersonSheet, i: number, z: number, touch: Dab): void {
  const cover = sheet.cover[i]!;
  if (cover > 0 && sheet.depth[i]! > z + 0.006) return;
  const { data } = sheet.image;
  const { alpha, light, kind, tone } = touch;
  const part = sheet.parts[i] ?? null;
  // On its own kind it is as light as what it lies on, only of another tone.
  if (cover > 0.5 && (OWN.has(part) || kind === 'brow')) {
    const times = kind === 'brow' ? 0.5 : tone;
    for (let k = 0; k < 3; k++) {
      const under = data[i * 3 + k]!;
      data[i * 3 + k] = under + alpha * (under * (times - 1) + light.gloss[k]! * cover);
    }
    return;
  }
  if (kind === 'brow') return;
  for (let k = 0; k < 3; k++)
    data[i * 3 + k] = data[i * 3 + k]! * (1 - alpha) + alpha * (light.own[k]! + light.gloss[k]!);
  sheet.cover[i] = cover + (1 - cover) * alpha;
  if (sheet.cover[i] > 0.5 && part === null) sheet.parts[i] = 'hair';
}

/** Light on one hair: dull along the lamp, bright across it, aglow where the sun is behind it. */
function lightOn(
  { tone }: Strand,
  { n, along, view, hair }: { n: Vec3; along: Vec3; view: PersonView; hair: Rgb },
): Dab['light'] {
  const across = (from: Vec3): number => Math.sqrt(Math.max(0, 1 - dot(along, from) ** 2));
  const half = normalize([view.key.from[0], view.key.from[1], view.key.from[2] + 1]);
  const key = Math.max(0, (dot(n, view.key.from) + 0.3) / 1.3) * across(view.key.from);
  const edge = (1 - Math.abs(n[2])) ** 2;
  const rim = Math.max(0, dot(n, view.rim.from) + 0.35) * edge;
  const gloss = 0.05 * across(half) ** 40 * key;
  return {
    own: byPart(
      (k) =>
        hair[k] *
        tone *
        (view.ambient[k] + view.key.light[k] * key + view.rim.light[k] * rim * 1.6),
    ),
    gloss: byPart(
      (k) => view.key.light[k] * gloss + view.rim.light[k] * (0.12 + hair[k]) * rim * 0.35,
    ),
  };
}
