import type { Db } from '#server/db/connect.ts';
import type { RateLimiter } from '#server/db/rate-limit/rate-limiter.ts';
import type { ChangeFeed } from '#server/db/change-feed.ts';
import type { KeepRequest } from '#server/images/store/picture-keeper.ts';
import type { StoredPicture } from '#server/images/store/store-picture.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Moderator } from '#server/ports/moderator.ts';
import type { Queue } from '#server/ports/queue.ts';
import type { DressedWine } from '#server/ports/wine-renderer.ts';

export interface GenerationLimits {
  activePerUser: number;
  perMinutePerUser: number;
  perMinutePerNetwork: number;
  queueLength: number;
}

/** Where the files of a picture go before its row is committed. */
export interface PictureKeeper {
  /** Fetches what is only an address yet, checks, encodes, seals and stores. */
  keep(picture: KeepRequest): Promise<StoredPicture>;
  /** For a picture that no row will ever point at. */
  discard(storageKey: string): Promise<void>;
}

export interface GenerationDeps {
  db: Db;
  queue: Queue;
  changes: ChangeFeed;
  moderator: Moderator;
  engine: ImageEngine;
  /** Draws sets, whichever engine draws single pictures. */
  setEngine: ImageEngine;
  pictures: PictureKeeper;
  /** A customer's own bottle with the artwork of its labels. */
  dressWine(wanted: { wineId: string; userId: string }): Promise<DressedWine>;
  logger: Logger;
  limits: GenerationLimits;
  rateLimiter: RateLimiter;
  /** Of one attempt of the engine. */
  deadlineMs: number;
  /** Pictures made at once by one worker. */
  concurrency: number;
  stopping: AbortSignal;
}
