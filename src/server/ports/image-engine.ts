import type {
  FailureCode,
  StyleId,
  PictureSize,
  StylePreset,
  PictureContents,
} from '#shared/rules/pictures/generation.ts';

import type { DrawnWine } from '#shared/rules/pictures/gallery.ts';
import type { PromptReadingView } from '#shared/contract/generations.ts';
import type { KeptShot } from '#shared/rules/pictures/outlets.ts';
import type { Probe } from './health.ts';
import type { Pixels } from './pixels.ts';
import type { DressedWine } from './wine-renderer.ts';

export interface EngineRequest {
  prompt: string;
  style: StylePreset;
  size: PictureSize;
  /** Wished for by the user, or chosen so that another attempt draws the same picture. */
  seed: number;
  /** A customer's own bottle, for engines that can show it. */
  wine?: DressedWine;
  /** A packshot of a set: its ground, its side and its own pixels. */
  shot?: Pick<KeptShot, 'pixels' | 'ground' | 'view'>;
}

export interface EngineCallbacks {
  /** Aborted on cancel, deadline, shutdown or when another attempt has taken over. */
  signal: AbortSignal;
  /** 0 to 100 of the engine's own work. */
  onProgress(percent: number): void;
  /** A small, complete picture file to show while the real one develops. */
  onPreview(preview: { bytes: Uint8Array; mime: string }): void;
}

interface Drawn {
  seed: number;
  /** The words, and beside them the counted inventory for whoever wants to look closer. */
  scene?: PictureContents & { inventory?: object };
  wine?: DrawnWine;
}

/**
 * Bytes as the engine encoded them, or an address from which they may be fetched. An engine in this
 * process hands its pixels over as they are: packed, they would be unpacked at once.
 */
export type DrawnPicture = { pixels: Pixels } | { bytes: Uint8Array } | { url: string };

export type EngineResult = Drawn & DrawnPicture;

/** Draws one picture. Knows nothing of credits, files or users. */
export interface ImageEngine {
  /** Stored with the picture (spec §3, `api`). */
  readonly name: string;
  /** Hosted engines get a circuit breaker; one in this process has nothing to protect. */
  readonly isHosted: boolean;
  /** Whether it can put a customer's own bottle into a picture. */
  readonly showsOwnWines?: boolean;
  generate(request: EngineRequest, callbacks: EngineCallbacks): Promise<EngineResult>;
  /** What it will make of a prompt, without drawing; engines that cannot tell have none. */
  read?(request: { prompt: string; styleId: StyleId }): Promise<PromptReadingView>;
  /** Whether a prompt says anything to it at all; engines that take whatever they get have none. */
  canRead?(prompt: string): boolean;
  /** Whether it could draw right now, without drawing. */
  probe: Probe;
  /** Lets go of workers and memory, where the engine has any. */
  close?(): Promise<void>;
}

/** The one way an engine fails. Anything else it throws counts as a fault of ours. */
export class EngineError extends Error {
  readonly code: FailureCode;
  readonly isRetryable: boolean;
  readonly retryAfterS: number | undefined;
  /** It works, but has too much to do: that says nothing about its health. */
  readonly isBusy: boolean;

  constructor(
    code: FailureCode,
    options: {
      message?: string;
      isRetryable: boolean;
      retryAfterS?: number;
      isBusy?: boolean;
      cause?: unknown;
    },
  ) {
    super(options.message ?? code, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'EngineError';
    this.code = code;
    this.isRetryable = options.isRetryable;
    this.retryAfterS = options.retryAfterS;
    this.isBusy = options.isBusy ?? false;
  }
}
