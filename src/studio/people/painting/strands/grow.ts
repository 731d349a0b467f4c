import { takeHair } from '#studio/people/body/hair.ts';
import { takeFace } from '#studio/people/body/face.ts';
import type { Part } from '#studio/people/body/part.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { add, dot, normalize, scale, subtract } from '#studio/vector.ts';
import { flowAt } from './flow.ts';
import { fromHead } from './head-frame.ts';
import type { Strand } from './strand.ts';

type Surface = (p: Vec3) => number;

/** All that is drawn hair by hair on a head, in the person's own space: what is combed, and what will not be. */
export function growStrands(shape: PersonShape, random: Random, share: number): Strand[] {
  const surface = surfaceOf(shape, 'hair');
  const beard = surfaceOf(shape, 'beard');
  const skin = surfaceOf(shape, 'skin');
  const grown = [
    ...(shape.hair === 'bald' ? [] : hairOf(shape, surface, random.fork('hair'), share)),
    ...(shape.hasBeard ? beardOf(beard, random.fork('beard'), share) : []),
    ...browsOf(skin, shape, random.fork('brows'), share),
  ];
  const { place, turn } = fromHead(shape);
  return grown.map((strand) => ({
    ...strand,
    points: strand.points.map(place),
    normals: strand.normals.map(turn),
  }));
}

/** Distance to one part of the bare head. */
function surfaceOf(shape: PersonShape, wanted: Part): Surface {
  let nearest = Infinity;
  const take = (distance: number, part: Part): void => {
    if (part === wanted && distance < nearest) nearest = distance;
  };
  return (p) => {
    nearest = Infinity;
    if (wanted === 'hair') takeHair(p, shape, Infinity, take);
    else takeFace(p, shape, 0, take);
    return nearest;
  };
}

const HAIRS = 1300;
/** How many of a hundred stand off, and by how many metres at their tips. */
const WILD = { share: 0.2, off: 0.022 };

function hairOf(shape: PersonShape, surface: Surface, random: Random, share: number): Strand[] {
  const isShort = shape.hair === 'short' || shape.hair === 'tonsure';
  const isFalling = shape.hair === 'long' && !shape.hasWindblown;
  const lowest = shape.hat === 'none' ? 1.8 : 1.69;
  const strands: Strand[] = [];
  for (let i = 0; i < HAIRS * share; i++) {
    const fallsFrom = isFalling && random.chance(0.45) ? random.range(1.4, 1.62) : null;
    const root = fallsFrom ? rootBeside(surface, random, fallsFrom) : rootOn(surface, random);
    const isWild = random.chance(WILD.share);
    const tone = random.range(0.45, 1.75);
    const long = isShort ? random.range(0.02, 0.05) : random.range(0.05, isFalling ? 0.2 : 0.1);
    if (!root || root[1] > lowest) continue;
    const off = isWild ? random.range(0.3, 1) * WILD.off * (isShort ? 0.3 : 1) : 0.0012;
    const sway = random.range(-1, 1);
    const combed = (p: Vec3): Vec3 => {
      const flow = normalize(flowAt(p, shape));
      return normalize([flow[0] + sway * 0.14, flow[1] + sway * 0.05, flow[2] - sway * 0.12]);
    };
    strands.push({
      ...alongSurface(root, { surface, flow: combed, long, off }),
      tone,
      width: isWild ? 0.0006 : random.range(0.0006, 0.0014),
      kind: 'hair',
    });
  }
  return strands;
}

function beardOf(surface: Surface, random: Random, share: number): Strand[] {
  const strands: Strand[] = [];
  for (let i = 0; i < 520 * share; i++) {
    const [x, y] = [random.range(-0.066, 0.066), random.range(1.502, 1.625)];
    const tone = random.range(0.5, 1.9);
    const sway = random.range(-0.5, 0.5);
    const root = inward([x, y, 0.14], [0, 0, -1], surface);
    if (!root) continue;
    strands.push({
      ...alongSurface(root, {
        surface,
        flow: () => normalize([x * 2 + sway * 0.5, -1, 0.12]),
        long: random.range(0.008, 0.018),
        off: random.range(0.001, 0.006),
      }),
      tone,
      width: 0.0006,
      kind: 'beard',
    });
  }
  return strands;
}

/** Short hairs over the eyes, denser towards the nose, and the lashes of lowered lids. */
function browsOf(skin: Surface, shape: PersonShape, random: Random, share: number): Strand[] {
  const strands: Strand[] = [];
  const count = (shape.isWoman ? 46 : 74) * Math.max(0.4, share);
  for (const side of [-1, 1])
    for (let i = 0; i < count; i++) {
      const t = random.next();
      const aside = 0.0135 + 0.038 * t;
      const arch = shape.isWoman ? 0.0055 : 0.0035;
      const y = 1.6785 + arch * Math.sin(Math.min(1, t * 1.25) * 2.4) - 0.004 * t * t;
      const thick = (shape.isWoman ? 0.0017 : 0.003) * (1 - 0.62 * t);
      const at: Vec3 = [side * aside, y + random.range(-thick, thick), 0.13];
      const root = inward(at, [0, 0, -1], skin);
      const lean = random.range(0.1, 0.9);
      if (!root) continue;
      strands.push({
        ...alongSurface(root, {
          surface: skin,
          flow: () => normalize([side, lean * (1 - 1.5 * t), 0]),
          long: random.range(0.005, 0.0095),
          off: 0.0004,
        }),
        tone: random.range(0.6, 1.1),
        width: 0.001,
        kind: 'brow',
      });
    }
  return strands;
}

/** A root anywhere on the crown, the temples or the nape. */
function rootOn(surface: Surface, random: Random): Vec3 | null {
  const turn = random.range(0, 2 * Math.PI);
  const up = random.range(-0.75, 1);
  const round = Math.sqrt(1 - up * up);
  const out: Vec3 = [Math.sin(turn) * round, up, Math.cos(turn) * round];
  return inward(add([0, 1.67, -0.015], scale(out, 0.2)), scale(out, -1), surface);
}

/** On the locks that fall over back and shoulders. */
function rootBeside(surface: Surface, random: Random, y: number): Vec3 | null {
  const turn = random.range(0, 2 * Math.PI);
  const out: Vec3 = [Math.sin(turn), 0, Math.cos(turn)];
  return inward(add([0, y, -0.04], scale(out, 0.2)), scale(out, -1), surface);
}

function inward(from: Vec3, to: Vec3, surface: Surface): Vec3 | null {
  let p = from;
  for (let i = 0; i < 16; i++) {
    const distance = surface(p);
    if (distance < 0.0008) return p;
    p = add(p, scale(to, distance * 0.95));
    if (dot(subtract(p, from), to) > 0.26) return null;
  }
  return surface(p) < 0.004 ? p : null;
}

const STEPS = 7;

/** Combed along the surface from its root, and off it by so much at the tip. */
function alongSurface(
  root: Vec3,
  {
    surface,
    flow,
    long,
    off,
  }: { surface: Surface; flow: (p: Vec3) => Vec3; long: number; off: number },
): Pick<Strand, 'points' | 'normals'> {
  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  let p = root;
  for (let i = 0; i <= STEPS; i++) {
    const n = gradientOf(surface, p);
    const above = 0.0006 + off * (i / STEPS) ** 2;
    points.push(add(p, scale(n, above)));
    normals.push(n);
    const to = flow(p);
    const along = normalize(subtract(to, scale(n, dot(to, n))));
    const next = add(p, scale(along, long / STEPS));
    // Hair that has come to its end hangs on by itself.
    const distance = surface(next);
    p = distance > 0.012 ? next : subtract(next, scale(n, distance));
  }
  return { points, normals };
}

function gradientOf(surface: Surface, p: Vec3): Vec3 {
  const e = 0.0015;
  const a = surface([p[0] + e, p[1] - e, p[2] - e]);
  const b = surface([p[0] - e, p[1] - e, p[2] + e]);
  const c = surface([p[0] - e, p[1] + e, p[2] - e]);
  const d = surface([p[0] + e, p[1] + e, p[2] + e]);
  return normalize([a - b - c + d, c - a - b + d, b - a - c + d]);
}
