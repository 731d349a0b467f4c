import type { Artwork } from '#shared/contract/wines.ts';
import { AppError, isErrorCode } from '#shared/errors.ts';
import { ARTWORK } from '#shared/rules/pictures/wines.ts';

/** Sends a file as it is; what comes back describes our own copy of it. */
export async function uploadArtwork(file: Blob, page = 1): Promise<Artwork> {
  // Refused before it travels.
  if (file.size > ARTWORK.maxBytes) throw new AppError('PAYLOAD_TOO_LARGE');
  const answer = await fetch(`/api/wines/artwork?page=${page}`, { method: 'POST', body: file });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as Artwork;
  const code = (body as { code?: unknown } | null)?.code;
  throw new AppError(isErrorCode(code) ? code : 'INTERNAL');
}

export const artworkUrl = (id: string): string => `/media/artwork/${id}`;
