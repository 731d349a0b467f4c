import type { Film } from '#studio/film.ts';
import { viewFilm } from './film-planes.ts';
import type { FilmPlanes } from './film-planes.ts';

/** A small film from a large one that is still being exposed: averaging blocks of pixels stands in for the denoiser. */
export function previewFilm(
  buffer: ArrayBufferLike,
  planes: FilmPlanes,
  size: { width: number; height: number },
): Film {
  const full = viewFilm(buffer, planes, planes.scratch);
  const light = [planes.sharp, planes.soft].map(
    (pointer) => new Float32Array(buffer, pointer, full.width * full.height * 4),
  );
  const film = emptyFilm(size.width, size.height);
  for (let y = 0; y < film.height; y++) {
    for (let x = 0; x < film.width; x++) {
      const to = y * film.width + x;
      const block = blockOf(film, full, x, y);
      film.hdr.set(meanOf(light, full.width, block), to * 3);
      copyPixel(full, block.center, film, to);
    }
  }
  return film;
}

function emptyFilm(width: number, height: number): Film {
  const n = width * height;
  return {
    width,
    height,
    hdr: new Float32Array(n * 3),
    ids: new Uint16Array(n),
    through: new Uint16Array(n),
    mixed: new Uint8Array(n),
    depth: new Float32Array(n),
    normals: new Int16Array(n * 3),
    coverage: new Uint8Array(n),
  };
}

interface Block {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  center: number;
}

function blockOf(small: Film, full: Film, x: number, y: number): Block {
  const x0 = Math.floor((x * full.width) / small.width);
  const y0 = Math.floor((y * full.height) / small.height);
  const x1 = Math.max(x0 + 1, Math.floor(((x + 1) * full.width) / small.width));
  const y1 = Math.max(y0 + 1, Math.floor(((y + 1) * full.height) / small.height));
  return { x0, x1, y0, y1, center: ((y0 + y1) >> 1) * full.width + ((x0 + x1) >> 1) };
}

function meanOf(
  layers: readonly Float32Array[],
  stride: number,
  { x0, x1, y0, y1 }: Block,
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const layer of layers) {
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const at = (y * stride + x) * 4;
        sum[0] += layer[at]!;
        sum[1] += layer[at + 1]!;
        sum[2] += layer[at + 2]!;
      }
    }
  }
  const k = 1 / ((x1 - x0) * (y1 - y0));
  return [sum[0] * k, sum[1] * k, sum[2] * k];
}

function copyPixel(from: Film, at: number, to: Film, index: number): void {
  to.ids[index] = from.ids[at]!;
  to.through[index] = from.through[at]!;
  to.mixed[index] = from.mixed[at]!;
  to.depth[index] = from.depth[at]!;
  to.coverage[index] = from.coverage[at]!;
  to.normals.set(from.normals.subarray(at * 3, at * 3 + 3), index * 3);
}
