import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { readZip } from '#server/testing/read-zip.ts';
import {
  drawArtwork,
  newArtworkWine,
  newWine,
  pdfPage,
  uploadArtwork,
} from '#server/testing/wines.ts';
import { removeDeletedFiles } from '#server/images/store/remove-pictures.ts';
import { eraseWines } from './erase-wines.ts';
import { bottleFolder } from './show-bottle.ts';
import { COSTLY_CALLS } from '#shared/rules/limits.ts';
import { tidyWines } from './tidy-wines.ts';
import type { DressedWine } from '#server/ports/wine-renderer.ts';
import { DAY_MS } from '#shared/rules/days.ts';

type Member = Awaited<ReturnType<TestApp['member']>>;
let app: TestApp;
const previewed: DressedWine[] = [];
/** Bottles are finished once this is. */
let gate = Promise.resolve();

beforeAll(async () => {
  app = await createTestApp({
    bottles: {
      preview: async (wine, { signal }) => {
        previewed.push(wine);
        await gate;
        signal.throwIfAborted();
        return { bytes: Buffer.from('bottle'), mime: 'image/webp' };
      },
    },
  });
  return () => app.stop();
});

describe('artwork', () => {
  test('is decoded, encoded again and shown to its owner alone', async () => {
    const [owner, stranger] = [await app.member(), await app.member()];
    const { status, body } = await uploadArtwork(owner, await drawArtwork(900, 1200));
    expect([status, body.width, body.height, body.pages]).toEqual([201, 900, 1200, 1]);
    const seen = await owner.fetch(`/media/artwork/${body.id}`);
    expect(seen.headers.get('content-type')).toBe('image/png');
    expect((await stranger.fetch(`/media/artwork/${body.id}`)).status).toBe(404);
    expect((await app.visitor().fetch(`/media/artwork/${body.id}`)).status).toBe(404);
    await expect(stranger.api.wines.create(newArtworkWine(body.id))).rejects.toMatchObject({
      code: 'ARTWORK_MISSING',
    });
  });

  test('may be a page of a PDF, in its own colours', async () => {
    const owner = await app.member();
    const { body } = await uploadArtwork(owner, pdfPage([1, 0, 0]));
    const seen = Buffer.from(await (await owner.fetch(`/media/artwork/${body.id}`)).arrayBuffer());
    const { dominant } = await sharp(seen).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
    expect(Math.max(body.width, body.height)).toBeGreaterThanOrEqual(2000);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'ARTWORK_UNREADABLE'],
    ['a cut PNG', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1'), 'ARTWORK_UNREADABLE'],
    ['a PDF of nothing', Buffer.from('%PDF-1.4 nothing'), 'ARTWORK_UNREADABLE'],
    ['nothing at all', Buffer.alloc(0), 'ARTWORK_UNREADABLE'],
  ])('that is %s is refused and the server goes on', async (_, bytes, code) => {
    const owner = await app.member();
    const { status, body } = await uploadArtwork(owner, bytes);
    expect([status, body.code]).toEqual([422, code]);
  });

  test('too small to print is refused', async () => {
    const owner = await app.member();
    const { body } = await uploadArtwork(owner, await drawArtwork(599, 2000));
    expect(body.code).toBe('ARTWORK_TOO_SMALL');
  });

  test('reaches the bottle cropped as its owner said', async () => {
    const owner = await app.member();
    const { body } = await uploadArtwork(owner, await drawArtwork(800, 1000));
    const wine = newArtworkWine(body.id);
    const front = { ...wine.labels.front, crop: { x: 0.5, y: 0, width: 0.5, height: 0.3 } };
    await owner.api.wines.preview({
      wine: { ...wine, labels: { ...wine.labels, front } },
      view: 'front',
    });
    const { width, height, rgba } = previewed.at(-1)!.artwork.front!;
    expect([width, height]).toEqual([400, 300]);
    expect([...rgba.subarray(0, 4)]).toEqual([122, 20, 32, 255]);
  });
});

test('foil lies where it was drawn over the whole artwork, however that is cropped', async () => {
  const owner = await app.member();
  const { body: artwork } = await uploadArtwork(owner, await drawArtwork(800, 800));
  // Dark, and so foil, in the left half.
  const half = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#fff' } })
    .composite([
      {
        input: { create: { width: 400, height: 800, channels: 3, background: '#000' } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const { body: mask } = await uploadArtwork(owner, half);
  const wine = newArtworkWine(artwork.id);
  const { front } = wine.labels;
  if (front.kind !== 'artwork') throw new Error('no artwork');
  await owner.api.wines.preview({
    wine: {
      ...wine,
      labels: {
        ...wine.labels,
        front: {
          ...front,
          crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
          mask: { artworkId: mask.id, finish: 'gold' },
        },
      },
    },
    view: 'front',
  });
  const foil = previewed.at(-1)!.artwork.front!.mask!;
  expect(Math.max(...foil.filter((_, i) => i % 97 === 5))).toBe(0);
});

describe('the small picture of a bottle', () => {
  const change = async (owner: Member, wine: { id: string; version: number }) =>
    owner.api.wines.update({ ...newWine(), id: wine.id, version: wine.version });

  test('takes the place of the one before the wine was changed', async () => {
    const owner = await app.member();
    const wine = await owner.api.wines.create(newWine());
    await owner.api.wines.bottle({ id: wine.id });
    await change(owner, wine);
    await owner.api.wines.bottle({ id: wine.id });
    const kept: string[] = [];
    for await (const { key } of app.context.pictureStore.files.list(bottleFolder(wine.id)))
      kept.push(key);
    expect(kept).toHaveLength(1);
  });

  test('is drawn once for all who ask, and kept for whoever has left', async () => {
    const owner = await app.member();
    const { id } = await owner.api.wines.create(newWine());
    const before = previewed.length;
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const leaving = new AbortController();
    const left = owner.fetch(`/api/wines/${id}/bottle`, { signal: leaving.signal });
    await expect.poll(() => previewed.length).toBe(before + 1);
    const stays = owner.api.wines.bottle({ id });
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    resolve();
    expect((await stays).size).toBeGreaterThan(0);
    expect((await owner.api.wines.bottle({ id })).size).toBeGreaterThan(0);
    expect(previewed).toHaveLength(before + 1);
  });

  test('is drawn anew only so often; what is kept is always shown', async () => {
    const owner = await app.member();
    const wine = await owner.api.wines.create(newWine());
    await owner.api.wines.bottle({ id: wine.id });
    await app.context.db
      .updateTable('rate_limits')
      .set({ count: COSTLY_CALLS.bottle.limit })
      .where('key', '=', `bottle:user:${owner.userId}`)
      .executeTakeFirstOrThrow();
    expect((await owner.api.wines.bottle({ id: wine.id })).size).toBeGreaterThan(0);
    await change(owner, wine);
    await expect(owner.api.wines.bottle({ id: wine.id })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
  });
});

test('a wine removed long ago goes for good, and so does artwork that no label shows', async () => {
  const owner = await app.member();
  const used = (await uploadArtwork(owner, await drawArtwork(700, 700))).body.id;
  const unused = (await uploadArtwork(owner, await drawArtwork(700, 700))).body.id;
  const kept = await owner.api.wines.create(newArtworkWine(used));
  const gone = await owner.api.wines.create(newWine());
  const { db, pictureStore } = app.context;
  const longAgo = new Date(Date.now() - 31 * DAY_MS);
  await db.updateTable('wines').set({ deleted_at: longAgo }).where('id', '=', gone.id).execute();
  await sql`update wine_artworks set created_at = ${longAgo} where user_id = ${owner.userId}`.execute(
    db,
  );
  const filesIn = async (folder: string) => {
    const found: string[] = [];
    for await (const { key } of pictureStore.files.list(folder)) found.push(key);
    return found;
  };
  const small = async (id: string) => {
    await owner.api.wines.bottle({ id });
    return filesIn(bottleFolder(id));
  };
  expect([await small(gone.id), await small(kept.id)].map(({ length }) => length)).toEqual([1, 1]);
  await tidyWines({ db, files: pictureStore.files });
  expect(await filesIn(bottleFolder(gone.id))).toEqual([]);
  await expect(owner.api.wines.get({ id: gone.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await owner.api.wines.get({ id: kept.id })).id).toBe(kept.id);
  expect((await owner.fetch(`/media/artwork/${used}`)).status).toBe(200);
  expect((await owner.fetch(`/media/artwork/${unused}`)).status).toBe(404);
  // An account that ends leaves neither artwork nor small pictures of bottles behind.
  await eraseWines(db, owner.userId);
  await removeDeletedFiles({ db, files: pictureStore.files }, new AbortController().signal);
  expect(await filesIn(bottleFolder(kept.id))).toEqual([]);
  expect((await owner.fetch(`/media/artwork/${used}`)).status).toBe(404);
});

test('an account’s export holds its wines, its sets and every artwork', async () => {
  const [owner, stranger] = [await app.member(), await app.member()];
  const { id: artworkId } = (await uploadArtwork(owner, await drawArtwork(700, 700))).body;
  await uploadArtwork(stranger, await drawArtwork(700, 700));
  const { id } = await owner.api.wines.create(newArtworkWine(artworkId, { name: 'Taken along' }));
  const set = await owner.api.sets.order({
    kind: 'own',
    wineIds: [id],
    shots: ['packshot'],
    idempotencyKey: crypto.randomUUID(),
  });
  const answer = await owner.fetch('/api/account/export');
  const entries = readZip(Buffer.from(await answer.arrayBuffer()));
  const data = JSON.parse(entries.get('vignette.json')?.toString() ?? '') as {
    wines: { id: string; name: string }[];
    sets: { id: string }[];
  };
  expect(data.wines.find((wine) => wine.id === id)?.name).toBe('Taken along');
  expect(data.sets.map((each) => each.id)).toEqual([set.id]);
  const artwork = [...entries.keys()].filter((name) => name.startsWith('artwork/'));
  expect(artwork).toEqual([`artwork/${artworkId}.png`]);
  const { width } = await sharp(entries.get(artwork[0]!)).metadata();
  expect(width).toBe(700);
});
