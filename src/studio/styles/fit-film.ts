import type { Film } from '#studio/film.ts';

/** A film at the picture's own size; painterly styles are traced smaller. */
export function fitFilm(film: Film, width: number, height: number): Film {
  if (film.width === width && film.height === height) return film;
  const n = width * height;
  const out: Film = {
    ...film,
    width,
    height,
    hdr: new Float32Array(n * 3),
    ids: new Uint16Array(n),
    mixed: new Uint8Array(n),
    depth: new Float32Array(n),
    normals: new Int16Array(n * 3),
    albedo: new Uint16Array(n * 3),
    coverage: new Uint8Array(n),
  };
  for (let y = 0; y < height; y++) {
    const sy = ((y + 0.5) * film.height) / height - 0.5;
    for (let x = 0; x < width; x++) {
      const sx = ((x + 0.5) * film.width) / width - 0.5;
      copyNearest(film, out, { from: nearest(film, sx, sy), to: y * width + x });
      mixLight(film, out, { sx, sy, to: y * width + x });
    }
  }
  return out;
}

function nearest({ width, height }: Film, x: number, y: number): number {
  const cx = Math.min(width - 1, Math.max(0, Math.round(x)));
  const cy = Math.min(height - 1, Math.max(0, Math.round(y)));
  return cy * width + cx;
}

/** Ids, depths and normals must not be averaged across an outline. */
function copyNearest(film: Film, out: Film, { from, to }: { from: number; to: number }): void {
  out.ids[to] = film.ids[from]!;
  out.mixed[to] = film.mixed[from]!;
  out.depth[to] = film.depth[from]!;
  out.coverage[to] = film.coverage[from]!;
  for (let k = 0; k < 3; k++) {
    out.normals[to * 3 + k] = film.normals[from * 3 + k]!;
    out.albedo[to * 3 + k] = film.albedo[from * 3 + k]!;
  }
}

function mixLight(
  film: Film,
  out: Film,
  { sx, sy, to }: { sx: number; sy: number; to: number },
): void {
  const { width, height, hdr } = film;
  const x0 = Math.min(width - 1, Math.max(0, Math.floor(sx)));
  const y0 = Math.min(height - 1, Math.max(0, Math.floor(sy)));
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, y0 + 1);
  const fx = Math.min(1, Math.max(0, sx - x0));
  const fy = Math.min(1, Math.max(0, sy - y0));
  for (let k = 0; k < 3; k++) {
    const top = hdr[(y0 * width + x0) * 3 + k]! * (1 - fx) + hdr[(y0 * width + x1) * 3 + k]! * fx;
    const bottom =
      hdr[(y1 * width + x0) * 3 + k]! * (1 - fx) + hdr[(y1 * width + x1) * 3 + k]! * fx;
    out.hdr[to * 3 + k] = top * (1 - fy) + bottom * fy;
  }
}
