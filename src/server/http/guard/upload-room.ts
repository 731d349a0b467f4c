import { readBody } from '#server/http/read-body.ts';
import type { Sent } from '#server/http/read-body.ts';
import { AppError } from '#shared/errors.ts';
import { UPLOADS } from '#shared/rules/limits.ts';

interface Upload {
  req: Sent;
  owner: string;
  maxBytes: number;
}

export type WithUpload = <T>(upload: Upload, work: (file: Buffer) => Promise<T>) => Promise<T>;

/**
 * Files are held whole until they have been looked at, and that takes longer than to send them. So
 * room is taken for each before a byte of it is read. Where there is none, the sender is told at
 * once: a body that waits on the wire would be cut off in the end.
 */
export function createUploadRoom({ bytes: room, perPerson } = UPLOADS): WithUpload {
  const files = new Map<string, number>();
  let taken = 0;
  return async ({ req, owner, maxBytes }, work) => {
    const own = files.get(owner) ?? 0;
    // Whoever does not say how much is coming may send all that is allowed.
    const bytes = Math.min(maxBytes, Number(req.headers['content-length'] ?? maxBytes));
    if (own >= perPerson) throw new AppError('RATE_LIMITED', { retryAfterS: 5 });
    if (taken + bytes > room) throw new AppError('OVERLOADED', { retryAfterS: 5 });
    files.set(owner, own + 1);
    taken += bytes;
    try {
      return await work(await readBody(req, maxBytes));
    } finally {
      taken -= bytes;
      const left = (files.get(owner) ?? 1) - 1;
      if (left > 0) files.set(owner, left);
      else files.delete(owner);
    }
  };
}
