import type { Film } from '#studio/film.ts';
import type { Rows } from '#studio/row-bands.ts';
import { clamp } from '#studio/textures/noise.ts';
import type { ContactShadow, Cutout } from './cutout.ts';

const STEPS = 4096;
const SRGB = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const c = i / STEPS;
  return c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
});
/** No shoulder: white light stays white, or a white ground would turn grey under clear glass. */
const toScreen = (light: number): number => SRGB[(clamp(light) * STEPS) | 0]!;

/** Lays the traced things on their ground, or on none: then alpha says how much of any ground shows through. */
export function finishCutout(
  film: Film,
  cutout: Cutout,
  { width, rows }: { width: number; rows: Rows },
): Uint8ClampedArray {
  const out = new Uint8ClampedArray(width * (rows.to - rows.from) * 4);
  const { window, ground } = cutout;
  for (let y = rows.from; y < rows.to; y++) {
    const line = out.subarray((y - rows.from) * width * 4, (y - rows.from + 1) * width * 4);
    if (ground) fillGround(line, cutout, y);
    const row = y - window.top;
    if (row < 0 || row >= film.height) continue;
    for (let x = 0; x < film.width; x++) {
      const p = row * film.width + x;
      if (film.coverage[p] === 0) continue;
      layPixel(line, (window.left + x) * 4, film, p, ground !== null);
    }
  }
  return out;
}

/**
 * The film holds the things and what tinted glass lets through of a white ground; `coverage` holds the rest of it. On white
 * the result is exact, on any other ground the same pixel is that ground seen through the thing.
 */
function layPixel(
  line: Uint8ClampedArray,
  at: number,
  film: Film,
  p: number,
  isOpaque: boolean,
): void {
  const clear = 1 - film.coverage[p]! / 255;
  const shown = toScreen(clear);
  const alpha = 1 - shown;
  for (let c = 0; c < 3; c++) {
    const onWhite = toScreen(film.hdr[p * 3 + c]! + clear);
    // What the thing adds of its own, ready to be laid over a ground.
    const own = Math.max(0, onWhite - shown);
    if (isOpaque) line[at + c] = own * 255 + shown * line[at + c]!;
    else line[at + c] = alpha > 0 ? (own / alpha) * 255 : 0;
  }
  line[at + 3] = isOpaque ? 255 : alpha * 255;
}

/** Share of its light that a faded ground keeps at the top edge. */
const FADED = 0.5;

function fillGround(line: Uint8ClampedArray, { ground, shadows, fade }: Cutout, y: number): void {
  const share = fade ? FADED + (1 - FADED) * Math.min(1, y / (fade * 0.85)) : 1;
  const [r, g, b] = ground!.map((c) => c * 255 * share) as [number, number, number];
  const near = shadows.filter((shadow) => reachAt(shadow, y) > 0);
  const pixel = new Uint8ClampedArray([r, g, b, 255]);
  new Uint32Array(line.buffer, line.byteOffset, line.length / 4).fill(
    new Uint32Array(pixel.buffer)[0]!,
  );
  const left = Math.min(...near.map((shadow) => shadow.x - reachAt(shadow, y)));
  const right = Math.max(...near.map((shadow) => shadow.x + reachAt(shadow, y)));
  for (let x = Math.max(0, Math.floor(left)); x < Math.min(line.length / 4, right + 1); x++) {
    const light = 1 - shadeAt(near, x, y);
    line[x * 4] = r * light;
    line[x * 4 + 1] = g * light;
    line[x * 4 + 2] = b * light;
  }
}

const BREATH = 6;
const flatness = ({ rx, ry }: ContactShadow): number => ry + rx * 0.03;

/** Half the width of a shadow in this row; 0 where it has ended. */
function reachAt(shadow: ContactShadow, y: number): number {
  const dy = (y - shadow.y) / flatness(shadow);
  return shadow.rx * Math.sqrt(Math.max(0, (BREATH - (dy * dy) / 4) * 1.9));
}

/** Dark where a thing touches, then a soft breath that ends well before the border. */
function shadeAt(shadows: readonly ContactShadow[], x: number, y: number): number {
  let shade = 0;
  for (const s of shadows) {
    const dx = (x - s.x) / s.rx;
    const dy = (y - s.y) / flatness(s);
    const near = (dx * dx + dy * dy) * 0.7;
    const wide = (dx * dx) / 1.9 + (dy * dy) / 4;
    if (wide > BREATH) continue;
    shade = Math.max(shade, 0.36 * Math.exp(-near * near) + 0.12 * Math.exp(-wide * 1.5));
  }
  // Nothing below half a step of a byte: the ground itself stays exact.
  return shade < 0.004 ? 0 : shade;
}
