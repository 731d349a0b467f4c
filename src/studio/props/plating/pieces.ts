import {
  addBall,
  addBlob,
  addBox,
  addLeafBlade,
  addPanel,
  addTube,
  around,
  curve,
} from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { Piece } from './heap-up.ts';

/** A material of the scene, made when the piece is laid. */
export type Stuff = (kit: Kit) => MaterialRef;

/** Round: peas, tomatoes, chickpeas. */
export const ball =
  (radius: number, ...stuff: readonly Stuff[]): Piece =>
  (part, random) =>
    addBall(part, [0, 0, 0], radius * random.range(0.9, 1.1), random.pick(stuff)(part.kit));

/** Pressed and knobbly: chunks of meat, potatoes, dumplings. */
export const chunk =
  (radii: Vec3, rough: number, ...stuff: readonly Stuff[]): Piece =>
  (part, random) => {
    const seed = random.range(0, 40);
    const k = random.range(0.86, 1.14);
    addBlob(part, {
      radii: [radii[0] * k, radii[1] * k, radii[2] * k],
      material: random.pick(stuff)(part.kit),
      swell: ([x, y, z]) => 1 + rough * (fbm(x * 2.2 + seed, y * 2.2 + z * 1.7, 2, 3) - 0.5) * 2,
      // Grains are many and seen as specks.
      ...(Math.max(...radii) < 0.7 ? { rings: 4, sides: 6 } : { rings: 9, sides: 14 }),
    });
  };

export const cube =
  (half: Vec3, ...stuff: readonly Stuff[]): Piece =>
  (part, random) =>
    addBox(part, { at: [0, 0, 0], half }, random.pick(stuff)(part.kit));

/** A bent thread: shredded cabbage, beans, spätzle, onions. */
export const thread =
  (length: number, radius: number, ...stuff: readonly Stuff[]): Piece =>
  (part, random) => {
    const bow = random.range(-0.35, 0.35) * length;
    const path: Vec3[] = [
      [-length / 2, 0, 0],
      [0, random.range(0, 0.2) * length * 0.4, bow],
      [length / 2, 0, random.range(-0.2, 0.2) * length],
    ];
    addTube(part, curve(path, 4), {
      radius: (t) => radius * (0.55 + 0.45 * Math.sin(Math.PI * Math.min(0.97, 0.1 + t * 0.8))),
      material: random.pick(stuff)(part.kit),
      sides: 6,
    });
  };

/** A flat round: slices of sausage, courgette, octopus. */
export const slice =
  (radius: number, thickness: number, face: Stuff, rim: Stuff): Piece =>
  (part, random) => {
    const k = random.range(0.85, 1.1);
    addPanel(part, {
      outline: around(18, (a) => radius * k * (1 + 0.04 * Math.sin(a * 3 + k * 9))),
      thickness,
      material: face(part.kit),
      side: rim(part.kit),
      at: [0, -thickness / 2, 0],
    });
  };

/** A ring lying flat: calamari, onions, olives. */
export const ring =
  (radius: number, thickness: number, stuff: Stuff): Piece =>
  (part, random) => {
    const k = random.range(0.8, 1.15);
    const path = Array.from({ length: 15 }, (_, i): Vec3 => {
      const a = (i / 14) * Math.PI * 2;
      return [Math.cos(a) * radius * k, 0, Math.sin(a) * radius * k * 0.9];
    });
    addTube(part, path, { radius: thickness, material: stuff(part.kit), sides: 7 });
  };

/** A leaf of a herb or a salad. */
export const leaf =
  (length: number, width: number, ...stuff: readonly Stuff[]): Piece =>
  (part, random) =>
    addLeafBlade(part, {
      from: [-length / 2, 0, 0],
      to: [length / 2, length * random.range(0.05, 0.3), 0],
      width: width * random.range(0.8, 1.15),
      material: random.pick(stuff)(part.kit),
      bend: length * 0.16,
      cup: 0.25,
    });
