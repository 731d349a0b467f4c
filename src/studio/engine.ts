import { availableParallelism } from 'node:os';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { openDarkroom } from './darkroom.ts';
import type { Darkroom } from './darkroom.ts';
import type { Picture } from './film.ts';
import { makePicture } from './make-picture.ts';
import type { MadePicture } from './make-picture.ts';
import { checkRequest } from './picture-request.ts';
import type { CheckedRequest, PictureRequest } from './picture-request.ts';
import type { Quality } from './quality.ts';
import { createSerialQueue } from './serial-queue.ts';
import { StudioError } from './studio-error.ts';
import { lookForBundle, SOURCE_CODE } from './workers/worker-code.ts';
import type { WorkerCode } from './workers/worker-code.ts';

export interface GenerateOptions {
  signal?: AbortSignal | undefined;
  /** 0…1, never falling. */
  onProgress?: ((progress: number) => void) | undefined;
  /** A small picture as soon as there is one, then a better one. */
  onPreview?: ((picture: Picture) => void) | undefined;
  quality?: Quality;
  /** Longest side in pixels, for tests and thumbnails. */
  maxSide?: number;
}

export interface Studio {
  generate(request: PictureRequest, options?: GenerateOptions): Promise<MadePicture>;
  /** Opens the workers and lets them load what a picture of this style needs: whoever is still writing will order soon. */
  wake(styleId: StyleId): Promise<void>;
  close(): Promise<void>;
}

export interface StudioOptions {
  workers?: number;
  /** Module with the steps of a picture; the real ones unless a test brings its own. */
  stepsUrl?: string;
  /** The workers' first module, for steps that were bundled with it. */
  workerUrl?: string;
  /** Workers and memory are given back after this long without work. */
  idleMs?: number;
}

const MAX_WORKERS = 8;
const IDLE_MS = 120_000;
const LARGEST_SIDE = 4096;

/** The embedded engine. Pictures are made one after the other, each with all workers. */
export function createStudio(options: StudioOptions = {}): Studio {
  const { idleMs = IDLE_MS } = options;
  const size = options.workers ?? Math.min(MAX_WORKERS, availableParallelism());
  const inTurn = createSerialQueue();
  let room: Promise<Darkroom> | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let users = 0;
  let isClosed = false;

  /** One that did not open, say for want of memory, is opened anew for the next picture. */
  function openRoom(): Promise<Darkroom> {
    room ??= openWithCode(size, options).catch((error: unknown) => {
      room = undefined;
      throw error;
    });
    return room;
  }

  async function giveBack(): Promise<void> {
    const open = room;
    room = undefined;
    await (await open)?.pool.close();
  }

  /** The room stays open while somebody uses it, and for a while longer. */
  async function inRoom<T>(use: (open: Darkroom) => Promise<T>): Promise<T> {
    clearTimeout(idleTimer);
    users += 1;
    try {
      return await use(await openRoom());
    } finally {
      users -= 1;
      if (users === 0 && !isClosed) idleTimer = setTimeout(() => void giveBack(), idleMs).unref();
    }
  }

  async function work(
    request: CheckedRequest,
    given: GenerateOptions,
    signal: AbortSignal,
  ): Promise<MadePicture> {
    if (isClosed) throw new StudioError('STUDIO_CLOSED');
    if (signal.aborted) throw new StudioError('CANCELLED');
    const { quality = 'standard', maxSide = LARGEST_SIDE, onPreview } = given;
    const onProgress = rising(given.onProgress);
    return inRoom(async (open) => {
      try {
        return await makePicture(open, {
          request,
          quality,
          maxSide,
          signal,
          onProgress,
          onPreview,
        });
      } finally {
        // The next picture uses the same memory, so nobody may still be writing to it.
        await open.pool.settle();
      }
    });
  }

  return {
    async generate(request, given = {}) {
      const checked = checkRequest(request);
      const signal = given.signal ?? new AbortController().signal;
      return orCancelled(
        inTurn(() => work(checked, given, signal)),
        signal,
      );
    },
    async wake(styleId) {
      if (isClosed) return;
      await inRoom(async (open) => {
        await Promise.all([open.wake(), open.prepare(styleId)]);
        await open.rehearse(styleId);
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      await giveBack();
    },
  };
}

/** Looked for each time the workers start: what has been edited since runs from its sources. */
async function openWithCode(
  size: number,
  { workerUrl = SOURCE_CODE.workerUrl, stepsUrl }: StudioOptions,
): Promise<Darkroom> {
  if (stepsUrl) return openDarkroom(size, { workerUrl, stepsUrl });
  const bundle = await lookForBundle();
  if (!bundle) return openDarkroom(size, SOURCE_CODE);
  // To look at two thousand sources takes a while, in which a worker already loads its vocabulary.
  const [room, isFresh] = await Promise.all([openAwake(size, bundle.code), bundle.isFresh]);
  if (isFresh) return room;
  await room.pool.close();
  return openDarkroom(size, SOURCE_CODE);
}

async function openAwake(size: number, code: WorkerCode): Promise<Darkroom> {
  const room = await openDarkroom(size, code);
  void room.wake();
  return room;
}

/** Refuses as soon as the customer cancels, while the workers are still putting their tools away. */
function orCancelled<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const onAbort = (): void => reject(new StudioError('CANCELLED'));
  signal.addEventListener('abort', onAbort, { once: true });
  work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  return promise;
}

/** Passes on only what is news. */
function rising(onProgress: ((progress: number) => void) | undefined): (progress: number) => void {
  let highest = 0;
  return (progress) => {
    if (progress <= highest) return;
    highest = progress;
    onProgress?.(progress);
  };
}
