import type {
  ApplyStyle,
  Compose,
  DrawPicture,
  PaintLayers,
  PaintRoom,
  StandPeople,
} from '#studio/brief.ts';
import type { StudioSteps } from '#studio/workers/steps.ts';
import { BroadcastChannel } from 'node:worker_threads';
import { PLAIN_SPEC } from './plain-spec.ts';
import { smokeScene } from './smoke-scene.ts';

/** Where the slow painter says that it is at work. */
export const PAINTING = 'vignette-smoke-painting';

/** Prompts of tests that are not about reading are not read: each studio would load the vocabulary for them, which is larger than all the rest. */
export const understandPrompt: StudioSteps['understandPrompt'] = async (input) => {
  const asked = { prompt: input.prompt, style: input.styleId, size: input.sizeId };
  if (/^(a bottle of )?red\b/.test(input.prompt)) return { ...PLAIN_SPEC, ...asked };
  const { understand } = await import('#studio/lexicon/understand.ts');
  return understand(input.prompt, { style: input.styleId, size: input.sizeId });
};

export const compose: Compose = (brief) =>
  brief.styleId === 'illustration_poster'
    ? { technique: 'drawn' }
    : { technique: 'traced', scene: smokeScene(brief) };

export const drawPicture: DrawPicture = ({ width, height, seed }) => {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < pixels.length; i += 4) pixels[i] = (i + seed) & 255;
  const names = { width: 1, height: 1, numbers: new Uint16Array(1), entries: [] };
  return { width, height, pixels, names };
};

/** Flat stand-ins for the real textures. Prompts of tests may ask for a painter that breaks or dawdles. */
export const paintLayers: PaintLayers = ({ painter, width, height, params }) => {
  if (params['mood'] === 'broken') throw new Error('This painter is broken.');
  if (params['mood'] === 'slow') paintForEver();
  const color = new Uint8ClampedArray(width * height * 4).fill(255);
  const relief = new Uint8ClampedArray(width * height * 4).fill(128);
  const hdr = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const isDark = ((x >> 4) + (y >> 4)) % 2 === 0;
      if (painter === 'checker') color.set(isDark ? [70, 66, 64] : [96, 92, 90], i * 4);
      if (painter === 'label') color.set(y > 24 && y < 32 ? [120, 20, 30] : [236, 226, 206], i * 4);
      relief[i * 4] = 128 + ((x * 7 + y * 13) % 23);
      const glow = 0.1 * Math.exp(-((x / width - 0.5) ** 2 + (y / height - 0.4) ** 2) * 6);
      hdr.set([glow * 1.1, glow, glow * 0.9], i * 3);
    }
  }
  return { color, relief, hdr };
};

/** A room whose light is its first pixel. */
export const paintRoom: PaintRoom = (painting) => {
  const layers = paintLayers(painting);
  const mean = [...layers.hdr!.subarray(0, 3)] as [number, number, number];
  return { layers, light: { mean, bright: mean, from: 0.5 } };
};

/** Everybody is a lighter stripe. */
export const standPeople: StandPeople = ({ painting: { width }, layers, light, rows }) => {
  for (let y = rows.from; y < rows.to; y++)
    for (let x = width >> 2; x < width >> 1; x++)
      for (let c = 0; c < 3; c++)
        layers.hdr![(y * width + x) * 3 + c]! += light.mean[c]! * (2 + y / width);
};

/** Tells whoever listens that it has begun; only the end of its worker ends it. */
function paintForEver(): void {
  new BroadcastChannel(PAINTING).postMessage('begun');
  for (;;);
}

/** Exposure and gamma, nothing more. */
export const applyStyle: ApplyStyle = ({ film, rows }) => {
  const from = rows.from * film.width;
  const count = (rows.to - rows.from) * film.width;
  const pixels = new Uint8ClampedArray(count * 4).fill(255);
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) {
      const light = film.hdr[(from + i) * 3 + c]! * 1.3;
      pixels[i * 4 + c] = 255 * Math.pow(light / (1 + light), 1 / 2.2);
    }
  }
  return pixels;
};
