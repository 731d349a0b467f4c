import type { Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { addMaterial, addObject } from '#studio/scene-builder.ts';
import { add, cross, normalize } from '#studio/vector.ts';
import { addStreamGlow } from './glow-card.ts';
import { addSheet } from './making/mesh.ts';
import { once, wineMedium } from './making/kit.ts';
import type { Kit } from './making/kit.ts';

export interface Pour {
  from: Vec3;
  /** How far the wine would travel in one fall without gravity. */
  velocity: Vec3;
  to: Vec3;
  wine: WineColour;
  /** Radius at the mouth and where it lands. */
  radii: readonly [number, number];
  phase: number;
  /** Pale wine before a dark room: light comes through it from behind. */
  isBacklit?: boolean;
}

const STEPS = 46;
const SIDES = 18;

/** A falling stream: thinning, twisting, spreading where it meets the wine. */
export function addPour(kit: Kit, pour: Pour): void {
  const medium = wineMedium(kit, pour.wine, STRENGTHS[pour.wine] ?? 0.55);
  const material = once(kit, `stream ${medium}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: medium }),
  );
  const object = addObject(kit.scene, { role: 'hero', name: 'pour' });
  const rows = Array.from({ length: STEPS + 1 }, (_, i) => ringAt(pour, i / STEPS));
  addSheet({ scene: kit.scene, object, material }, rows, { isClosed: true, isOutward: true });
  if (pour.isBacklit) {
    const path = Array.from({ length: GLOW_STEPS + 1 }, (_, i) => wayOf(pour, 1 - i / GLOW_STEPS));
    addStreamGlow(kit, path, pour.radii[1] * 0.8);
  }
}
const GLOW_STEPS = 10;
/** So thin, pale wine would be water; a camera sees it against the light that fills its glass. */
const STRENGTHS: Partial<Record<WineColour, number>> = {
  rose: 14,
  sparkling_rose: 14,
  white: 15,
  orange: 8,
};

const wayOf = ({ from, velocity, to }: Pour, t: number): Vec3 => {
  const at = (k: 0 | 1 | 2): number =>
    from[k] + velocity[k] * t + (to[k] - from[k] - velocity[k]) * t * t;
  return [at(0), at(1), at(2)];
};

function ringAt(pour: Pour, t: number): Vec3[] {
  const { from, velocity, to, radii, phase } = pour;
  const middle = wayOf(pour, t);
  const slope = (k: 0 | 1 | 2): number => velocity[k] + 2 * (to[k] - from[k] - velocity[k]) * t;
  const along = normalize([slope(0), slope(1), slope(2)]);
  const u = cross(along, [0, 0, 1]);
  const w = cross(u, along);
  const landing = t > 0.93 ? 1 + ((t - 0.93) / 0.07) ** 2 * 1.2 : 1;
  const radius = (radii[0] + (radii[1] - radii[0]) * t ** 0.6) * landing;
  return Array.from({ length: SIDES }, (_, j): Vec3 => {
    const a = (j / SIDES) * Math.PI * 2;
    const wobble =
      1 +
      0.12 * Math.sin(a * 2 + t * 9 + phase) +
      0.07 * Math.sin(a * 3 - t * 17) +
      0.06 * Math.sin(t * 40 + phase);
    const [c, s] = [Math.cos(a) * radius * wobble, Math.sin(a) * radius * wobble * 0.72];
    return add(middle, [u[0] * c + w[0] * s, u[1] * c + w[1] * s, u[2] * c + w[2] * s]);
  });
}
