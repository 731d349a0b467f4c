import { Readable } from 'node:stream';
import { expect, test } from 'vitest';

import { createUploadRoom } from './upload-room.ts';

/** A file of so many bytes on its way; `isAsked` tells whether anybody has begun to read it. */
function sent(owner: string, bytes: number, { hasLength = true } = {}) {
  let isAsked = false;
  const body = Readable.from(
    (function* () {
      isAsked = true;
      yield Buffer.alloc(bytes);
    })(),
  );
  const headers = hasLength ? { 'content-length': String(bytes) } : {};
  const req = Object.assign(body, { headers });
  return { upload: { req, owner, maxBytes: 60 }, isAsked: () => isAsked };
}

test('beyond the room of all together nothing is read, until some has been given back', async () => {
  const withUpload = createUploadRoom({ bytes: 100, perPerson: 5 });
  const looking = Promise.withResolvers<void>();
  const large = withUpload(sent('ada', 50).upload, () => looking.promise);
  const late = sent('bo', 51);
  await expect(withUpload(late.upload, async () => {})).rejects.toMatchObject({
    code: 'OVERLOADED',
    details: { retryAfterS: 5 },
  });
  expect(late.isAsked()).toBe(false);
  // Who does not say how much is coming counts as the largest.
  const silent = sent('bo', 1, { hasLength: false });
  await expect(withUpload(silent.upload, async () => {})).rejects.toMatchObject({
    code: 'OVERLOADED',
  });
  await withUpload(sent('cy', 50).upload, async () => {});
  looking.reject(new Error('no picture'));
  await expect(large).rejects.toThrow('no picture');
  await withUpload(sent('bo', 51).upload, async () => {});
});

test('a crowd of one person’s files is told to wait, and is not read', async () => {
  const withUpload = createUploadRoom({ bytes: 1000, perPerson: 2 });
  const looking = Promise.withResolvers<void>();
  const ends = [1, 2].map(() => withUpload(sent('ada', 10).upload, () => looking.promise));
  const third = sent('ada', 10);
  await expect(withUpload(third.upload, async () => {})).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfterS: 5 },
  });
  expect(third.isAsked()).toBe(false);
  await withUpload(sent('bo', 10).upload, async () => {});
  looking.resolve();
  await Promise.all(ends);
  await withUpload(third.upload, async () => {});
});
