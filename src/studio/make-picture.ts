import type { Brief, Detail } from './brief.ts';
import type { Darkroom } from './darkroom.ts';
import { exposeScene } from './expose-scene.ts';
import type { Picture } from './film.ts';
import type { Inventory } from './inventory/inventory.ts';
import { DRAWN_STYLES } from './litho/drawn-styles.ts';
import { withOwnWine } from './own-wine/with-own-wine.ts';
import { groundOf, onGround } from './packshot/ground-of.ts';
import { fitWithin } from './picture-request.ts';
import type { CheckedRequest, PixelSize } from './picture-request.ts';
import { detailOf, SKETCH_SIDE } from './quality.ts';
import type { Quality } from './quality.ts';
import type { SceneSpec } from './scene-spec.ts';
import type { Account, InventoriedPicture } from './workers/jobs.ts';

export interface PictureJob {
  request: CheckedRequest;
  quality: Quality;
  maxSide: number;
  signal: AbortSignal;
  onProgress(progress: number): void;
  onPreview: ((picture: Picture) => void) | undefined;
}

export interface MadePicture extends Picture, Account {
  /** What was read in the prompt. */
  spec: SceneSpec;
  seed: number;
  /** What its pixels show. */
  inventory: Inventory;
}

/** The sketch from the exposed film is larger than the first. */
const PREVIEW_SIDE = 256;
const SKETCH_SHARE = 0.12;
const EXPOSURE_SHARE = 0.84;

/** Understands, sketches, then makes the picture. */
export async function makePicture(room: Darkroom, job: PictureJob): Promise<MadePicture> {
  const { request, quality, signal, onProgress, onPreview } = job;
  const { prompt, styleId, size, seed, ground, ownWine } = request;
  const reading = room.pool.run('understand', { prompt, styleId, sizeId: size.id }, signal);
  const isPrint = DRAWN_STYLES.includes(styleId);
  void room.prepare(styleId);
  const read = await reading;
  const dressed = ownWine ? withOwnWine(read, ownWine) : read;
  const spec = ground ? onGround(dressed, ground) : dressed;
  const full = fitWithin(size, job.maxSide);
  const briefFor = (pixels: PixelSize, detail: Detail): Brief => {
    return { spec, styleId, ...pixels, seed, detail, ...(ownWine && { ownWine }) };
  };
  const detail = detailOf(quality, full);
  // A print is there before a sketch of it could be looked at, and would only come later for one.
  const hasSketch =
    onPreview !== undefined && !isPrint && Math.max(full.width, full.height) > PREVIEW_SIDE;
  if (hasSketch) {
    const sketch = await traceOne(room, {
      brief: briefFor(fitWithin(size, SKETCH_SIDE), 'preview'),
      quality: 'preview',
      signal,
      onProgress: scaled(onProgress, 0, SKETCH_SHARE),
    });
    if (sketch) onPreview(sketch);
  }
  const picture = await makeOne(room, {
    brief: briefFor(full, detail),
    quality,
    signal,
    onProgress: scaled(onProgress, SKETCH_SHARE, EXPOSURE_SHARE),
    ...(hasSketch && { onPreview, previewBrief: briefFor(fitWithin(size, PREVIEW_SIDE), detail) }),
  });
  const account = await room.pool.run('account', { spec, inventory: picture.inventory }, signal);
  onProgress(1);
  return {
    ...picture,
    ...account,
    spec,
    seed,
    ...(groundOf(spec) === null && { hasAlpha: true }),
  };
}

interface OnePicture {
  brief: Brief;
  quality: Quality;
  signal: AbortSignal;
  onProgress(progress: number): void;
  onPreview?: (picture: Picture) => void;
  previewBrief?: Brief;
}

async function makeOne(room: Darkroom, one: OnePicture): Promise<InventoriedPicture> {
  const draw = () => room.pool.run('draw', one.brief, one.signal);
  if (DRAWN_STYLES.includes(one.brief.styleId)) return draw();
  return (await traceOne(room, one)) ?? draw();
}

/** A photograph; `null` for what turns out to be drawn, as most memes do. */
async function traceOne(room: Darkroom, one: OnePicture): Promise<InventoriedPicture | null> {
  const composed = await room.pool.run('compose', one.brief, one.signal);
  return composed.technique === 'drawn' ? null : exposeScene(room, composed, one);
}

function scaled(
  onProgress: (progress: number) => void,
  from: number,
  share: number,
): (progress: number) => void {
  return (progress) => onProgress(from + progress * share);
}
