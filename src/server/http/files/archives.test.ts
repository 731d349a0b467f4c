import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { addPicture } from '#server/testing/images.ts';
import { readZip } from '#server/testing/read-zip.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['member']>>;
let ids: string[];

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.member({ name: 'Ada Vine' });
  await owner.api.profile.get();
  const prompts = ['red at sunset', 'red at sunset', 'white at noon'];
  const created_at = new Date('2026-11-15T12:00:00Z');
  const rows = await Promise.all(
    prompts.map((prompt) => addPicture(app.context, { user_id: owner.userId, prompt, created_at })),
  );
  ids = rows.map(({ id }) => id);
  return () => app.stop();
});

function order(person: Pick<typeof owner, 'fetch'>, selection: unknown): Promise<Response> {
  return person.fetch('/api/images/archive', {
    method: 'POST',
    body: new URLSearchParams({ selection: JSON.stringify(selection) }),
  });
}

async function unpack(answer: Response): Promise<Map<string, Buffer>> {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  return readZip(Buffer.from(await answer.arrayBuffer()));
}

describe('an archive of pictures', () => {
  test('has those that were named, each once under its own name', async () => {
    const answer = await order(owner, { ids });
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="vignette-\d{4}-\d\d-\d\d\.zip"/,
    );
    const entries = await unpack(answer);
    expect([...entries.keys()].toSorted()).toEqual([
      'red-at-sunset-2026-11-15-2.jpg',
      'red-at-sunset-2026-11-15.jpg',
      'white-at-noon-2026-11-15.jpg',
    ]);
    for (const bytes of entries.values())
      expect(await app.context.pictureStore.credentials.inspect(bytes)).toMatchObject({
        isValid: true,
      });
  });

  test('has those that match a filter', async () => {
    const entries = await unpack(await order(owner, { filter: { wineStyle: 'white' } }));
    expect([...entries.keys()]).toEqual(['white-at-noon-2026-11-15.jpg']);
  });

  test('never has another user’s', async () => {
    const other = await app.member();
    expect((await unpack(await order(other, { ids }))).size).toBe(0);
  });

  test('needs a signed-in, unbanned member and a selection', async () => {
    expect((await order(app.visitor(), { ids })).status).toBe(401);
    expect((await order(owner, { ids: [] })).status).toBe(422);
    expect((await order(owner, 'nonsense')).status).toBe(422);
    const huge = await order(owner, { ids: Array.from({ length: 3000 }, () => ids[0]) });
    expect(huge.status).toBe(413);
  });
});

test('the export has the originals and everything we keep about a person', async () => {
  const entries = await unpack(await owner.fetch('/api/account/export'));
  expect([...entries.keys()].toSorted()).toEqual([
    'pictures/red-at-sunset-2026-11-15-2.png',
    'pictures/red-at-sunset-2026-11-15.png',
    'pictures/white-at-noon-2026-11-15.png',
    'vignette.json',
  ]);
  const data = JSON.parse(entries.get('vignette.json')?.toString() ?? '') as Record<
    string,
    unknown
  >;
  expect(data).toMatchObject({
    profile: { email: owner.email, display_name: 'Ada Vine' },
    creditHistory: [{ change_amount: 10 }],
  });
  expect(data['images']).toHaveLength(3);
  expect((await app.visitor().fetch('/api/account/export')).status).toBe(401);
});

function verify(file: Uint8Array<ArrayBuffer>): Promise<Response> {
  return owner.fetch('/api/credentials/verify', { method: 'POST', body: file });
}

describe('a file that someone brings', () => {
  test('is recognised when it is ours', async () => {
    const answer = await owner.fetch(`/media/${ids[0]}?download=jpg`);
    const file = new Uint8Array(await answer.arrayBuffer());
    expect(await (await verify(file)).json()).toMatchObject({
      isValid: true,
      isOurs: true,
      generator: 'Vignette',
      digitalSource: 'algorithmicMedia',
    });
    file[file.length - 20] = (file[file.length - 20] ?? 0) ^ 1;
    expect(await (await verify(file)).json()).toMatchObject({ isValid: false });
  });

  test('is said to be unsigned, not ours or no picture at all', async () => {
    const nothing = { hasManifest: false, isValid: false, isOurs: false };
    expect(await (await verify(new TextEncoder().encode('hello'))).json()).toMatchObject(nothing);
    expect((await verify(new Uint8Array(21 * 1024 * 1024))).status).toBe(413);
  });

  test('can be checked for an own picture without a download', async () => {
    expect(await owner.api.images.credentials({ id: ids[0] ?? '' })).toMatchObject({
      isValid: true,
      isOurs: true,
      title: 'red-at-sunset-2026-11-15',
    });
  });
});
