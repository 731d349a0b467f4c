import type { Random } from '#studio/random.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { MaterialRef, ObjectId, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { add, compose, rotate, rotation, subtract } from '#studio/vector.ts';
import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addSheet, tubeRows } from '#studio/props/making/mesh.ts';
import { addCluster } from './grapes.ts';
import { addLeaf } from './vine.ts';

/** As high as a knee and a half; old stocks grow thick, not tall. */
const HEIGHT = 62;
const ARMS = 5;
const SHOOT = 26;
const LEAVES_A_SHOOT = 7;

/** An old vine without wires: a twisted trunk, its arms, and on them what the season leaves. */
export const makeVineStock: MakeThing = (kit, { position, yaw }, look) => {
  const { random, season, wine } = look;
  const turn = rotation({ y: yaw });
  const at = (p: Vec3): Vec3 => add(position, rotate(turn, p));
  const object = addObject(kit.scene, { role: 'hero', name: 'old vine', thing: 'vine_stock' });
  const bark = barkOf(kit);
  const lean = random.range(-9, 9);
  const trunk = Array.from({ length: 22 }, (_, i): Vec3 => {
    const t = i / 21;
    const twist = Math.sin(t * 5.2 + lean) * 5 * (1 - t * 0.4);
    return at([lean * t + twist, t * HEIGHT - 2, Math.cos(t * 4.1) * 3]);
  });
  const flare = (t: number): number => 6.6 + 4.6 * (1 - t) ** 6 + 2.8 * t ** 5;
  addWood(kit, { object, bark, random }, trunk, flare);
  const head = trunk.at(-1)!;
  for (let i = 0; i < ARMS; i++) {
    const a = (i / ARMS) * Math.PI * 2 + random.range(-0.3, 0.3);
    const long = random.range(15, 23);
    const arm = Array.from({ length: 8 }, (_, n): Vec3 => {
      const t = n / 7;
      const out = long * t;
      const rise = 3 + 13 * t * t + Math.sin(t * 6 + i) * 1.4;
      return add(head, [Math.cos(a) * out, rise - 5, Math.sin(a) * out * 0.8]);
    });
    // Every winter's cut leaves its knot.
    const knots = (t: number): number =>
      (4.4 - 1.5 * t) * (1 + 0.24 * Math.max(0, Math.cos(t * 15 + i)));
    addWood(kit, { object, bark, random }, arm, knots);
    const tip = arm.at(-1)!;
    const isBare = season === 'winter';
    for (const side of [-1, 1]) {
      const reach = isBare ? random.range(5, 9) : SHOOT * random.range(0.8, 1.15);
      const shoot = shootFrom(tip, { a: a + side * 0.5, reach, droop: isBare ? 0 : 9 });
      addWood(kit, { object, bark, random }, shoot, (t) => 1 - 0.5 * t);
      if (!isBare) hangLeaves(kit, shoot, { ...look, object });
    }
    if ((season === 'summer' || season === 'autumn') && i % 2 === 0)
      addCluster(
        kit,
        {
          top: add(tip, [Math.cos(a) * 4, -2, Math.sin(a) * 4]),
          axis: [0, -15, 0],
          radius: 4.4,
          berry: 0.95,
          count: 60,
        },
        { wine, random: random.fork(`bunch ${i}`), role: 'prop' },
      );
  }
};

interface Wood {
  object: ObjectId;
  bark: MaterialRef;
  random: Random;
}

/** A limb whose bark stands in long ridges, turned a little about itself. */
function addWood(
  kit: Kit,
  { object, bark, random }: Wood,
  path: readonly Vec3[],
  radius: (t: number) => number,
): void {
  const [phase, spin] = [random.range(0, 6), random.range(2, 4)];
  const rows = tubeRows(path, radius, SIDES).map((row, i) =>
    row.map((p, j) => {
      const a = (j / SIDES) * Math.PI * 2 + (i / path.length) * spin;
      const ridge = 0.13 * Math.sin(a * 3 + phase) + 0.08 * Math.sin(a * 7 + phase * 2 + i * 0.6);
      const from = path[i]!;
      const out = subtract(p, from);
      return add(from, [out[0] * (1 + ridge), out[1] * (1 + ridge), out[2] * (1 + ridge)]);
    }),
  );
  addSheet({ scene: kit.scene, object, material: bark }, rows, { isClosed: true });
}
const SIDES = 20;

const barkOf = (kit: Kit): MaterialRef =>
  matte(kit, 'vine bark', () => ({
    texture: painted(kit, {
      painter: 'mottled',
      params: {
        seed: 9,
        tone: [122, 98, 76],
        marks: [
          { tone: [66, 48, 34], cells: 7, from: 0.5, to: 0.62, amount: 0.9 },
          { tone: [168, 146, 120], cells: 12, from: 0.56, to: 0.7, amount: 0.55 },
        ],
      },
      share: 0.3,
      bump: 3,
      scale: [7, 0.6],
    }),
    coat: 0.05,
    coatRoughness: 0.8,
  }));

function shootFrom(
  from: Vec3,
  { a, reach, droop }: { a: number; reach: number; droop: number },
): Vec3[] {
  return Array.from({ length: 7 }, (_, n): Vec3 => {
    const t = n / 6;
    const out = reach * t * 0.6;
    return add(from, [Math.cos(a) * out, reach * t - droop * t * t, Math.sin(a) * out]);
  });
}

/** Along the shoot on both sides, the oldest the largest. */
function hangLeaves(
  kit: Kit,
  shoot: readonly Vec3[],
  {
    random,
    season,
    object,
  }: Pick<Parameters<MakeThing>[2], 'random' | 'season'> & { object: ObjectId },
): void {
  for (let i = 0; i < LEAVES_A_SHOOT; i++) {
    const p = shoot[Math.min(shoot.length - 1, 1 + Math.round((i / LEAVES_A_SHOOT) * 5))]!;
    const side = i % 2 ? 1 : -1;
    const center = add(p, [side * random.range(2, 5), random.range(-2, 2), random.range(-4, 4)]);
    const face = rotation({ x: random.range(-0.9, 0.2), y: random.range(-0.8, 0.8) });
    const leaf = {
      center,
      size: random.range(4.6, 6.6) * (1 - i * 0.04),
      rotation: compose(rotation({ z: side * random.range(0.1, 0.7) }), face),
      bend: random.range(0.1, 0.3),
    };
    addLeaf(kit, leaf, { season, random, partOf: object });
  }
}
