import { parseArgs } from 'node:util';

import { RefusalToStart } from '#server/exit-with-reason.ts';
import {
  DEFAULT_SIZE_ID,
  DEFAULT_STYLE_ID,
  PICTURE_SIZES,
  STYLE_IDS,
} from '#shared/rules/pictures/generation.ts';
import { checkRequest, REQUEST_LIMITS } from '#studio/picture-request.ts';
import type { Ground, PictureRequest, PixelSize } from '#studio/picture-request.ts';
import type { Quality } from '#studio/quality.ts';

export interface StudioOptions {
  request: PictureRequest;
  quality: Quality;
  maxSide: number | undefined;
  workers: number | undefined;
  out: string;
}

const QUALITIES: readonly Quality[] = ['preview', 'draft', 'standard', 'showcase'];
const GROUND = /^(?:white|black|none|#[0-9a-f]{6})$/i;
const PIXELS = /^(\d+)x(\d+)$/;
const USAGE = 'npm run studio -- "a glass of rosé by the sea" --size portrait';

/** What `npm run studio` was asked for; a slip is answered with what there is to choose from. */
export function readStudioOptions(args: readonly string[]): StudioOptions {
  const { values, positionals } = parse(args);
  const request: PictureRequest = {
    prompt: positionals.join(' '),
    styleId: oneOf('style', values.style, STYLE_IDS),
    size: oneOf(
      'size',
      values.size,
      PICTURE_SIZES.map(({ id }) => id),
    ),
    ...(values.seed !== undefined && { seed: wholeNumber('seed', values.seed) }),
    ...(values.ground !== undefined && { ground: groundOf(values.ground) }),
    ...(values.pixels !== undefined && { pixels: pixelsOf(values.pixels) }),
  };
  if (request.prompt.trim() === '') refuse(`Say what to draw: ${USAGE}`);
  refuseUndrawable(request);
  return {
    request,
    quality: oneOf('quality', values.quality, QUALITIES),
    maxSide: values.side === undefined ? undefined : wholeNumber('side', values.side),
    workers: values.workers === undefined ? undefined : wholeNumber('workers', values.workers),
    out: values.out,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        style: { type: 'string', default: DEFAULT_STYLE_ID },
        size: { type: 'string', default: DEFAULT_SIZE_ID },
        seed: { type: 'string' },
        out: { type: 'string', default: 'picture.png' },
        quality: { type: 'string', default: 'standard' },
        side: { type: 'string' },
        workers: { type: 'string' },
        /** 'white', 'black', 'none' or '#rrggbb': a packshot. */
        ground: { type: 'string' },
        pixels: { type: 'string' },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(reason: string): never {
  throw new RefusalToStart(reason);
}

function oneOf<Id extends string>(option: string, asked: string, known: readonly Id[]): Id {
  const found = known.find((id) => id === asked);
  return found ?? refuse(`--${option} '${asked}' is unknown. There are: ${known.join(', ')}`);
}

function wholeNumber(option: string, asked: string): number {
  return /^\d+$/.test(asked)
    ? Number(asked)
    : refuse(`--${option} '${asked}' is not a whole number.`);
}

function groundOf(asked: string): Ground {
  return GROUND.test(asked)
    ? (asked as Ground)
    : refuse(`--ground '${asked}' is unknown. There are: white, black, none, #rrggbb`);
}

function pixelsOf(asked: string): PixelSize {
  const [, width, height] = PIXELS.exec(asked) ?? refuse(`--pixels is written 1200x1600.`);
  return { width: Number(width), height: Number(height) };
}

/** What is well written and still no picture: sides too long, a seed too large. */
function refuseUndrawable(request: PictureRequest): void {
  try {
    checkRequest(request);
  } catch (error) {
    const { side, seed, promptLength } = REQUEST_LIMITS;
    refuse(
      `${(error as Error).message}: sides have ${side.least} to ${side.most} pixels, a seed is at most ${seed}, a prompt has up to ${promptLength} letters.`,
    );
  }
}
