import type { Film } from '#studio/film.ts';
import type { Stretch } from '#studio/workroom.ts';
import {
  FILM_ALBEDO,
  FILM_COUNTS,
  FILM_COVERAGE,
  FILM_DEPTH,
  FILM_HEIGHT,
  FILM_IDS,
  FILM_LENGTH,
  FILM_MASK,
  FILM_MIXED,
  FILM_NORMALS,
  FILM_SCRATCH,
  FILM_SHARP,
  FILM_SOFT,
  FILM_THROUGH,
  FILM_WIDTH,
} from './layout.ts';
import type { Arena } from './memory.ts';

/** Where the planes of a film lie in the shared memory. */
export interface FilmPlanes {
  width: number;
  height: number;
  /** Pointer to the header that the tracer reads. */
  header: number;
  /** Four floats a pixel each; the denoiser leaves the picture in one of them, three floats a pixel. */
  sharp: number;
  soft: number;
  scratch: number;
  /** Colour of matte surfaces, three components of two bytes; 0 on glass and metal. Read by the denoiser alone. */
  albedo: number;
  normals: number;
  depth: number;
  ids: number;
  mixed: number;
  coverage: number;
  counts: number;
  mask: number;
  through: number;
}

export function allocateFilm(arena: Arena, width: number, height: number): FilmPlanes {
  const n = width * height;
  const planes = {
    sharp: arena.alloc(n * 16),
    soft: arena.alloc(n * 16),
    scratch: arena.alloc(n * 16),
    albedo: arena.alloc(n * 6),
    normals: arena.alloc(n * 6),
    depth: arena.alloc(n * 4),
    ids: arena.alloc(n * 2),
    mixed: arena.alloc(n),
    coverage: arena.alloc(n),
    counts: arena.alloc(n),
    mask: arena.alloc(n),
    through: arena.alloc(n * 2),
  };
  const header = new Int32Array(FILM_LENGTH);
  header[FILM_WIDTH] = width;
  header[FILM_HEIGHT] = height;
  header[FILM_SHARP] = planes.sharp;
  header[FILM_SOFT] = planes.soft;
  header[FILM_SCRATCH] = planes.scratch;
  header[FILM_ALBEDO] = planes.albedo;
  header[FILM_NORMALS] = planes.normals;
  header[FILM_DEPTH] = planes.depth;
  header[FILM_IDS] = planes.ids;
  header[FILM_MIXED] = planes.mixed;
  header[FILM_COVERAGE] = planes.coverage;
  header[FILM_COUNTS] = planes.counts;
  header[FILM_MASK] = planes.mask;
  header[FILM_THROUGH] = planes.through;
  return { width, height, header: arena.put(new Uint8Array(header.buffer)), ...planes };
}

/** The finished film as views of the shared memory; `hdr` is where the denoiser left the picture. */
export function viewFilm(buffer: ArrayBufferLike, planes: FilmPlanes, hdr: number): Film {
  const { width, height } = planes;
  const n = width * height;
  return {
    width,
    height,
    hdr: new Float32Array(buffer, hdr, n * 3),
    ids: new Uint16Array(buffer, planes.ids, n),
    through: new Uint16Array(buffer, planes.through, n),
    mixed: new Uint8Array(buffer, planes.mixed, n),
    depth: new Float32Array(buffer, planes.depth, n),
    normals: new Int16Array(buffer, planes.normals, n * 3),
    coverage: new Uint8Array(buffer, planes.coverage, n),
  };
}

/** Parts of a film that nobody reads once the denoiser has left the picture at `hdr`, in so many equal shares. */
export function idleShares(
  { sharp, normals, width, height }: FilmPlanes,
  hdr: number,
  shares: number,
): Stretch[][] {
  // The three planes of light and the albedo lie behind one another; the picture is somewhere among them.
  const runs = [
    { pointer: sharp, bytes: hdr - sharp },
    { pointer: hdr + width * height * 12, bytes: normals - hdr - width * height * 12 },
  ];
  const share = Math.floor((normals - sharp - width * height * 12) / shares);
  return Array.from({ length: shares }, (_, i) =>
    runs.flatMap(({ pointer, bytes }, k) => {
      const before = k === 0 ? 0 : runs[0]!.bytes;
      const from = Math.max(0, i * share - before);
      const to = Math.min(bytes, (i + 1) * share - before);
      return to > from ? [{ pointer: pointer + from, bytes: to - from }] : [];
    }),
  );
}
