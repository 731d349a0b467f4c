import type { Brief } from '#studio/brief.ts';
import type { PictureSizeId, StyleId } from '#shared/rules/pictures/generation.ts';
import type { PixelBox } from '#studio/packshot/cutout.ts';
import type { Picture } from '#studio/film.ts';
import type { Cast, Inventory } from '#studio/inventory/inventory.ts';
import type { Tally } from '#studio/inventory/tally.ts';
import type { Caustics } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Rows } from '#studio/styles/develop.ts';
import type { FilmPlanes } from '#studio/tracer/film-planes.ts';
import type { TracerBench, TracerCall } from '#studio/tracer/instance.ts';
import type { PaintingOrder, SceneParts } from '#studio/tracer/lay-out-scene.ts';
import type { SharedMemory } from '#studio/tracer/wasm-api.ts';

/** Everything a worker can be asked for. Inputs and outputs are plain data or views of the shared memory. */
export interface StudioJobs {
  understand: (input: UnderstandInput) => SceneSpec | Promise<SceneSpec>;
  compose: (brief: Brief) => Composed;
  paint: (input: { memory: SharedMemory; order: PaintingOrder }) => void;
  trace: (input: { bench: TracerBench; call: TracerCall }) => void;
  preview: (input: FilmInput) => Picture;
  style: (input: FilmInput & { hdr: number; rows: Rows }) => TalliedPicture;
  draw: (brief: Brief) => InventoriedPicture | Promise<InventoriedPicture>;
}

/** A finished band and what its pixels show. */
export interface TalliedPicture extends Picture {
  tally: Tally;
}

/** A whole picture and what is in it. */
export interface InventoriedPicture extends Picture {
  inventory: Inventory;
}

export interface UnderstandInput {
  prompt: string;
  styleId: StyleId;
  sizeId: PictureSizeId;
}

export type Composed =
  | { technique: 'drawn' }
  | {
      technique: 'traced';
      parts: SceneParts;
      cast: Cast;
      caustics?: Caustics;
      /** What is traced of the picture, where that is not all. */
      window?: PixelBox;
      /** Index of the texture that holds the backdrop's distances. */
      backdropDepth?: number;
      /** Index of the texture that names the backdrop's scenery. */
      backdropNames?: number;
    };

export interface FilmInput {
  brief: Brief;
  memory: SharedMemory;
  planes: FilmPlanes;
  /** What the film shows of the picture, where that is not all. */
  window?: PixelBox;
  backdropDepth?: PlaneInMemory;
  backdropNames?: PlaneInMemory;
}

/** A layer of a painting where the workers left it. */
export interface PlaneInMemory {
  width: number;
  height: number;
  pointer: number;
}

export type JobName = keyof StudioJobs;
export type JobInput<K extends JobName> = Parameters<StudioJobs[K]>[0];
export type JobOutput<K extends JobName> = Awaited<ReturnType<StudioJobs[K]>>;

export interface JobRequest<K extends JobName = JobName> {
  name: K;
  input: JobInput<K>;
}

export type JobReply = { output: unknown } | { failure: string };
