import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { addPicture } from '#server/testing/images.ts';
import { startTestS3 } from '#server/testing/outside/s3-server.ts';

import { attachment } from './disposition.ts';
import { parseMedia } from './media.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['member']>>;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.member();
  await owner.api.profile.get();
  const image = await addPicture(app.context, {
    user_id: owner.userId,
    prompt: 'Rosé by the sea, with oysters',
    created_at: new Date('2026-11-15T12:00:00Z'),
  });
  ({ id } = image);
  return () => app.stop();
});

function named(ending: string): string {
  const name = (e: string) => `ros${e}-by-the-sea-2026-11-15.${ending}`;
  return `attachment; filename="${name('e')}"; filename*=UTF-8''${name('%C3%A9')}`;
}

describe('a file of a picture', () => {
  test('is served to its owner, and shown again only after asking', async () => {
    const answer = await owner.fetch(`/media/${id}/w640.webp`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
    expect(await app.context.pictureStore.credentials.inspect(bytes)).toMatchObject({
      isValid: true,
      isOurs: true,
    });
  });

  test('is not sent again to who has it', async () => {
    const etag = (await owner.fetch(`/media/${id}/w640.webp`)).headers.get('etag') ?? '';
    const again = await owner.fetch(`/media/${id}/w640.webp`, {
      headers: { 'If-None-Match': `"other", W/${etag}` },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const otherFile = await owner.fetch(`/media/${id}/w320.webp`, {
      headers: { 'If-None-Match': etag },
    });
    expect(otherFile.status).toBe(200);
  });

  test('is sent in parts', async () => {
    const whole = Buffer.from(await (await owner.fetch(`/media/${id}/original.png`)).arrayBuffer());
    const part = await owner.fetch(`/media/${id}/original.png`, {
      headers: { Range: 'bytes=100-199' },
    });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 200));
    const beyond = await owner.fetch(`/media/${id}/original.png`, {
      headers: { Range: `bytes=${whole.length}-` },
    });
    expect(beyond.status).toBe(416);
    const stale = await owner.fetch(`/media/${id}/original.png`, {
      headers: { Range: 'bytes=0-9', 'If-Range': '"older"' },
    });
    expect(stale.status).toBe(200);
    await stale.arrayBuffer();
  });

  test('answers a HEAD without a body', async () => {
    const head = await owner.fetch(`/media/${id}/original.png`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
    expect(await head.text()).toBe('');
  });

  test('is downloaded under a name made of its prompt and date', async () => {
    const names = await Promise.all(
      ['', '?download', '?download=original', '?download=webp'].map(async (query) => {
        const answer = await owner.fetch(`/media/${id}${query}`);
        await answer.arrayBuffer();
        return answer.headers.get('content-disposition');
      }),
    );
    expect(names).toEqual([named('jpg'), named('jpg'), named('png'), named('webp')]);
  });
});

describe('to anyone but its owner and admins', () => {
  test('a file does not exist: the answer is that of a picture that never was', async () => {
    const other = await app.member();
    const banned = await app.member();
    await banned.api.profile.get();
    await addPictureOf(banned.userId);
    await app.context.db
      .updateTable('profiles')
      .set({ banned: true, ban_date: new Date(), ban_reason: 'test' })
      .where('user_id', '=', banned.userId)
      .execute();
    const seen = new Set<string>();
    for (const person of [app.visitor(), other, banned])
      for (const path of [
        `/media/${id}/w640.webp`,
        `/media/${id}?download=original`,
        `/media/${crypto.randomUUID()}/w640.webp`,
        `/media/${id}/w640.webp/../original.png`,
      ])
        seen.add(await answerTo(person, path));
    expect([...seen]).toHaveLength(1);
    expect([...seen][0]).toContain('404');
  });

  test('an admin sees it', async () => {
    const admin = await app.member();
    await admin.api.profile.get();
    await app.context.db
      .updateTable('profiles')
      .set({ is_admin: true, admin_role: 'support' })
      .where('user_id', '=', admin.userId)
      .execute();
    expect(await answerTo(admin, `/media/${id}/w320.webp`)).toContain('200');
  });

  test('a deleted picture is gone at once', async () => {
    const image = await addPictureOf(owner.userId);
    await owner.api.images.trash({ id: image });
    expect(await answerTo(owner, `/media/${image}/w320.webp`)).toContain('200');
    await owner.api.images.deleteForGood({ id: image });
    expect(await answerTo(owner, `/media/${image}/w320.webp`)).toContain('404');
  });

  test.each(['POST', 'DELETE', 'PUT'])('%s is refused', async (method) => {
    const answer = await owner.fetch(`/media/${id}/w320.webp`, { method });
    expect(answer.status).toBe(405);
  });
});

describe('an address of a file', () => {
  test.each([
    '/media/',
    '/media/not-an-id/w320.webp',
    `/media/${crypto.randomUUID()}/secrets.json`,
    `/media/${crypto.randomUUID()}/w321.webp`,
    `/media/${crypto.randomUUID()}?download=exe`,
    `/media/${crypto.randomUUID()}/../../etc/passwd`,
    `/media/${crypto.randomUUID()}/%2e%2e%2foriginal.png`,
  ])('%s is none', (url) => {
    expect(parseMedia(url)).toBeNull();
  });
});

test('after a sign-out the copy in the browser is worth nothing', async () => {
  const leaver = await app.member();
  await leaver.api.profile.get();
  const path = `/media/${await addPictureOf(leaver.userId)}/w640.webp`;
  const etag = (await leaver.fetch(path)).headers.get('etag') ?? '';
  const out = await leaver.post('/api/auth/sign-out');
  expect(out.headers.get('clear-site-data')).toBe('"cache"');
  const again = await leaver.fetch(path, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(404);
});

test('a name without a Latin letter still has a plain twin', () => {
  expect(attachment('ワイン-2026-11-15.jpg')).toBe(
    `attachment; filename="wine-image-2026-11-15.jpg"; filename*=UTF-8''%E3%83%AF%E3%82%A4%E3%83%B3-2026-11-15.jpg`,
  );
});

test('with an object store the browser is sent there, with an address that lives for minutes', async () => {
  const peer = await startTestS3();
  const hosted = await createTestApp({ env: peer.env });
  const member = await hosted.member();
  await member.api.profile.get();
  const { id: imageId } = await addPicture(hosted.context, {
    user_id: member.userId,
    prompt: 'rosé',
  });
  const answer = await member.fetch(`/media/${imageId}?download=webp`);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const file = await fetch(answer.headers.get('location') ?? '');
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('image/webp');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="rose-20/);
  expect(peer.refused).toEqual([]);
  expect((await hosted.visitor().fetch(`/media/${imageId}/w320.webp`)).status).toBe(404);
});

async function addPictureOf(userId: string): Promise<string> {
  return (await addPicture(app.context, { user_id: userId })).id;
}

async function answerTo(person: Pick<typeof owner, 'fetch'>, path: string): Promise<string> {
  const answer = await person.fetch(path);
  const body = answer.status === 200 ? (await answer.arrayBuffer(), '') : await answer.text();
  const cache = answer.headers.get('cache-control');
  return answer.status === 200 ? '200' : `${answer.status} ${cache} ${body}`;
}
