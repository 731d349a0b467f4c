import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { drawArtwork, newArtworkWine, newWine, uploadArtwork } from '#server/testing/wines.ts';
import type { Visitor } from '#server/testing/members/visitor.ts';
import { ARTWORK_ROOM_MB } from '#shared/rules/pictures/wines.ts';

import { assertOwnArtwork } from './change-wines.ts';
import { tidyWines } from './tidy-wines.ts';
import { toRow } from './wine-view.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { ROLE: 'web' } });
  return () => app.stop();
});

const namesOf = async (owner: Visitor) =>
  (await owner.api.wines.list({ search: 'Once' })).wines.map(({ name }) => name);

const upload = async (owner: Visitor) => uploadArtwork(owner, await drawArtwork(700, 700));

async function filesBelow(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of app.context.pictureStore.files.list(folder)) found.push(key);
  return found;
}

const makeOld = (userId: string) =>
  sql`update wine_artworks set created_at = now() - interval '31 days'
    where user_id = ${userId}`.execute(app.context.db);

test('a new wine whose answer was lost is kept once, with what was changed since', async () => {
  const owner = await app.member();
  const draft = { ...newWine({ name: 'Once' }), id: crypto.randomUUID() };
  const [first, again] = await Promise.all([
    owner.api.wines.create(draft),
    owner.api.wines.create(draft),
  ]);
  expect(again).toEqual(first);
  const changed = await owner.api.wines.create({ ...draft, name: 'Once more' });
  expect(changed).toMatchObject({ id: first.id, name: 'Once more' });
  expect(await namesOf(owner)).toEqual(['Once more']);
  // Whoever has got hold of the id finds nothing under it.
  const stranger = await app.member();
  await expect(stranger.api.wines.create(draft)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a new vintage whose answer was lost is made once', async () => {
  const owner = await app.member();
  const { id } = await owner.api.wines.create(newWine({ name: 'Once' }));
  const copy = { id, vintage: 2030, artworkId: null, newId: crypto.randomUUID() };
  const first = await owner.api.wines.newVintage(copy);
  expect(await owner.api.wines.newVintage(copy)).toEqual(first);
  expect(await namesOf(owner)).toHaveLength(2);
});

test('artwork is not tidied away under a label that is just being saved', async () => {
  const owner = await app.member();
  const { body } = await upload(owner);
  await makeOld(owner.userId);
  const { db, pictureStore } = app.context;
  const draft = newArtworkWine(body.id);
  let tidying: Promise<void> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await assertOwnArtwork(trx, owner.userId, draft.labels);
    tidying = tidyWines({ db, files: pictureStore.files });
    // It has found the artwork unused, and waits for whoever holds it.
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows.length;
      })
      .toBe(1);
    await trx
      .insertInto('wines')
      .values({ user_id: owner.userId, ...toRow(draft) })
      .execute();
  });
  await tidying;
  expect((await owner.fetch(`/media/artwork/${body.id}`)).status).toBe(200);
});

test('files that could not be removed with their rows are removed the next time', async () => {
  const owner = await app.member();
  const { body } = await upload(owner);
  await makeOld(owner.userId);
  const { db, pictureStore } = app.context;
  const folder = `artwork/${body.id.slice(0, 2)}/${body.id}`;
  const broken = {
    ...pictureStore.files,
    removeFolder: () => Promise.reject(new Error('the store is away')),
  };
  await expect(tidyWines({ db, files: broken })).rejects.toThrow('the store is away');
  expect(await filesBelow(folder)).toHaveLength(1);
  await tidyWines({ db, files: pictureStore.files });
  expect(await filesBelow(folder)).toEqual([]);
});

test('a customer’s artwork has a limit, and what is over it leaves no file', async () => {
  const owner = await app.member();
  expect((await upload(owner)).status).toBe(201);
  const before = (await filesBelow('artwork')).length;
  const limit = ARTWORK_ROOM_MB.free * 1024 * 1024;
  // A byte is left: it is found out only when the artwork has been encoded.
  await sql`update wine_artworks set bytes = ${limit - 1} where user_id = ${owner.userId}`.execute(
    app.context.db,
  );
  expect(await upload(owner)).toMatchObject({ status: 409, body: { code: 'ARTWORK_FULL' } });
  expect(await filesBelow('artwork')).toHaveLength(before);
  expect((await upload(await app.member())).status).toBe(201);
});
