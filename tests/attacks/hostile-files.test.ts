import { beforeAll, describe, expect, test } from 'vitest';

import { decodeForeign } from '#server/images/codec/decode-foreign.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { drawPicture } from '#server/testing/pictures.ts';
import type { Visitor } from '#server/testing/members/visitor.ts';

import { ENDLESS_AVIF, ENDLESS_BOX, nestedBoxes, textBomb } from './bombs.ts';
import { howMany } from './length.ts';

const MB = 1024 * 1024;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  return app.stop;
});

const verify = ({ fetch }: Pick<Visitor, 'fetch'>, file: Buffer) =>
  fetch('/api/credentials/verify', { method: 'POST', body: new Uint8Array(file) });

describe('a file sent for verification', () => {
  test('of 16 bytes does not stop the server', async () => {
    const member = await app.member();
    const answer = await verify(member, ENDLESS_BOX);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ hasManifest: false });
  });

  test('that never ends behind the head of a picture is given up, and others are served', async () => {
    const [attacker, bystander] = [await app.member(), await app.member()];
    const attack = verify(attacker, ENDLESS_AVIF);
    expect((await bystander.fetch('/api/profile')).status).toBe(200);
    const answer = await attack;
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'UNREADABLE_FILE' });
  });

  test('of nested boxes costs the server itself nothing', async () => {
    const member = await app.member();
    const before = process.memoryUsage.rss();
    const answer = await verify(member, nestedBoxes(howMany({ quick: 4, long: 18 }) * MB));
    expect([200, 422]).toContain(answer.status);
    // The file comes in whole, twice at most; what it unpacks to stays in the other process.
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MB);
  });
});

describe('what a hostile engine answers', () => {
  const signal = new AbortController().signal;
  const decode = (bytes: Buffer) =>
    decodeForeign(app.context.sandbox, { bytes, owner: 'engine', signal });

  test('is decoded elsewhere when it is a picture', async () => {
    const pixels = await decode(await drawPicture({ width: 300, height: 200 }));
    expect(pixels).toMatchObject({ width: 300, height: 200 });
    expect(pixels.data.length).toBe(300 * 200 * 3);
  });

  test('is refused when its text unpacks to more than memory', async () => {
    const bomb = textBomb(await drawPicture(), 4, howMany({ quick: 40, long: 200 }));
    const before = process.memoryUsage.rss();
    await expect(decode(bomb)).rejects.toMatchObject({ code: 'BAD_IMAGE' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MB);
  });

  test('is refused when it is a loop', async () => {
    await expect(decode(ENDLESS_AVIF)).rejects.toMatchObject({ code: 'BAD_IMAGE' });
  });
});
