import type { Sharp } from 'sharp';

import { openOnce } from './open-once.ts';
import { toOwnWine } from './own-wine.ts';
import type { Health } from '#server/ports/health.ts';
import { EngineError } from '#server/ports/image-engine.ts';
import type { EngineCallbacks, EngineResult, ImageEngine } from '#server/ports/image-engine.ts';
import type { DrawnWine } from '#shared/rules/pictures/gallery.ts';
import type { FailureCode, PictureContents, StyleId } from '#shared/rules/pictures/generation.ts';
import type { OwnWine } from '#studio/own-wine/own-wine.ts';
import type { Ground } from '#studio/picture-request.ts';
import type { Quality } from '#studio/quality.ts';
import { isReadable } from '#studio/reading/is-readable.ts';
import { createReader } from '#studio/reading/reader.ts';
import type { Reader } from '#studio/reading/reader.ts';
import type { WineColour } from '#studio/scene/wine.ts';

/** Finished pixels as the Studio gives them: RGBA, 8 bit, opaque unless said otherwise. */
interface Picture {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
  hasAlpha?: boolean;
}

type Made = Picture &
  PictureContents & {
    seed: number;
    inventory: { things: readonly { thing: string }[] };
    spec: {
      wine: WineColour;
      varietal: { name: string } | null;
      region: { name: string } | null;
      vintage: number | null;
    };
  };

/** What this adapter needs of `#studio/engine.ts`. */
export interface Studio {
  generate(
    request: {
      prompt: string;
      styleId: string;
      size: string;
      seed?: number;
      ownWine?: OwnWine;
      pixels?: { width: number; height: number };
      ground?: Ground;
    },
    options: {
      signal: AbortSignal;
      onProgress: (share: number) => void;
      onPreview?: (picture: Picture) => void;
    },
  ): Promise<Made>;
  /** Loads ahead what a picture of this style needs. */
  wake(styleId: StyleId): Promise<void>;
  close(): Promise<void>;
}

/** Smaller and quicker pictures, for tests and slow machines. */
export interface StudioSettings {
  quality: Quality;
  maxSide: number;
}

/** Loaded with the first picture: an idle server pays nothing for it. */
export async function openEmbeddedStudio(
  { quality, maxSide }: StudioSettings,
  workers?: number,
): Promise<Studio> {
  const { createStudio } = await import('#studio/engine.ts');
  const studio = createStudio(workers === undefined ? {} : { workers });
  return {
    generate: (request, options) => studio.generate(request, { ...options, quality, maxSide }),
    wake: studio.wake,
    close: studio.close,
  };
}

/** Stays as it is whatever we call it: files and rows carry this name. */
const NAME = 'vignette-studio';
const PREVIEW_WEBP = { quality: 70, effort: 0 } as const;

/**
 * The embedded engine. Its workers start when a prompt is written, so an idle server pays nothing and whoever orders
 * need not wait for them; where pictures are drawn by other processes (`drawsHere`), prompts are read and no more.
 */
export function createStudioEngine(
  openStudio: () => Promise<Studio>,
  { drawsHere, reader = createReader() }: { drawsHere: boolean; reader?: Reader },
): ImageEngine & { close(): Promise<void> } {
  const studio = openOnce(openStudio);
  return {
    name: NAME,
    isHosted: false,
    showsOwnWines: true,
    probe: probeStudio,
    canRead: isReadable,
    read: async ({ prompt, styleId }) => {
      const { willDraw, cannotDraw, isTooLittle } = await reader.read(prompt, styleId);
      // Whatever keeps it from waking is told with the picture.
      if (drawsHere)
        void studio
          .open()
          .then((opened) => opened.wake(styleId))
          .catch(() => undefined);
      return {
        willDraw: [...willDraw],
        cannotDraw: cannotDraw.map(({ word, instead }) => ({ word, instead: [...instead] })),
        isTooLittle,
      };
    },
    generate: async ({ prompt, style, size, seed, wine, shot }, callbacks) => {
      const previews = createPreviews(callbacks);
      try {
        const opened = await studio.open();
        const made = await opened.generate(
          {
            prompt,
            styleId: style.id,
            size: size.id,
            seed,
            ...(wine && { ownWine: toOwnWine(wine, shot?.view) }),
            ...(shot && { pixels: shot.pixels }),
            ...(shot?.ground && { ground: shot.ground }),
          },
          {
            signal: callbacks.signal,
            onProgress: (share) => callbacks.onProgress(Math.round(share * 100)),
            onPreview: previews.show,
          },
        );
        return await toResult(made);
      } catch (error) {
        if (callbacks.signal.aborted) throw callbacks.signal.reason;
        throw toEngineError(error);
      } finally {
        previews.end();
      }
    },
    close: async () => {
      // First: a prompt that is still being read must not open it again.
      const closing = studio.close();
      await reader.close();
      await closing;
    },
  };
}

/** The tracer must be there and compile on this machine; opening the whole Studio would cost much memory. */
async function probeStudio(): Promise<Health> {
  const { compileTracer } = await import('#studio/tracer/instance.ts');
  await compileTracer();
  return { summary: 'Studio, ready' };
}

async function toResult(made: Made): Promise<EngineResult> {
  const { shown, notDrawn, inventory } = made;
  const { width, height, hasAlpha } = made;
  const data = await (await fromPicture(made)).raw().toBuffer();
  return {
    pixels: { data, width, height, channels: hasAlpha ? 4 : 3 },
    seed: made.seed,
    scene: { shown, notDrawn, inventory },
    wine: wineIn(made),
  };
}

const VESSELS = new Set(['bottle', 'glass', 'decanter']);

/** The one place that says which wine a picture shows: a colour only if something holds it. */
function wineIn({ spec, inventory }: Made): DrawnWine {
  const isShown = inventory.things.some(({ thing }) => VESSELS.has(thing));
  return {
    colour: isShown ? spec.wine : null,
    grape: spec.varietal?.name ?? null,
    region: spec.region?.name ?? null,
    vintage: spec.vintage,
  };
}

/** Encodes previews off the thread, in order, and none after the picture is there. */
function createPreviews({ onPreview }: EngineCallbacks) {
  let isOver = false;
  let last: Promise<void> = Promise.resolve();
  const encode = async (picture: Picture, before: Promise<void>): Promise<void> => {
    await before;
    if (isOver) return;
    const image = await fromPicture(picture);
    const bytes = await image.webp(PREVIEW_WEBP).toBuffer();
    if (!isOver) onPreview({ bytes, mime: 'image/webp' });
  };
  return {
    show: (picture: Picture): void => {
      // A preview is a kindness: without it the picture comes all the same.
      last = encode(picture, last).catch(() => {});
    },
    end: (): void => {
      isOver = true;
    },
  };
}

export async function fromPicture({ pixels, width, height, hasAlpha }: Picture): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const image = sharp(pixels, { raw: { width, height, channels: 4 } });
  return hasAlpha ? image : image.removeAlpha();
}

const FAILURES: Record<string, { code: FailureCode; isRetryable: boolean }> = {
  STUDIO_CLOSED: { code: 'ENGINE_UNAVAILABLE', isRetryable: true },
  RENDER_FAILED: { code: 'GENERATION_FAILED', isRetryable: true },
};

/** Everything else the Studio refuses, it would refuse again. */
function toEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const failure = FAILURES[code] ?? { code: 'GENERATION_FAILED', isRetryable: false };
  return new EngineError(failure.code, {
    message: `The Studio failed: ${code || String(error)}`,
    isRetryable: failure.isRetryable,
    cause: error,
  });
}
