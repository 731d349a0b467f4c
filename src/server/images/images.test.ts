import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { insertImage, newImage } from '#server/testing/images.ts';
import type { ImageDetails } from '#server/testing/images.ts';
import { captionWidth } from '#shared/rules/pictures/caption-width.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.stop();
});

async function gallery(...images: ImageDetails[]) {
  const owner = await app.member();
  await owner.api.profile.get();
  const rows = [];
  for (const details of images)
    rows.push(await insertImage(app.context.db, { ...details, user_id: owner.userId }));
  const prompts = async (input: Parameters<typeof owner.api.images.list>[0] = {}) =>
    (await owner.api.images.list(input)).images.map(({ prompt }) => prompt);
  return { owner, rows, ids: rows.map(({ id }) => id), prompts };
}

const day = (n: number) => new Date(Date.UTC(2026, 10, n));

describe('the gallery', () => {
  test('shows the newest first, and only the own pictures', async () => {
    const { prompts } = await gallery(
      { prompt: 'older', created_at: day(1) },
      { prompt: 'newer', created_at: day(2) },
    );
    await gallery({ prompt: 'somebody else’s' });
    expect(await prompts()).toEqual(['newer', 'older']);
  });

  test('can be sorted with favourites first, or by name', async () => {
    const { prompts } = await gallery(
      { prompt: 'cherry', created_at: day(1), is_favorite: true },
      { prompt: 'Apple', created_at: day(2) },
      { prompt: 'banana', created_at: day(3) },
    );
    expect(await prompts({ sort: 'favorites' })).toEqual(['cherry', 'banana', 'Apple']);
    expect(await prompts({ sort: 'name' })).toEqual(['Apple', 'banana', 'cherry']);
  });

  test('can be filtered by wine style, favourites and words, all at once', async () => {
    const { prompts } = await gallery(
      { prompt: 'red at sunset', is_favorite: true },
      { prompt: 'red at dawn' },
      { prompt: 'white at SUNSET', is_favorite: true },
    );
    expect((await prompts({ wineStyle: 'red' })).toSorted()).toEqual([
      'red at dawn',
      'red at sunset',
    ]);
    expect(await prompts({ search: 'Sunset' })).toHaveLength(2);
    expect(await prompts({ search: 'sunset', wineStyle: 'white', favorites: true })).toEqual([
      'white at SUNSET',
    ]);
  });

  test('is searched by grape, region and vintage too, whatever the words call them', async () => {
    const { prompts } = await gallery(
      { prompt: 'Spätburgunder', grape: 'Pinot Noir', region: 'Mosel', vintage: 2018 },
      { prompt: 'a toast' },
    );
    for (const search of ['pinot noir', 'mosel', '2018', 'spätburgunder'])
      expect(await prompts({ search })).toEqual(['Spätburgunder']);
    expect(await prompts({ search: 'riesling' })).toEqual([]);
  });

  test('searches for what is typed, wildcards included', async () => {
    const { prompts } = await gallery({ prompt: '100% merlot' }, { prompt: '100 bottles_of' });
    expect(await prompts({ search: '100%' })).toEqual(['100% merlot']);
    expect(await prompts({ search: 's_o' })).toEqual(['100 bottles_of']);
    expect(await prompts({ search: String.raw`\ ` })).toEqual([]);
    expect(await prompts({ search: "'; drop table profiles; --" })).toEqual([]);
  });

  test.each(['recent', 'favorites', 'name'] as const)(
    'pages through everything exactly once when sorted by %s, ties included',
    async (sort) => {
      const owner = await app.member();
      await owner.api.profile.get();
      // One statement, one timestamp: only the id tells the rows apart.
      await app.context.db
        .insertInto('generated_images')
        .values(
          Array.from({ length: 120 }, (_, i) =>
            newImage({
              user_id: owner.userId,
              prompt: `picture ${i % 7}`,
              is_favorite: i % 3 === 0,
            }),
          ),
        )
        .execute();
      const seen: string[] = [];
      const sizes: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await owner.api.images.list({ sort, ...(cursor && { cursor }) });
        seen.push(...page.images.map(({ id }) => id));
        sizes.push(page.images.length);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(sizes).toEqual([50, 50, 20]);
      expect(new Set(seen).size).toBe(120);
    },
  );

  test.each([
    { sort: 'recent' },
    { sort: 'favorites' },
    { sort: 'name' },
    { trash: 'true' },
  ] as const)(
    'can be laid out and opened anywhere without walking through it (%o)',
    async (input) => {
      const owner = await app.member();
      await owner.api.profile.get();
      await app.context.db
        .insertInto('generated_images')
        .values(
          Array.from({ length: 130 }, (_, i) =>
            newImage({
              user_id: owner.userId,
              prompt: `picture ${i % 7}`,
              is_favorite: i % 3 === 0,
              width: 1000 + (i % 4),
              deleted_at: 'trash' in input ? day(1 + (i % 9)) : null,
            }),
          ),
        )
        .execute();
      const first = await owner.api.images.list(input);
      const cursor = first.nextCursor ?? '';
      const outline = await owner.api.images.outline({ ...input, cursor });
      expect(outline).toMatchObject({ nextCursor: null, bookmarks: { length: 1 } });
      const pages = await Promise.all(
        [cursor, ...outline.bookmarks].map((at) => owner.api.images.list({ ...input, cursor: at })),
      );
      const rest = pages.flatMap(({ images }) => images);
      expect(new Set([...first.images, ...rest].map(({ id }) => id)).size).toBe(130);
      expect(outline.places.map((place) => outline.shapes[place])).toEqual(
        rest.map(({ width, height }) => [width, height]),
      );
      expect(outline.captions).toEqual(rest.map(({ prompt }) => captionWidth(prompt)));
    },
  );

  test('keeps its place when a picture on the page before is deleted meanwhile', async () => {
    const { owner, ids } = await gallery(
      ...Array.from({ length: 60 }, (_, i) => ({ prompt: `p${i}`, created_at: day(i % 28) })),
    );
    const first = await owner.api.images.list({});
    const last = first.images.at(-1)?.id ?? '';
    await owner.api.images.trash({ id: last });
    const second = await owner.api.images.list({ cursor: first.nextCursor ?? '' });
    expect(second.images).toHaveLength(10);
    expect(new Set([...first.images, ...second.images].map(({ id }) => id)).size).toBe(ids.length);
  });

  test.each([
    'nonsense',
    'eyJieSI6Im5hbWUifQ',
    Buffer.from('{"by":"recent","at":"x"}').toString('base64url'),
  ])('refuses a made-up place (%s)', async (cursor) => {
    const { owner } = await gallery();
    await expect(owner.api.images.list({ cursor })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('refuses the place of another sort', async () => {
    const { owner } = await gallery(...Array.from({ length: 51 }, (_, i) => ({ prompt: `p${i}` })));
    const { nextCursor } = await owner.api.images.list({ sort: 'name' });
    await expect(
      owner.api.images.list({ sort: 'recent', cursor: nextCursor ?? '' }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('a picture', () => {
  test('comes with everything that is needed to show it without a jump', async () => {
    const { owner, ids } = await gallery({ width: 1216, height: 832, size: 'landscape', seed: 7 });
    const image = await owner.api.images.get({ id: ids[0] ?? '' });
    expect(image).toMatchObject({
      width: 1216,
      height: 832,
      seed: 7,
      size: 'landscape',
      styleId: 'cinematic',
      wineStyle: 'red',
      status: 'completed',
      isFavorite: false,
      imageUrl: `/media/${image.id}/w1280.webp`,
    });
    expect(image.srcSet).toEqual({
      webp: `/media/${image.id}/w320.webp 320w, /media/${image.id}/w640.webp 640w, /media/${image.id}/w1280.webp 1216w`,
      avif: null,
    });
  });

  test('becomes a favourite and stops being one', async () => {
    const { owner, ids, prompts } = await gallery({ prompt: 'a' });
    const id = ids[0] ?? '';
    expect(await owner.api.images.setFavorite({ id, isFavorite: true })).toMatchObject({
      isFavorite: true,
    });
    expect(await prompts({ favorites: true })).toEqual(['a']);
    await owner.api.images.setFavorite({ id, isFavorite: false });
    expect(await prompts({ favorites: true })).toEqual([]);
  });

  test('goes to the trash, comes back, and is gone for good only from there', async () => {
    const { owner, ids, prompts } = await gallery({ prompt: 'a' });
    const id = ids[0] ?? '';
    await expect(owner.api.images.deleteForGood({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await owner.api.images.trash({ id })).deletedAt).not.toBeNull();
    expect(await prompts()).toEqual([]);
    expect(await prompts({ trash: true })).toEqual(['a']);
    expect((await owner.api.images.restore({ id })).deletedAt).toBeNull();
    expect(await prompts()).toEqual(['a']);
    await owner.api.images.trash({ id });
    await owner.api.images.deleteForGood({ id });
    expect(await prompts({ trash: true })).toEqual([]);
    await expect(owner.api.images.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of another user answers exactly like one that never was', async () => {
    const { ids } = await gallery({ prompt: 'mine' });
    const other = await app.member();
    const answers = await Promise.all(
      [ids[0], crypto.randomUUID()].map(async (id) => {
        const answer = await other.fetch(`/api/images/${id}`);
        const body = (await answer.json()) as { data: { requestId?: string } };
        delete body.data.requestId;
        return { status: answer.status, body };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(404);
  });
});

describe('many pictures at once', () => {
  test('are changed by name, and only one’s own', async () => {
    const mine = await gallery({ prompt: 'a' }, { prompt: 'b' }, { prompt: 'c' });
    const other = await gallery({ prompt: 'x' });
    const ids = [...mine.ids.slice(0, 2), ...other.ids];
    expect(await mine.owner.api.images.bulk({ action: 'trash', selection: { ids } })).toEqual({
      changed: 2,
    });
    expect(await mine.prompts()).toEqual(['c']);
    expect(await other.prompts()).toEqual(['x']);
  });

  test('are changed by a filter', async () => {
    const { owner, prompts } = await gallery(
      { prompt: 'red one' },
      { prompt: 'red two' },
      { prompt: 'white one' },
    );
    const filter = { wineStyle: 'red' } as const;
    const changed = (action: 'favorite' | 'unfavorite' | 'trash') =>
      owner.api.images.bulk({ action, selection: { filter } });
    expect(await changed('favorite')).toEqual({ changed: 2 });
    expect(await prompts({ favorites: true })).toHaveLength(2);
    expect(await changed('trash')).toEqual({ changed: 2 });
    expect(await prompts()).toEqual(['white one']);
    const trash = { filter: { trash: true } };
    expect(await owner.api.images.bulk({ action: 'restore', selection: trash })).toEqual({
      changed: 2,
    });
    await changed('trash');
    expect(await owner.api.images.bulk({ action: 'delete', selection: trash })).toEqual({
      changed: 2,
    });
    expect(await prompts({ trash: true })).toEqual([]);
    expect(await prompts()).toEqual(['white one']);
  });

  test('cannot be deleted for good outside the trash', async () => {
    const { owner, ids, prompts } = await gallery({ prompt: 'a' });
    const selections = [{ ids }, { filter: {} }];
    for (const selection of selections)
      expect(await owner.api.images.bulk({ action: 'delete', selection })).toEqual({ changed: 0 });
    expect(await prompts()).toEqual(['a']);
  });
});

describe('the figures', () => {
  test('count pictures, favourites, trash and styles', async () => {
    const { owner } = await gallery(
      { prompt: 'red', is_favorite: true },
      { prompt: 'red' },
      { prompt: 'champagne' },
      { prompt: 'white', is_favorite: true, deleted_at: new Date() },
    );
    expect(await owner.api.images.counts()).toEqual({
      total: 3,
      favorites: 1,
      trash: 1,
      byStyle: { red: 2, white: 0, sparkling: 1, rose: 0, vintage: 0, other: 0 },
    });
  });

  test('count what a filter shows', async () => {
    const { owner } = await gallery(
      { prompt: 'red at sunset', is_favorite: true },
      { prompt: 'red at dawn' },
      { prompt: 'white at sunset', deleted_at: new Date() },
    );
    const { count } = owner.api.images;
    expect(await count({})).toEqual({ matching: 2 });
    expect(await count({ search: 'sunset' })).toEqual({ matching: 1 });
    expect(await count({ wineStyle: 'red', favorites: 'true' })).toEqual({ matching: 1 });
    expect(await count({ trash: 'true' })).toEqual({ matching: 1 });
  });

  test('of the month count what was delivered, whatever was deleted since', async () => {
    const owner = await app.member();
    expect(await owner.api.images.usage()).toEqual({
      monthlyUsed: 0,
      monthlyLimit: 10,
      monthlyRemaining: 10,
    });
    const { body } = await owner.api.generations.generate({ prompt: 'a glass of red' });
    if (!('image' in body)) throw new Error('The picture did not come in time');
    const { image } = body;
    await owner.api.images.trash({ id: image.id });
    await owner.api.images.deleteForGood({ id: image.id });
    expect(await owner.api.images.usage()).toMatchObject({ monthlyUsed: 1, monthlyRemaining: 9 });
    await app.context.db
      .updateTable('generations')
      .set({ created_at: new Date(Date.UTC(2020, 0, 31)) })
      .where('user_id', '=', owner.userId)
      .execute();
    expect(await owner.api.images.usage()).toMatchObject({ monthlyUsed: 0 });
  });
});
