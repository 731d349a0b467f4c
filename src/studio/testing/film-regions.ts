import type { Film, Picture } from '#studio/film.ts';
import type { ObjectId, SceneGraph, SceneObject, Vec3 } from '#studio/scene-graph.ts';

export function idsOf(
  scene: SceneGraph,
  isWanted: (object: SceneObject) => boolean,
): Set<ObjectId> {
  return new Set(scene.objects.filter(isWanted).map(({ id }) => id));
}

export function heroIds(scene: SceneGraph): Set<ObjectId> {
  return idsOf(scene, ({ role }) => role === 'hero');
}

/** Share of the frame in which one of the objects is seen. */
export function coverageOf(film: Film, ids: ReadonlySet<ObjectId>): number {
  return pixelsOf(film, ids).length / film.ids.length;
}

export interface FrameBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box round the objects as shares of the frame, 0…1; undefined when none is seen. */
export function frameBoxOf(film: Film, ids: ReadonlySet<ObjectId>): FrameBox | undefined {
  const pixels = pixelsOf(film, ids);
  if (pixels.length === 0) return undefined;
  const columns = pixels.map((p) => p % film.width);
  const rows = pixels.map((p) => Math.floor(p / film.width));
  const least = (values: number[]): number => values.reduce((a, b) => Math.min(a, b));
  const most = (values: number[]): number => values.reduce((a, b) => Math.max(a, b));
  return {
    left: least(columns) / film.width,
    right: (most(columns) + 1) / film.width,
    top: least(rows) / film.height,
    bottom: (most(rows) + 1) / film.height,
  };
}

/** Nothing touches the border: a hero that reaches it is cropped. */
export function isInsideFrame({ left, top, right, bottom }: FrameBox, margin = 0.005): boolean {
  return left >= margin && top >= margin && right <= 1 - margin && bottom <= 1 - margin;
}

/** Mean colour of what is coloured there: the wine, not the clear glass round it. */
export function meanTint(picture: Picture, film: Film, ids: ReadonlySet<ObjectId>): Vec3 {
  const chroma = (at: number) => {
    const rgb = picture.pixels.subarray(at, at + 3);
    return Math.max(...rgb) - Math.min(...rgb);
  };
  const strongest = pixelsOf(film, ids)
    .map((p) => p * 4)
    .toSorted((a, b) => chroma(b) - chroma(a));
  return meanOf(strongest.slice(0, Math.ceil(strongest.length / 3)), picture.pixels);
}

/** Mean linear light where the objects are seen. */
export function meanLight(film: Film, ids: ReadonlySet<ObjectId>): Vec3 {
  return meanOf(
    pixelsOf(film, ids).map((p) => p * 3),
    film.hdr,
  );
}

/** Mean linear light in a box of the frame. */
export function meanLightIn(film: Film, { left, top, right, bottom }: FrameBox): Vec3 {
  const offsets: number[] = [];
  for (let y = Math.floor(top * film.height); y < bottom * film.height; y++) {
    for (let x = Math.floor(left * film.width); x < right * film.width; x++)
      offsets.push((y * film.width + x) * 3);
  }
  return meanOf(offsets, film.hdr);
}

function pixelsOf(film: Film, ids: ReadonlySet<ObjectId>): number[] {
  const pixels: number[] = [];
  film.ids.forEach((id, p) => {
    if (ids.has(id)) pixels.push(p);
  });
  return pixels;
}

function meanOf(offsets: readonly number[], values: ArrayLike<number>): Vec3 {
  const sum: [number, number, number] = [0, 0, 0];
  for (const at of offsets) for (const c of [0, 1, 2] as const) sum[c] += values[at + c]!;
  return [sum[0] / offsets.length, sum[1] / offsets.length, sum[2] / offsets.length];
}
