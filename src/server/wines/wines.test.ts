import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';
import { drawArtwork, newArtworkWine, newWine, uploadArtwork } from '#server/testing/wines.ts';
import { WINES_MAX } from '#shared/rules/pictures/wines.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.stop();
});

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
    expect(body.generations).toMatchObject([{ wineId: id }]);
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
    const { body } = await uploadArtwork(owner, await drawArtwork(700, 700));
    await expect(
      stranger.api.wines.importMany({ wines: [newArtworkWine(body.id)] }),
    ).rejects.toMatchObject({ code: 'ARTWORK_MISSING' });
    const { wines } = await owner.api.wines.importMany({ wines: [newArtworkWine(body.id)] });
    expect(wines[0]?.isNew).toBe(true);
  });
});
