import { beforeAll, describe, expect, test } from 'vitest';

import { encodeCursor } from '#server/db/cursor.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { newImage, openGallery } from '#server/testing/images.ts';
import type { ImageDetails } from '#server/testing/images.ts';
import { captionWidth } from '#shared/rules/pictures/caption-width.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.stop();
});

const gallery = (...images: ImageDetails[]) => openGallery(app, images);
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

  test.each([
    { sort: 'name' as const, by: 'name', key: 'a\0b' },
    { sort: 'recent' as const, by: 'recent', at: '0000-01-01T00:00:00.000000Z' },
  ])('refuses a place that the database cannot read ($by)', async ({ sort, ...place }) => {
    const { owner } = await gallery();
    const id = '00000000-0000-4000-8000-000000000000';
    const cursor = encodeCursor({ ...place, id });
    await expect(owner.api.images.list({ sort, cursor })).rejects.toMatchObject({
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
