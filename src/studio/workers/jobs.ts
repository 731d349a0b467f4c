import type { Brief } from '#studio/brief.ts';
import type { PictureSizeId, StyleId } from '#shared/rules/pictures/generation.ts';
import type { Picture } from '#studio/film.ts';
import type { Cast, Inventory } from '#studio/inventory/inventory.ts';
import type { Tally } from '#studio/inventory/tally.ts';
import type { RoomLight } from '#studio/people/painting/room-light.ts';
import type { Caustics, StagedScene } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Rows } from '#studio/row-bands.ts';
import type { FilmPlanes } from '#studio/tracer/film-planes.ts';
import type { TracerBench, TracerCall } from '#studio/tracer/instance.ts';
import type { PaintingOrder, SceneParts } from '#studio/tracer/lay-out-scene.ts';
import type { SharedMemory } from '#studio/tracer/wasm-api.ts';
import type { Stretch } from '#studio/workroom.ts';

/** Everything a worker can be asked for. Inputs and outputs are plain data or views of the shared memory. */
export interface StudioJobs {
  /** Loads what a later job will need, while others are still at work. */
  prepare: (chamber: Chamber) => void | Promise<void>;
  /** Does once what a later job will do, as with its first time it takes several times as long. */
  rehearse: (part: Rehearsed) => void | Promise<void>;
  understand: (input: UnderstandInput) => SceneSpec | Promise<SceneSpec>;
  compose: (brief: Brief) => Composed | Promise<Composed>;
  /** The same scene at another size, for the finish alone. */
  stage: (brief: Brief) => StagedScene | Promise<StagedScene>;
  paint: (input: PaintInput) => void | Promise<void>;
  /** Paints a backdrop that people will stand in, and says which light falls on them. */
  room: (input: PaintInput) => Promise<RoomLight>;
  /** Stands them into some rows of it. */
  people: (input: PeopleInput) => void | Promise<void>;
  trace: (input: { bench: TracerBench; call: TracerCall }) => void;
  preview: (input: FilmInput) => Promise<Picture>;
  style: (input: FinishInput) => Promise<TalliedPicture>;
  draw: (brief: Brief) => InventoriedPicture | Promise<InventoriedPicture>;
  /** The picture in words. */
  account: (input: { spec: SceneSpec; inventory: Inventory }) => Promise<Account>;
}

interface PaintInput {
  memory: SharedMemory;
  order: PaintingOrder;
}

interface PeopleInput extends PaintInput {
  light: RoomLight;
  rows: Rows;
  /** Whoever stands these up has no more to do of them. */
  isLast: boolean;
}

/** What can be loaded ahead: the words read, the press prints; the stage composes a photograph, the bench paints and finishes it. */
export type Chamber = 'words' | 'press' | 'stage' | 'bench';

/** Whoever is still writing waits for neither of these. */
export type Rehearsed = Extract<Chamber, 'words' | 'press'>;

/** The inventory in words, and what of the prompt came to nothing. */
export interface Account {
  shown: readonly string[];
  notDrawn: readonly string[];
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
      staged: StagedScene;
      caustics?: Caustics;
      /** Index of the texture that names the backdrop's scenery. */
      backdropNames?: number;
    };

export interface FilmInput {
  brief: Brief;
  memory: SharedMemory;
  planes: FilmPlanes;
  staged: StagedScene;
  backdropNames?: PlaneInMemory;
}

interface FinishInput extends FilmInput {
  hdr: number;
  rows: Rows;
  /** What of the shared memory these rows may be finished in. */
  idle: readonly Stretch[];
}

/** A layer of a painting where the workers left it. */
interface PlaneInMemory {
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
