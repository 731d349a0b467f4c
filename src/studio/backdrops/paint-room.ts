import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { namer } from './name-shapes.ts';
import type { Named } from './name-shapes.ts';
import { createHdr } from '#studio/textures/hdr-image.ts';
import { byteToLinear } from '#studio/textures/colour.ts';

/** Draws flat shapes in a unit frame (1 = height) and lifts them to linear light with bright lights. */
export function paintRoom(
  { width, height }: { width: number; height: number },
  draw: (c: SKRSContext2D, aspect: number, named: Named) => void,
): HdrImage & { names: Uint16Array } {
  const canvas = createCanvas(width, height);
  const c = canvas.getContext('2d');
  c.scale(height, height);
  const names = new Uint16Array(width * height);
  draw(c, width / height, namer(c, names, { width, height }));
  return { ...liftCanvas(c, { width, height }), names };
}

/** Screen colours as linear light; the top of the scale shines. */
export function liftCanvas(
  c: SKRSContext2D,
  { width, height }: { width: number; height: number },
): HdrImage {
  const bytes = c.getImageData(0, 0, width, height).data;
  const table = Float32Array.from({ length: 256 }, (_, i) => {
    const l = byteToLinear(i);
    // Paper white is no lamp: the top of the scale must glow.
    return l * (0.8 + l * 0.9);
  });
  const image = createHdr(width, height);
  for (let i = 0; i < width * height; i++) {
    image.data[i * 3] = table[bytes[i * 4]!]!;
    image.data[i * 3 + 1] = table[bytes[i * 4 + 1]!]!;
    image.data[i * 3 + 2] = table[bytes[i * 4 + 2]!]!;
  }
  return image;
}

export function verticalFade(
  c: SKRSContext2D,
  aspect: number,
  stops: readonly (readonly [number, string])[],
): void {
  const g = c.createLinearGradient(0, 0, 0, 1);
  for (const [t, colour] of stops) g.addColorStop(t, colour);
  c.fillStyle = g;
  c.fillRect(0, 0, aspect, 1);
}

/** A soft pool of light on whatever was painted so far. */
export function pool(
  c: SKRSContext2D,
  at: { x: number; y: number; radius: number; colour: string },
): void {
  const g = c.createRadialGradient(at.x, at.y, 0, at.x, at.y, at.radius);
  g.addColorStop(0, at.colour);
  g.addColorStop(1, 'rgba(0,0,0,0)');
  c.save();
  c.globalCompositeOperation = 'lighter';
  c.fillStyle = g;
  c.fillRect(at.x - at.radius, at.y - at.radius, at.radius * 2, at.radius * 2);
  c.restore();
}
