import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { createHdr } from '#studio/textures/hdr-image.ts';
import { smoothstep } from '#studio/textures/noise.ts';
import { dot, normalize } from '#studio/vector.ts';
import type { Part, Sample } from './person.ts';

export interface PersonView {
  width: number;
  height: number;
  /** Metres that one pixel shows, and the figure's feet in pixels. */
  unit: number;
  foot: readonly [number, number];
  /** Turn about the upright, in radians: 0 faces us, π shows the back. */
  facing: number;
  key: { from: Vec3; light: Rgb };
  rim: { from: Vec3; light: Rgb };
  ambient: Rgb;
}

export interface RenderedPerson {
  /** Light times cover, so that blurring keeps the edge clean. */
  image: HdrImage;
  cover: Float32Array;
  /** Where the glass in the hand is seen. */
  vessel: Uint8Array;
}

type Body = (p: Vec3) => Sample;
type Colour = (part: Part, p: Vec3) => Rgb;

const STEPS = 60;
const START = 0.62;
const END = -0.6;
const TALLEST = 1.92;
const WIDEST = 0.78;

/** Sphere-traces one person with parallel rays and lights it from two sides. */
export function renderPerson(
  { body, solid }: { body: Body; solid: Body },
  colour: Colour,
  view: PersonView,
): RenderedPerson {
  const image = createHdr(view.width, view.height);
  const cover = new Float32Array(view.width * view.height);
  const vessel = new Uint8Array(view.width * view.height);
  const [c, s] = [Math.cos(view.facing), Math.sin(view.facing)];
  const turn =
    (of: Body): Body =>
    (p) =>
      of([p[0] * c - p[2] * s, p[1], p[0] * s + p[2] * c]);
  const [turned, opaque] = [turn(body), turn(solid)];
  const own = (p: Vec3): Vec3 => [p[0] * c - p[2] * s, p[1], p[0] * s + p[2] * c];
  const left = Math.max(0, Math.floor(view.foot[0] - WIDEST / view.unit));
  const right = Math.min(view.width, Math.ceil(view.foot[0] + WIDEST / view.unit));
  const top = Math.max(0, Math.floor(view.foot[1] - TALLEST / view.unit));
  const bottom = Math.min(view.height, Math.ceil(view.foot[1]));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const ray = [
        (x + 0.5 - view.foot[0]) * view.unit,
        (view.foot[1] - y - 0.5) * view.unit,
      ] as const;
      const hit = march(turned, ray);
      if (!hit) continue;
      const i = y * view.width + x;
      const front = shade(turned, view, hit, colour(hit.part, own(hit.at)));
      const isVessel = hit.part === 'glass' || hit.part === 'wine';
      if (!isVessel) {
        cover[i] = 1;
        image.data.set(front, i * 3);
        continue;
      }
      vessel[i] = 1;
      const dense = densityOf(turned, hit);
      const behind = march(opaque, ray);
      const seen = behind && shade(opaque, view, behind, colour(behind.part, own(behind.at)));
      cover[i] = seen ? 1 : dense;
      image.data.set(
        front.map((light, k) => light * dense + (seen ? seen[k]! * (1 - dense) : 0)),
        i * 3,
      );
    }
  }
  return { image, cover, vessel };
}

/** Wine hides most of what is behind it, clear glass only at its edges. */
function densityOf(body: Body, { at, part }: Hit): number {
  const edge = (1 - Math.abs(normalAt(body, at)[2])) ** 1.6;
  return part === 'wine' ? 0.72 + 0.28 * edge : 0.12 + 0.7 * edge;
}

interface Hit {
  at: Vec3;
  part: Part;
}

function march(body: Body, [x, y]: readonly [number, number]): Hit | null {
  let z = START;
  for (let i = 0; i < STEPS && z > END; i++) {
    const { distance, part } = body([x, y, z]);
    if (distance < 0.0016) return { at: [x, y, z], part };
    z -= Math.max(0.0018, distance * 0.9);
  }
  return null;
}

const CLOTH: readonly Part[] = ['torso', 'sleeve', 'legs'];

function shade(body: Body, view: PersonView, { at, part }: Hit, colour: Rgb): Rgb {
  const n = normalAt(body, at);
  const isSkin = part === 'skin' || part === 'lip';
  // Skin lets light creep round the terminator.
  const wrap = isSkin ? 0.3 : 0.12;
  const key =
    Math.max(0, (dot(n, view.key.from) + wrap) / (1 + wrap)) * shadow(body, at, view.key.from);
  const edge = (1 - Math.abs(n[2])) ** 2;
  const rim = Math.max(0, dot(n, view.rim.from)) * (0.35 + 0.65 * edge);
  const open = occlusion(body, at, n);
  const half = normalize([view.key.from[0], view.key.from[1], view.key.from[2] + 1]);
  const shine =
    part === 'glass' || part === 'wine' ? 0.5 : part === 'hair' ? 0.16 : isSkin ? 0.08 : 0.03;
  const gloss = shine * Math.max(0, dot(n, half)) ** (part === 'hair' ? 10 : 24);
  const fold = CLOTH.includes(part)
    ? 0.92 + 0.16 * Math.sin(at[1] * 34 + at[0] * 22 + Math.sin(at[0] * 40) * 1.4)
    : 1;
  const blood = isSkin ? smoothstep(0.5, 0, key) * 0.25 : 0;
  return [0, 1, 2].map((k) => {
    const light = view.ambient[k]! * open + view.key.light[k]! * key + view.rim.light[k]! * rim;
    return (
      colour[k]! * light * fold * (k === 0 ? 1 + blood : 1) +
      view.key.light[k]! * gloss * (0.3 + key)
    );
  }) as unknown as Rgb;
}

function normalAt(body: Body, p: Vec3): Vec3 {
  const e = 0.003;
  const d = (x: number, y: number, z: number): number =>
    body([p[0] + x, p[1] + y, p[2] + z]).distance;
  return normalize([d(e, 0, 0) - d(-e, 0, 0), d(0, e, 0) - d(0, -e, 0), d(0, 0, e) - d(0, 0, -e)]);
}

function shadow(body: Body, p: Vec3, to: Vec3): number {
  let light = 1;
  for (let t = 0.03; t < 0.4;) {
    const d = body([p[0] + to[0] * t, p[1] + to[1] * t, p[2] + to[2] * t]).distance;
    light = Math.min(light, (5 * d) / t);
    if (light < 0.02) return 0;
    t += Math.max(0.025, d);
  }
  return light;
}

function occlusion(body: Body, p: Vec3, n: Vec3): number {
  let open = 1;
  for (const reach of [0.03, 0.09]) {
    const d = body([p[0] + n[0] * reach, p[1] + n[1] * reach, p[2] + n[2] * reach]).distance;
    open -= Math.max(0, reach - d) * (reach < 0.05 ? 7 : 3.2);
  }
  return Math.max(0.12, open);
}
