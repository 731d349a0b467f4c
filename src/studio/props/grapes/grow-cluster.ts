import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { add, cross, normalize, scale } from '#studio/vector.ts';

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

const ROUNDS = 40;

/** Packs berries by pushing overlapping ones apart while the stalk pulls them in, as a real bunch grows. */
export function growCluster(cluster: Cluster, random: Random): Berry[] {
  const seeds = sow(cluster, random);
  for (let round = 0; round < ROUNDS; round++) {
    pullIn(seeds);
    pushApart(seeds);
    if (cluster.floor !== undefined) lift(seeds, cluster.floor);
  }
  return seeds.map(({ x, y, z, radius }) => ({ center: [x, y, z], radius }));
}

/** Plain mutable numbers: a thousand vectors a round would be most of the work. */
interface Seed {
  x: number;
  y: number;
  z: number;
  radius: number;
  home: Vec3;
}

function sow(cluster: Cluster, random: Random): Seed[] {
  const length = Math.hypot(...cluster.axis);
  const along = normalize(cluster.axis);
  const side = normalize(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const front = cross(side, along);
  const wing = random.range(0, Math.PI * 2);
  return Array.from({ length: cluster.count }, () => {
    const t = heightIn(random);
    const angle = random.next() * Math.PI * 2;
    const out = cluster.radius * girth(t, angle - wing) * Math.sqrt(random.range(0.15, 1));
    const home = add(cluster.top, scale(along, t * length));
    const around = add(scale(side, Math.cos(angle) * out), scale(front, Math.sin(angle) * out));
    const [x, y, z] = add(home, around);
    return { x, y, z, home, radius: cluster.berry * berrySize(random) };
  });
}

/** Narrow at the stalk, broad below it, tapering to the tip; one side carries a shoulder. */
function girth(t: number, fromWing: number): number {
  const taper = (1 - t) ** 0.8 * Math.min(1, 0.5 + t * 4) * 1.18;
  return taper + (t < 0.34 ? 0.34 * Math.max(0, Math.cos(fromWing)) : 0);
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

function pullIn(seeds: readonly Seed[]): void {
  for (const s of seeds) {
    s.x += (s.home[0] - s.x) * 0.03;
    s.y += (s.home[1] - s.y) * 0.03;
    s.z += (s.home[2] - s.z) * 0.03;
  }
}

function pushApart(seeds: readonly Seed[]): void {
  for (let i = 0; i < seeds.length; i++) {
    const a = seeds[i]!;
    for (let j = i + 1; j < seeds.length; j++) {
      const b = seeds[j]!;
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const dz = b.z - a.z;
      const reach = (a.radius + b.radius) * 0.95;
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared >= reach * reach || squared < 1e-9) continue;
      const distance = Math.sqrt(squared);
      const push = ((reach - distance) / distance) * 0.5;
      a.x -= dx * push;
      a.y -= dy * push;
      a.z -= dz * push;
      b.x += dx * push;
      b.y += dy * push;
      b.z += dz * push;
    }
  }
}

function lift(seeds: readonly Seed[], floor: number): void {
  for (const s of seeds) s.y = Math.max(s.y, floor + s.radius);
}
