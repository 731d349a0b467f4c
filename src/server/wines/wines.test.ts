import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { newArtworkWine, newWine, pdfPage } from '#server/testing/wines.ts';
import { removeDeletedFiles } from '#server/images/store/remove-pictures.ts';
import { eraseWines } from './erase-wines.ts';
import { bottleFolder } from './show-bottle.ts';
import { tidyWines } from './tidy-wines.ts';
import type { DressedWine } from '#server/ports/wine-renderer.ts';
import type { Artwork } from '#shared/contract/wines.ts';
import { WINES_MAX } from '#shared/rules/pictures/wines.ts';

let app: TestApp;
const previewed: DressedWine[] = [];

beforeAll(async () => {
  app = await createTestApp({
    bottles: {
      preview: async (wine) => {
        previewed.push(wine);
        return { bytes: Buffer.from('bottle'), mime: 'image/webp' };
      },
    },
  });
  return () => app.stop();
});

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1420' } })
    .png()
    .toBuffer();

async function upload(owner: Awaited<ReturnType<TestApp['member']>>, body: Buffer, query = '') {
  const answer = await owner.fetch(`/api/wines/artwork${query}`, {
    method: 'POST',
    body: new Uint8Array(body),
  });
  return { status: answer.status, body: (await answer.json()) as Artwork & { code?: string } };
}

describe('a wine', () => {
  test('is kept as it was described, and listed with the last used first', async () => {
    const owner = await app.member();
    const first = await owner.api.wines.create(newWine({ name: 'First' }));
    await owner.api.wines.create(newWine({ name: 'Second', vintage: null }));
    expect(await owner.api.wines.get({ id: first.id })).toMatchObject(newWine({ name: 'First' }));
    const { wines, limit } = await owner.api.wines.list({});
    expect(wines.map(({ name }) => name).slice(-2)).toEqual(['Second', 'First']);
    expect(limit).toBe(WINES_MAX.free);
  });

  test('is found by every word of its facts, year included', async () => {
    const owner = await app.member();
    await owner.api.wines.create(newWine({ name: 'Les 100 % Vieilles', producer: 'O_Brien' }));
    const found = async (search: string) =>
      (await owner.api.wines.list({ search })).wines.map(({ name }) => name);
    expect(await found('vieilles o_brien 2021')).toEqual(['Les 100 % Vieilles']);
    expect(await found('100 %')).toEqual(['Les 100 % Vieilles']);
    expect(await found('vieilles 1999')).toEqual([]);
    expect(await found('oxbrien')).toEqual([]);
  });

  test('changed in two windows, tells the second instead of undoing the first', async () => {
    const owner = await app.member();
    const { id, version } = await owner.api.wines.create(newWine());
    await owner.api.wines.update({ ...newWine({ name: 'Window one' }), id, version });
    await expect(
      owner.api.wines.update({ ...newWine({ name: 'Window two' }), id, version }),
    ).rejects.toMatchObject({ code: 'WINE_CHANGED' });
    expect((await owner.api.wines.get({ id })).name).toBe('Window one');
  });

  test('saved again because the answer was lost, is kept once and not called changed', async () => {
    const owner = await app.member();
    const { total, limit } = await owner.api.wines.list({});
    for (let i = total + 1; i < limit; i++) await owner.api.wines.create(newWine());
    const id = crypto.randomUUID();
    // The last place of the plan: a second wine would find none.
    const first = await owner.api.wines.create({ ...newWine({ name: 'Lost' }), id });
    expect(await owner.api.wines.create({ ...newWine({ name: 'Lost' }), id })).toEqual(first);
    expect((await owner.api.wines.list({})).total).toBe(limit);
    const save = { ...newWine({ name: 'Lost again' }), id, version: first.version };
    const saved = await owner.api.wines.update(save);
    expect(await owner.api.wines.update(save)).toMatchObject({ version: saved.version });
    const stranger = await app.member();
    await expect(stranger.api.wines.create({ ...newWine(), id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('does not exist for anybody else', async () => {
    const [owner, stranger] = [await app.member(), await app.member()];
    const { id, version } = await owner.api.wines.create(newWine());
    for (const call of [
      () => stranger.api.wines.get({ id }),
      () => stranger.api.wines.update({ ...newWine(), id, version }),
      () => stranger.api.wines.remove({ id }),
      () => stranger.api.wines.newVintage({ id, vintage: 2022, artworkId: null }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await owner.api.wines.get({ id })).deletedAt).toBeNull();
  });

  test('becomes the next vintage with the year changed on its designed label', async () => {
    const owner = await app.member();
    const { id } = await owner.api.wines.create(newWine());
    const next = await owner.api.wines.newVintage({ id, vintage: 2022, artworkId: null });
    expect(next).toMatchObject({
      vintage: 2022,
      labels: { front: { lines: ['Clos du Test', '2022'] } },
    });
    expect((await owner.api.wines.get({ id })).vintage).toBe(2021);
  });

  test('is removed and taken back', async () => {
    const owner = await app.member();
    const { id } = await owner.api.wines.create(newWine());
    await owner.api.wines.remove({ id });
    const names = async (trash: 'true' | 'false') =>
      (await owner.api.wines.list({ trash })).wines.map((wine) => wine.id);
    expect(await names('false')).not.toContain(id);
    expect(await names('true')).toContain(id);
    await owner.api.wines.restore({ id });
    expect(await names('false')).toContain(id);
  });

  test.each([
    ['no name', { name: '  ' }],
    ['a line break in the name', { name: 'a\nb' }],
    ['a year in the future of wine', { vintage: 3021 }],
    ['a bottle nobody blows', { bottle: 'square' }],
  ])('with %s is refused', async (_, fault) => {
    const owner = await app.member();
    await expect(owner.api.wines.create({ ...newWine(), ...fault } as never)).rejects.toMatchObject(
      { code: 'VALIDATION_FAILED' },
    );
  });
});

test('racing requests do not pass the plan’s limit together', async () => {
  const owner = await app.member();
  const { wines } = await owner.api.wines.list({});
  const rows = Array.from({ length: WINES_MAX.free - wines.length - 2 }, () => ({
    ...newWine(),
    user_id: owner.userId,
    capsule: '{}',
    labels: '{}',
  }));
  await app.context.db.insertInto('wines').values(rows).execute();
  const answers = await Promise.allSettled(
    Array.from({ length: 6 }, () => owner.api.wines.create(newWine())),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'WINES_FULL' },
  });
});

test('two samples are there on the first visit, and stay away once removed', async () => {
  const owner = await app.member();
  const both = await Promise.all([owner.api.wines.list({}), owner.api.wines.list({})]);
  const samples = (await owner.api.wines.list({})).wines;
  expect(samples.map(({ isSample }) => isSample)).toEqual([true, true]);
  expect(both.every(({ wines }) => wines.length <= 2)).toBe(true);
  for (const { id } of samples) await owner.api.wines.remove({ id });
  expect((await owner.api.wines.list({})).wines).toEqual([]);
});

describe('artwork', () => {
  test('is decoded, encoded again and shown to its owner alone', async () => {
    const [owner, stranger] = [await app.member(), await app.member()];
    const { status, body } = await upload(owner, await png(900, 1200));
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
    const { body } = await upload(owner, pdfPage([1, 0, 0]));
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
    const { status, body } = await upload(owner, bytes);
    expect([status, body.code]).toEqual([422, code]);
  });

  test('too small to print is refused', async () => {
    const owner = await app.member();
    const { body } = await upload(owner, await png(599, 2000));
    expect(body.code).toBe('ARTWORK_TOO_SMALL');
  });

  test('reaches the bottle cropped as its owner said', async () => {
    const owner = await app.member();
    const { body } = await upload(owner, await png(800, 1000));
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
  const { body: artwork } = await upload(owner, await png(800, 800));
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
  const { body: mask } = await upload(owner, half);
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

describe('a picture of an own wine', () => {
  test('is made with its bottle, filed under it, named after it and found by it', async () => {
    const engine = createTestEngine();
    const own = await createTestApp({ engine });
    const owner = await own.member();
    const { id } = await owner.api.wines.create(newWine({ name: 'Clos Été' }));
    const prompt = 'a bottle by the sea';
    const { body } = await owner.api.generations.generate({ prompt, wineId: id });
    const [image] = 'images' in body ? body.images : [];
    expect(engine.calls.at(-1)?.wine?.draft.name).toBe('Clos Été');
    expect(image?.wine).toEqual({ id, title: 'Clos Été 2021' });
    const file = await owner.fetch(`/media/${image!.id}?download=jpg`);
    expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain(
      'clos-été-2021-a-bottle-by-the',
    );
    expect((await owner.api.images.list({ wineId: id })).images).toHaveLength(1);
    expect((await owner.api.wines.get({ id })).pictures).toBe(1);
  });

  test('may name the wine in its words; the longest name that fits is meant', async () => {
    const engine = createTestEngine();
    const own = await createTestApp({ engine });
    const owner = await own.member();
    await owner.api.wines.create(newWine({ name: 'Clos' }));
    await owner.api.wines.create(newWine({ name: 'Clos Noir' }));
    await owner.api.generations.generate({ prompt: '@clos noir on a table' });
    expect(engine.calls.at(-1)?.wine?.draft.name).toBe('Clos Noir');
    await owner.api.generations.generate({ prompt: 'mail me @nobody' });
    expect(engine.calls.at(-1)?.wine).toBeUndefined();
  });

  test('is refused before a credit is held where the engine cannot show it, or the wine is another’s', async () => {
    const engine = { ...createTestEngine(), showsOwnWines: false };
    const own = await createTestApp({ engine });
    const [owner, stranger] = [await own.member(), await own.member()];
    const { id } = await owner.api.wines.create(newWine());
    const ask = (who: typeof owner) => who.api.generations.generate({ prompt: 'x', wineId: id });
    await expect(ask(owner)).rejects.toMatchObject({ code: 'OWN_LABEL_UNSUPPORTED' });
    await expect(ask(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await owner.api.profile.get()).credits).toBe(10);
  });
});

test('a wine removed long ago goes for good, and so does artwork that no label shows', async () => {
  const owner = await app.member();
  const used = (await upload(owner, await png(700, 700))).body.id;
  const unused = (await upload(owner, await png(700, 700))).body.id;
  const kept = await owner.api.wines.create(newArtworkWine(used));
  const gone = await owner.api.wines.create(newWine());
  const { db, pictureStore } = app.context;
  const longAgo = new Date(Date.now() - 31 * 24 * 3600_000);
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
  const { id: artworkId } = (await upload(owner, await png(700, 700))).body;
  await upload(stranger, await png(700, 700));
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

describe('an import', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => newWine({ name: `Import ${i}` }));

  test('keeps what is new, in the order of the table, and nothing twice', async () => {
    const owner = await app.member();
    const dry = await owner.api.wines.importMany({ wines: many(3), isDryRun: true });
    expect(dry.wines).toEqual(many(3).map(() => ({ id: null, isNew: true })));
    expect((await owner.api.wines.list({ search: 'Import' })).wines).toEqual([]);
    const [first, second] = await Promise.all([
      owner.api.wines.importMany({ wines: many(3) }),
      owner.api.wines.importMany({ wines: many(4) }),
    ]);
    const made = [...first.wines, ...second.wines].filter(({ isNew }) => isNew);
    expect(made).toHaveLength(4);
    const again = await owner.api.wines.importMany({ wines: many(4) });
    expect(again.wines.map(({ isNew }) => isNew)).toEqual([false, false, false, false]);
    const { wines } = await owner.api.wines.list({ search: 'Import' });
    expect(wines.map(({ name }) => name).toSorted()).toEqual(many(4).map(({ name }) => name));
  });

  test('keeps all or none where the plan has no room for all', async () => {
    const owner = await app.member();
    await owner.api.wines.importMany({ wines: many(25) });
    const { room } = await owner.api.wines.importMany({ wines: many(1), isDryRun: true });
    expect(room).toBe(WINES_MAX.free - 25);
    await owner.api.wines.importMany({
      wines: many(25).map((wine) => ({ ...wine, vintage: 1990 })),
    });
    await expect(
      owner.api.wines.importMany({ wines: [newWine({ name: 'One too many' })] }),
    ).rejects.toMatchObject({ code: 'WINES_FULL' });
  });

  test('takes only artwork of its owner', async () => {
    const [owner, stranger] = [await app.member(), await app.member()];
    const { body } = await upload(owner, await png(700, 700));
    await expect(
      stranger.api.wines.importMany({ wines: [newArtworkWine(body.id)] }),
    ).rejects.toMatchObject({ code: 'ARTWORK_MISSING' });
    const { wines } = await owner.api.wines.importMany({ wines: [newArtworkWine(body.id)] });
    expect(wines[0]?.isNew).toBe(true);
  });
});
