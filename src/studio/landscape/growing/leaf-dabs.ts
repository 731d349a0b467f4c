import type { Rgb } from '#studio/textures/colour.ts';
import { addRgb } from '#studio/textures/colour.ts';
import { clamp, fbm, noise2, smoothstep } from '#studio/textures/noise.ts';
import type { Random } from '#studio/random.ts';
import { stream } from '#studio/random.ts';
import { isFromAside, projectX, projectY, throughAir } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { paintBareVine } from './bare-vines.ts';
import { leafColour } from './foliage.ts';
import { paintPost } from '#studio/landscape/posts.ts';

const MASK = 48;
const FAR_METRES = 75;
const NEAR_METRES = 1.3;
/** Leaves are never drawn smaller than this many pixels, however far away: more would only shimmer. */
const LEAF_PIXELS = 2.3;

/** With fewer leaves than this the wood of the vines is seen. */
const BARE = 0.06;

/** Covers the near rows with single leaves, far ones first. */
export function paintLeaves(canvas: LandscapeCanvas): void {
  const { view, terrain, foliage, spec } = canvas;
  const random = stream(spec.seed, 'leaves');
  const mask = leafMask();
  const spacing = terrain.shape.rowSpacing;
  const height = terrain.shape.canopyHeight / 1.45;
  const isBare = foliage.fullness < BARE;
  const isOpen = foliage.fullness < 0.5;
  for (let z = FAR_METRES; z > NEAR_METRES; z -= Math.max(0.05, z * 0.02)) {
    const slab = Math.max(0.05, z * 0.02);
    const half = z * (view.width / 2 / view.focal) * 1.12 + 1.5;
    const size = Math.max(0.1, (LEAF_PIXELS / view.focal) * z);
    const perRow = Math.max(
      isBare ? 0 : 1,
      Math.round(((slab * 3.15 * height) / (size * size * 0.62)) * foliage.fullness),
    );
    const first = Math.ceil(terrain.rowPhase(-half, z, 0));
    const last = Math.floor(terrain.rowPhase(half, z, 0));
    for (let row = first; row <= last; row++) {
      for (let i = 0; i < perRow; i++) {
        const leaf = growLeaf(canvas, random, {
          row,
          z: z + random.next() * slab,
          spacing,
          height,
        });
        if (leaf)
          stamp(
            canvas,
            mask,
            { ...leaf, radius: ((size * 0.5) / z) * view.focal * random.range(0.7, 1.25) },
            random,
          );
      }
      if (terrain.shape.crop !== 'bush' && !terrain.isLavender(0, row))
        paintPost(canvas, row, z, slab);
      if (isOpen && terrain.shape.crop === 'vines') paintBareVine(canvas, row, z, slab);
    }
  }
}

interface Leaf {
  px: number;
  py: number;
  z: number;
  colour: Rgb;
}

function growLeaf(
  canvas: LandscapeCanvas,
  random: Random,
  at: { row: number; z: number; spacing: number; height: number },
): Leaf | null {
  const { terrain, view, spec, foliage } = canvas;
  const { row, z } = at;
  const around = random.next() * Math.PI * 2;
  const out = 0.55 + 0.45 * Math.sqrt(random.next());
  const shoot = random.next() < 0.05 ? random.next() * 0.35 : 0;
  const aside = Math.cos(around) * 0.44 * out + (noise2(z * 1.1, row * 7, spec.seed) - 0.5) * 0.3;
  const up =
    0.98 +
    Math.sin(around) * 0.52 * out +
    (noise2(z * 0.9, row * 3, spec.seed + 5) - 0.5) * 0.35 +
    shoot;
  if (up < 0.42) return null;
  const x = terrain.rowX(row, z) + aside;
  const plant = terrain.plantAt(x, z, row);
  if (plant < 0.12 || up * at.height > 0.3 + plant * 1.7) return null;
  const px = projectX(view, x, z);
  const py = projectY(view, terrain.ground(x, z) + up * at.height, z);
  if (px < -30 || px > view.width + 30 || py > view.height + 30) return null;
  const leaves = terrain.isLavender(0, row) ? foliage.lavender : foliage.leaves;
  const tone =
    fbm(x * 0.05, z * 0.05, 2, spec.seed + 60) * 1.3 - 0.15 + (random.next() - 0.5) * 0.8;
  const colour = lightLeaf(canvas, leafColour(leaves, tone), { px, up, around, z }, random);
  return { px, py, z, colour };
}

function lightLeaf(
  canvas: LandscapeCanvas,
  leaf: Rgb,
  at: { px: number; up: number; around: number; z: number },
  random: Random,
): Rgb {
  const { palette, view } = canvas;
  const top = smoothstep(0.55, 1.55, at.up);
  const nearSun = Math.exp((-Math.abs(at.px - view.sunPx) / view.width) * 2.2);
  const tilt = random.next();
  const isBacklit = Math.max(0.15, view.toSun[2]);
  const back = tilt ** 2.2 * (0.25 + 0.75 * top) * (0.3 + nearSun) * isBacklit;
  const aside = Math.cos(at.around) * view.toSun[0];
  const above = Math.sin(at.around);
  const sideLit = Math.max(0, aside) * 0.5 + Math.max(0, -view.toSun[2]) * 0.5;
  const turned = random.next();
  // From beside us the sun lights one side of a row and its top, and leaves the other in shade.
  const front = isFromAside(view)
    ? clamp(aside + above * view.toSun[1] + 0.12) * (0.25 + 0.75 * turned)
    : (Math.max(0, above) * 0.25 + sideLit) * turned;
  // The lane gives some of it back to the leaves that look down on it.
  const least = isFromAside(view) ? 0.4 : 0.22;
  const sky = (least + (1 - least) * top * (0.55 + 0.45 * random.next())) * 1.35;
  const { ambient, sunLight } = palette;
  let c: Rgb = [
    leaf[0] * (ambient[0] * sky + sunLight[0] * (front + back * 1.15)),
    leaf[1] * (ambient[1] * sky + sunLight[1] * (front + back * 1.5)),
    leaf[2] * (ambient[2] * sky + sunLight[2] * (front + back * 0.5)),
  ];
  if (top > 0.82 && tilt > 0.8)
    c = addRgb(c, palette.sun, nearSun * (tilt - 0.8) * 2.2 * isBacklit);
  return throughAir(canvas, c, { metres: at.z, glow: nearSun });
}

function stamp(
  canvas: LandscapeCanvas,
  mask: Float32Array,
  leaf: Leaf & { radius: number },
  random: Random,
): void {
  const { width, height } = canvas.view;
  const { data } = canvas.image;
  const radius = Math.max(1.1, leaf.radius);
  const angle = random.next() * 6.28;
  const squash = 0.45 + 0.55 * random.next();
  const cos = Math.cos(angle) / radius;
  const sin = Math.sin(angle) / radius;
  const x1 = Math.min(width - 1, Math.ceil(leaf.px + radius));
  const y1 = Math.min(height - 1, Math.ceil(leaf.py + radius));
  for (let y = Math.max(0, Math.floor(leaf.py - radius)); y <= y1; y++) {
    for (let x = Math.max(0, Math.floor(leaf.px - radius)); x <= x1; x++) {
      const dx = x + 0.5 - leaf.px;
      const dy = y + 0.5 - leaf.py;
      const u = dx * cos + dy * sin;
      const v = (-dx * sin + dy * cos) / squash;
      const d = u * u + v * v;
      if (d >= 1) continue;
      const cell = Math.floor((v * 0.5 + 0.5) * MASK) * MASK + Math.floor((u * 0.5 + 0.5) * MASK);
      const alpha = (radius < 2.2 ? 1 - d : mask[cell]!) * 0.95;
      if (alpha <= 0.01) continue;
      // A fold along the rib: one half of the leaf a little brighter.
      const fold = 1 + u * 0.12;
      const o = (y * width + x) * 3;
      data[o]! += (leaf.colour[0] * fold - data[o]!) * alpha;
      data[o + 1]! += (leaf.colour[1] * fold - data[o + 1]!) * alpha;
      data[o + 2]! += (leaf.colour[2] * fold - data[o + 2]!) * alpha;
      canvas.depth[y * width + x] = leaf.z;
    }
  }
}

/** Silhouette of a five-lobed leaf with its notch at the stalk. */
function leafMask(): Float32Array {
  const mask = new Float32Array(MASK * MASK);
  for (let y = 0; y < MASK; y++) {
    for (let x = 0; x < MASK; x++) {
      const u = ((x + 0.5) / MASK) * 2 - 1;
      const v = ((y + 0.5) / MASK) * 2 - 1;
      const a = Math.atan2(v, u);
      const notch = 0.16 * smoothstep(0.5, 0, Math.abs(Math.abs(a) - Math.PI));
      const lobe = 0.62 + 0.2 * Math.abs(Math.cos(a * 2.5)) + 0.06 * Math.cos(a * 10) - notch;
      const rib = 1 - 0.25 * smoothstep(0.1, 0, Math.abs(v));
      mask[y * MASK + x] = clamp(smoothstep(lobe + 0.07, lobe - 0.07, Math.hypot(u, v)) * rib);
    }
  }
  return mask;
}
