import type { Random } from '#studio/random.ts';
import type { MaterialRef, ObjectId, Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene-spec.ts';
import { addObject, addPrimitive } from '#studio/scene-builder.ts';
import { add, cross, normalize, scale, subtract } from '#studio/vector.ts';
import { addSheet, tubeRows } from './mesh.ts';
import { matte, painted } from './kit.ts';
import type { Kit } from './kit.ts';

export interface Berry {
  center: Vec3;
  radius: number;
}

export interface Cluster {
  /** Top of the bunch, where it hangs. */
  top: Vec3;
  /** From the top to the tip; its length is the bunch's. */
  axis: Vec3;
  radius: number;
  berry: number;
  count: number;
  /** Berries rest on this height. */
  floor?: number;
}

/** Packs berries by pushing overlapping ones apart while the stalk pulls them in, as a real bunch grows. */
export function growCluster(cluster: Cluster, random: Random): Berry[] {
  const length = Math.hypot(...cluster.axis);
  const along = normalize(cluster.axis);
  const helper: Vec3 = Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const side = normalize(cross(along, helper));
  const front = cross(side, along);
  const wing = random.range(0, Math.PI * 2);
  const envelope = (t: number, angle: number): number => {
    const taper = (1 - t) ** 0.8 * Math.min(1, 0.5 + t * 4) * 1.18;
    const shoulder = t < 0.34 ? 0.34 * Math.max(0, Math.cos(angle - wing)) : 0;
    return cluster.radius * (taper + shoulder);
  };
  const seeds = Array.from({ length: cluster.count }, () => {
    const t = heightIn(random);
    const angle = random.next() * Math.PI * 2;
    const out = envelope(t, angle) * Math.sqrt(random.range(0.15, 1));
    const around = add(scale(side, Math.cos(angle) * out), scale(front, Math.sin(angle) * out));
    const center = add(add(cluster.top, scale(along, t * length)), around);
    return { center, radius: cluster.berry * berrySize(random), t, hold: envelope(t, angle) };
  });
  const home = (t: number): Vec3 => add(cluster.top, scale(along, t * length));
  for (let step = 0; step < 46; step++) relax(seeds, home, cluster.floor);
  return seeds.map(({ center, radius }) => ({ center, radius }));
}

/** Fewer berries towards the tip, as the bunch narrows. */
function heightIn(random: Random): number {
  for (let tries = 0; tries < 20; tries++) {
    const t = random.next();
    if (random.next() < (1 - t) ** 1.3 + 0.04) return t;
  }
  return 0.3;
}

/** Mostly even, a few late small ones. */
const berrySize = (random: Random): number =>
  random.chance(0.1) ? random.range(0.6, 0.82) : random.range(0.88, 1.1);

interface Seed {
  center: Vec3;
  radius: number;
  t: number;
  hold: number;
}

function relax(seeds: Seed[], home: (t: number) => Vec3, floor: number | undefined): void {
  for (const s of seeds) {
    const inward = subtract(home(s.t), s.center);
    s.center = add(s.center, scale(inward, 0.03));
  }
  for (let i = 0; i < seeds.length; i++) {
    for (let j = i + 1; j < seeds.length; j++) {
      const a = seeds[i]!;
      const b = seeds[j]!;
      const d = subtract(b.center, a.center);
      const reach = (a.radius + b.radius) * 0.95;
      const squared = d[0] * d[0] + d[1] * d[1] + d[2] * d[2];
      if (squared >= reach * reach || squared < 1e-9) continue;
      const distance = Math.sqrt(squared);
      const push = scale(d, ((reach - distance) / distance) * 0.5);
      a.center = subtract(a.center, push);
      b.center = add(b.center, push);
    }
  }
  if (floor === undefined) return;
  for (const s of seeds) {
    if (s.center[1] < floor + s.radius) s.center = [s.center[0], floor + s.radius, s.center[2]];
  }
}

interface SkinTone {
  tone: readonly [number, number, number];
  blush: readonly [number, number, number];
  bloom: number;
}

const DARK: readonly SkinTone[] = [
  { tone: [50, 16, 58], blush: [92, 26, 60], bloom: 0.6 },
  { tone: [40, 14, 56], blush: [70, 20, 62], bloom: 0.75 },
  { tone: [66, 20, 56], blush: [120, 34, 58], bloom: 0.45 },
  { tone: [34, 14, 52], blush: [60, 22, 66], bloom: 0.85 },
  { tone: [86, 26, 54], blush: [142, 62, 60], bloom: 0.3 },
];
const PALE: readonly SkinTone[] = [
  { tone: [168, 178, 78], blush: [206, 178, 84], bloom: 0.28 },
  { tone: [150, 170, 70], blush: [190, 186, 92], bloom: 0.36 },
  { tone: [186, 186, 88], blush: [214, 160, 78], bloom: 0.2 },
  { tone: [140, 160, 74], blush: [176, 180, 84], bloom: 0.42 },
];
const PINK: readonly SkinTone[] = [
  { tone: [150, 74, 84], blush: [196, 130, 90], bloom: 0.4 },
  { tone: [128, 56, 78], blush: [176, 98, 92], bloom: 0.5 },
  { tone: [170, 96, 88], blush: [206, 150, 96], bloom: 0.3 },
];

/** Skins for the grapes this wine is made from. */
export function grapeSkins(kit: Kit, wine: WineColour): MaterialRef[] {
  const isPale = wine === 'white' || wine === 'sparkling';
  const tones = isPale ? PALE : wine === 'orange' ? PINK : DARK;
  return tones.map((skin, seed) =>
    matte(kit, `grape ${isPale} ${wine === 'orange'} ${seed}`, () => ({
      texture: painted(kit, {
        painter: 'grape-skin',
        params: { seed: seed * 13 + 4, ...skin },
        share: 0.25,
        aspect: 0.5,
        hasRelief: false,
      }),
      coat: isPale ? 0.85 : 0.7,
      coatRoughness: 0.24,
      translucency: isPale ? 0.4 : 0.18,
    })),
  );
}

/** Adds the berries and the stalk they hang from. */
export function addCluster(
  kit: Kit,
  cluster: Cluster,
  { wine, random, role = 'hero' }: { wine: WineColour; random: Random; role?: 'hero' | 'prop' },
): ObjectId {
  const { scene } = kit;
  const berries = growCluster(cluster, random);
  const skins = grapeSkins(kit, wine);
  const object = addObject(scene, { role, name: 'grapes' });
  for (const { center, radius } of berries) {
    addPrimitive(scene, {
      kind: 'sphere',
      object,
      material: random.pick(skins),
      center,
      radius,
      spin: random.next(),
    });
  }
  addStalk(kit, cluster, object);
  return object;
}

function addStalk(kit: Kit, cluster: Cluster, object: ObjectId): void {
  const material = matte(kit, 'stalk', () => ({
    color: [0.3, 0.27, 0.1],
    coat: 0.2,
    coatRoughness: 0.5,
  }));
  const up = scale(normalize(cluster.axis), -1);
  const path = Array.from({ length: 6 }, (_, i): Vec3 => {
    const t = i / 5;
    return add(add(cluster.top, scale(cluster.axis, 0.14)), [
      up[0] * t * 5 + Math.sin(t * 3) * 0.25,
      up[1] * t * 5,
      up[2] * t * 5,
    ]);
  });
  addSheet(
    { scene: kit.scene, object, material },
    tubeRows(path, (t) => 0.24 + 0.1 * t, 7),
    { isClosed: true },
  );
}
