import { pathOf } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addLeafBlade,
  addTube,
  apart,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

interface Leaves {
  /** How long and how wide a leaf is, in centimetres. */
  long: number;
  wide: number;
  tones: readonly MaterialRef[];
  bark: MaterialRef;
}

/** Twigs of a branch that lies, or stands in its vase. */
const LYING = [
  '-13 .8 1, -5 1.6 -.4, 4 1.8 .6, 13 2 -1',
  '-6 1.4 0, -1 2 4, 4 1.8 8',
  '-2 1.6 0, 4 2.2 -4, 9 1.8 -7',
];
const STANDING = [
  '0 14 0, -1 24 0, -4 36 1, -7 44 2',
  '0 14 0, 1 26 1, 5 38 -1, 9 45 -1',
  '0 14 0, 0 28 2, 0 40 4, -1 48 5',
  '0 14 0, -3 24 -2, -9 33 -3',
];

/** Twigs with pairs of leaves along them; answers their points, for fruit. */
function addBranch(
  model: Model,
  { long, wide, tones, bark }: Leaves,
  { twigs, random }: { twigs: readonly string[]; random: Random },
): Vec3[] {
  const points: Vec3[] = [];
  for (const twig of twigs) {
    const path = curve(pathOf(twig), 5);
    addTube(apart(model, 'twig'), path, {
      radius: (t) => 0.42 - 0.28 * t,
      material: bark,
      sides: 6,
    });
    path.forEach((p, i) => {
      if (i < 2) return;
      const before = path[i - 1]!;
      const along = [p[0] - before[0], p[1] - before[1], p[2] - before[2]] as const;
      const length = Math.hypot(...along);
      points.push(p);
      for (const s of [-1, 1]) {
        const a = i * 1.9 + (s > 0 ? Math.PI : 0) + random.range(-0.3, 0.3);
        const reach = long * random.range(0.8, 1.15);
        const k = (reach * 0.55) / length;
        addLeafBlade(model, {
          from: p,
          to: [
            p[0] +
              along[0] * k +
              Math.cos(a) * reach * 0.7 * (along[0] ** 2 > along[1] ** 2 ? 0.3 : 1),
            Math.max(0.2, p[1] + along[1] * k + Math.abs(Math.sin(a)) * reach * 0.25),
            p[2] + along[2] * k + Math.sin(a) * reach * 0.75,
          ],
          width: wide,
          cup: 0.12,
          material: random.pick(tones),
        });
      }
    });
  }
  return points;
}

const twigsFor = (states: readonly string[]): readonly string[] =>
  states.includes('in_vase') ? STANDING : LYING;

/** Narrow silvery leaves, and olives among them. */
export const makeOliveBranch: MakeThing = (kit, place, { random, states }) => {
  const model = startModel(kit, place, 'olive_branch');
  const tones = ['#5f7350', '#7d8f6c', '#98a488'].map((c) => paint(kit, c, { coat: 0.3 }));
  const points = addBranch(
    model,
    { long: 4.6, wide: 1, tones, bark: paint(kit, '#7a6a52') },
    { twigs: twigsFor(states), random },
  );
  for (let i = 1; i < points.length; i += 4) {
    const [x, y, z] = points[i]!;
    addBlob(model, {
      at: [x + 0.6, Math.max(0.8, y - 0.7), z + 0.8],
      radii: [0.8, 1, 0.8],
      material: paint(kit, i % 8 === 1 ? '#55622a' : '#2e2230', { coat: 0.9, rough: 0.12 }),
      rings: 8,
      sides: 12,
    });
  }
};

/** Round leaves of a bluish green. */
export const makeEucalyptus: MakeThing = (kit, place, { random, states }) => {
  const tones = ['#6d8a82', '#86a096', '#a3b5a6'].map((c) => paint(kit, c, { coat: 0.1 }));
  addBranch(
    startModel(kit, place, 'eucalyptus'),
    { long: 3.4, wide: 3.4, tones, bark: paint(kit, '#8a6a50') },
    { twigs: twigsFor(states), random },
  );
};

/** White bolls in their brown stars. */
export const makeCotton: MakeThing = (kit, place, { random, states }) => {
  const model = startModel(kit, place, 'cotton');
  const [bark, husk] = [paint(kit, '#5a4028', { coat: 0.1 }), paint(kit, '#7a5a3a', { coat: 0.1 })];
  const white = paint(kit, '#f2efe8', { coat: 0, rough: 1 });
  for (const twig of twigsFor(states)) {
    const path = curve(pathOf(twig), 3);
    addTube(apart(model, 'twig'), path, { radius: 0.3, material: bark, sides: 6 });
    path.forEach(([x, y, z], i) => {
      if (i % 3 !== 0 || i === 0) return;
      const at: Vec3 = [x, y + 1.4, z + random.range(-1, 1)];
      for (let k = 0; k < 4; k++) {
        const a = (k / 4) * Math.PI * 2 + i;
        addBall(
          model,
          [at[0] + Math.cos(a) * 0.95, at[1] + (k % 2) * 0.5, at[2] + Math.sin(a) * 0.95],
          1.25,
          white,
        );
        addLeafBlade(apart(model, 'husk'), {
          from: [at[0], at[1] - 1.4, at[2]],
          to: [at[0] + Math.cos(a) * 2.6, at[1] - 0.2, at[2] + Math.sin(a) * 2.6],
          width: 1.2,
          material: husk,
        });
      }
    });
  }
};

/** Bare twigs in blossom: five petals each, of the colour that was said. */
export const makeBlossomBranch: MakeThing = (kit, place, { random, states, colour }) => {
  const model = startModel(kit, place, 'cherry_blossom');
  const bark = paint(kit, '#4a342a', { coat: 0.1 });
  const petals = (colour ? [colour] : ['#f6c9d4', '#fbe3e8', '#f2b3c4']).map((tone) =>
    paint(kit, tone, { coat: 0.1, rough: 0.6, translucency: 0.4 }),
  );
  const heart = paint(kit, '#d9a23a');
  for (const twig of twigsFor(states)) {
    const path = curve(pathOf(twig), 5);
    addTube(apart(model, 'twig'), path, {
      radius: (t) => 0.42 - 0.26 * t,
      material: bark,
      sides: 6,
    });
    for (const [x, y, z] of path.slice(1))
      for (let k = 0; k < 2; k++) {
        const at: Vec3 = [
          x + random.range(-1, 1),
          Math.max(1.1, y + random.range(0.3, 1.5)),
          z + random.range(-1.3, 1.3),
        ];
        const [lean, turn] = [random.range(-0.4, 0.4), random.range(0, 1.2)];
        const material = random.pick(petals);
        for (let i = 0; i < 5; i++) {
          const a = turn + (i / 5) * Math.PI * 2;
          addLeafBlade(model, {
            from: at,
            to: [
              at[0] + Math.cos(a) * 1.25,
              at[1] + 0.35 + Math.cos(a) * lean,
              at[2] + Math.sin(a) * 1.25,
            ],
            width: 1.15,
            material,
            bend: 0.1,
          });
        }
        addBall(apart(model, 'hearts'), [at[0], at[1] + 0.25, at[2]], 0.26, heart);
      }
  }
};
