import { addTurned } from '#studio/props/making/joinery.ts';
import {
  addLeafBlade,
  addTube,
  apart,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { Random } from '#studio/random.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export type Grow = (model: Model, random: Random) => void;

/** A clay pot whose earth is at its rim; what grows there begins at `y = rim`. */
export const potted =
  (thing: ThingId, grow: Grow, { wide = 7, rim = 11 } = {}): MakeThing =>
  (kit, place, { random }) => {
    const model = startModel(kit, place, thing);
    const clay = skinOf(kit, '#b5633a', [['#d08a5c', 6, 0.5, 0.75, 0.6]], {
      coat: 0.05,
      rough: 0.7,
    });
    const [w, h] = [wide, rim];
    addTurned(
      apart(model, 'pot'),
      `0 .1, ${w * 0.64} .1, ${w * 0.9} ${h * 0.8}, ${w} ${h * 0.82}, ${w * 1.03} ${h}, ${w * 0.9} ${h}, ${w * 0.86} ${h * 0.93}`,
      clay,
      { isSharp: true },
    );
    addTurned(
      apart(model, 'earth'),
      `0 ${h * 0.95}, ${w * 0.88} ${h * 0.93}`,
      paint(kit, '#3a281a', { coat: 0 }),
    );
    grow(model, random);
  };

export const leafGreens = (model: Model): MaterialRef[] =>
  ['#4c7a2e', '#5f9038', '#3b6424'].map((tone) => paint(model.kit, tone, { translucency: 0.3 }));

/** Arching fronds, leaflets in pairs along each. */
export const growFern: Grow = (model, random) => {
  const greens = leafGreens(model);
  for (let i = 0; i < 17; i++) {
    const a = i * 2.39996;
    const [out, tall] = [random.range(15, 20), random.range(9, 17)];
    const [ca, sa] = [Math.cos(a), Math.sin(a)];
    const frond = curve(
      [
        [ca, 10.4, sa],
        [ca * out * 0.35, 11 + tall, sa * out * 0.35],
        [ca * out * 0.75, 11 + tall * 0.95, sa * out * 0.75],
        [ca * out, 11 + tall * 0.35, sa * out],
      ],
      5,
    );
    addTube(model, frond, { radius: 0.16, material: greens[2]!, sides: 5 });
    frond.forEach(([x, y, z], k) => {
      if (k < 2) return;
      const long = 4.4 * Math.sin(Math.PI * (0.2 + (0.78 * k) / frond.length));
      for (const s of [-1, 1])
        addLeafBlade(model, {
          from: [x, y, z],
          to: [x - sa * s * long + ca * 1.3, y - 0.5, z + ca * s * long + sa * 1.3],
          width: 1.5,
          material: greens[(i + k) % 2]!,
        });
    });
  }
};

/** Large heart-shaped leaves on long stalks, deeply cut at their edges. */
export const growMonstera: Grow = (model, random) => {
  const leaf = paint(model.kit, '#2f6b34', { coat: 0.6, rough: 0.25, translucency: 0.2 });
  const stalk = paint(model.kit, '#4d7a3a');
  for (let i = 0; i < 9; i++) {
    const a = i * 2.39996 + 0.6;
    const [out, tall] = [random.range(9, 15), 20 + i * 2.4];
    const [ca, sa] = [Math.cos(a), Math.sin(a)];
    const tip: Vec3 = [ca * out, 10 + tall, sa * out];
    addTube(model, curve([[0, 10, 0], [ca * out * 0.4, 10 + tall * 0.7, sa * out * 0.4], tip]), {
      radius: 0.32,
      material: stalk,
      sides: 6,
    });
    // Fingers of the cut blade, longest in the middle.
    for (const side of [-1, 1])
      for (let k = 0; k < 5; k++) {
        const along = k * 2.2;
        const wide = [5.4, 6.8, 6.6, 5.2, 3.4][k]!;
        addLeafBlade(model, {
          from: [tip[0] + ca * along, tip[1] - along * 0.55, tip[2] + sa * along],
          to: [
            tip[0] + ca * (along + 1.6) - sa * side * wide,
            tip[1] - along * 0.55 - 1.8,
            tip[2] + sa * (along + 1.6) + ca * side * wide,
          ],
          width: 3,
          material: leaf,
          cup: 0.05,
        });
      }
    addLeafBlade(model, {
      from: [tip[0] - ca, tip[1] + 0.4, tip[2] - sa],
      to: [tip[0] + ca * 14, tip[1] - 8, tip[2] + sa * 14],
      width: 3.6,
      material: leaf,
      cup: 0.05,
    });
  }
};

/** Shoots that hang over the rim with leaves of five points. */
export const growIvy: Grow = (model, random) => {
  const greens = ['#2f5a2a', '#44733a', '#6d9458'].map((tone) =>
    paint(model.kit, tone, { coat: 0.4, translucency: 0.2 }),
  );
  for (let i = 0; i < 15; i++) {
    const a = i * 2.39996;
    const [ca, sa] = [Math.cos(a), Math.sin(a)];
    const fall = random.range(1, 9.4);
    const shoot = curve(
      [
        [ca * 2, 10.6, sa * 2],
        [ca * 6, 15, sa * 6],
        [ca * 9.6, 11, sa * 9.6],
        [
          ca * (10.4 + random.range(0, 4)),
          Math.max(0.6, 10 - fall),
          sa * (10.4 + random.range(0, 4)),
        ],
      ],
      4,
    );
    addTube(model, shoot, { radius: 0.15, material: greens[0]!, sides: 5 });
    for (const [k, p] of shoot.entries())
      addIvyLeaf(model, p, { turn: a + k * 1.7, material: greens[(i + k) % 3]! });
  }
};

function addIvyLeaf(
  model: Model,
  [x, y, z]: Vec3,
  { turn, material }: { turn: number; material: MaterialRef },
): void {
  for (const [k, long] of [
    [-1.2, 1.5],
    [-0.6, 1.9],
    [0, 2.5],
    [0.6, 1.9],
    [1.2, 1.5],
  ] as const)
    addLeafBlade(model, {
      from: [x, y, z],
      to: [x + Math.cos(turn + k) * long, y - 0.2, z + Math.sin(turn + k) * long],
      width: 1.3,
      material,
      cup: 0.05,
    });
}
