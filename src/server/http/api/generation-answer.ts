import type { Db } from '#server/db/connect.ts';
import { toGenerationView } from '#server/generations/find-generations.ts';
import type { Found } from '#server/generations/find-generations.ts';
import { estimateWaitS } from '#server/generations/limits.ts';
import { AppError } from '#shared/errors.ts';

/**
 * 200 once something was delivered and nothing is open, 202 while something is, and the failure
 * where all of it failed: the caller of a single picture hears why.
 */
export async function answerGeneration(db: Db, found: readonly Found[]) {
  const generations = found.map(toGenerationView);
  const [first] = generations;
  if (!first) throw new AppError('NOT_FOUND');
  if (found.some(({ generation }) => generation.finished_at === null)) {
    const estimatedWaitS = await estimateWaitS(db);
    return { status: 202 as const, body: { id: first.id, generations, estimatedWaitS } };
  }
  const images = generations.flatMap(({ image }) => image ?? []);
  const [image] = images;
  if (image)
    return { status: 200 as const, body: { imageUrl: image.imageUrl, image, images, generations } };
  const failed = generations.find(({ errorCode }) => errorCode !== null);
  if (failed?.errorCode) throw new AppError(failed.errorCode);
  // Delivered and thrown away since, or given up by its owner.
  throw new AppError(first.state === 'cancelled' ? 'GENERATION_CANCELLED' : 'NOT_FOUND');
}
