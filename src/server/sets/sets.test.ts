import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';

import { verifyLedger } from '#server/credits/verify-ledger.ts';
import { EngineError } from '#server/ports/image-engine.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';
import { newWine, newWineWithBack } from '#server/testing/wines.ts';

let app: TestApp;
/** Shots that the engine refuses, by name of the wine. */
const broken = new Set<string>();
const engine = createTestEngine({
  behave: (_, { wine }) => {
    if (wine && broken.has(wine.draft.name))
      throw new EngineError('GENERATION_FAILED', { isRetryable: false });
  },
});

beforeAll(async () => {
  app = await createTestApp({ engine });
  return () => app.stop();
});

type Member = Awaited<ReturnType<TestApp['member']>>;

async function owner(credits = 10) {
  const member = await app.member();
  await member.api.profile.get();
  if (credits !== 10)
    await app.context.db
      .updateTable('profiles')
      .set({ credits })
      .where('user_id', '=', member.userId)
      .execute();
  return member;
}

const SHOP = ['packshot', 'cutout', 'back', 'label'] as const;

async function order(member: Member, wineIds: string[], key: string = crypto.randomUUID()) {
  return member.api.sets.order({ kind: 'shop', wineIds, shots: [...SHOP], idempotencyKey: key });
}

async function settled(member: Member, id: string) {
  await expect
    .poll(
      async () => {
        const { items } = await member.api.sets.get({ id });
        return items.every(({ state }) => !['queued', 'running', 'storing'].includes(state));
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(true);
  return member.api.sets.get({ id });
}

describe('a set', () => {
  test('holds all its credits at once and spends each when its picture is there', async () => {
    const member = await owner();
    const { id: wineId } = await member.api.wines.create(newWineWithBack());
    const { id, total } = await order(member, [wineId]);
    expect(total).toBe(4);
    const { items, delivered, missing } = await settled(member, id);
    expect([delivered, missing]).toEqual([4, 0]);
    expect(items.map(({ shotName }) => shotName)).toEqual([
      'Packshot on white',
      'Without background',
      'Back label',
      'Label close-up',
    ]);
    expect((await member.api.profile.get()).credits).toBe(6);
    const asked = engine.calls.filter(({ wine }) => wine).slice(-4);
    expect(asked.map(({ shot }) => [shot?.ground, shot?.view, shot?.pixels.width])).toEqual(
      expect.arrayContaining([
        ['none', 'front', 2000],
        ['white', 'back', 2000],
      ]),
    );
    expect((await verifyLedger(app.context.db)).fault).toBeNull();
  });

  test('has no back label, and no price for one, where a bottle has none', async () => {
    const member = await owner();
    const { id: bare } = await member.api.wines.create(newWine());
    const { id: full } = await member.api.wines.create(newWineWithBack());
    const { shots } = await member.api.sets.offer({ wineIds: [bare, full] });
    expect(shots.slice(0, SHOP.length)).toEqual([
      { id: 'packshot', wines: 2 },
      { id: 'cutout', wines: 2 },
      { id: 'back', wines: 1 },
      { id: 'label', wines: 2 },
    ]);
    const { items } = await settled(member, (await order(member, [bare, full])).id);
    expect(items.map(({ wineId, shotId }) => [wineId, shotId])).toEqual([
      ...['packshot', 'cutout', 'label'].map((shot) => [bare, shot]),
      ...SHOP.map((shot) => [full, shot]),
    ]);
    expect((await member.api.profile.get()).credits).toBe(3);
    const nothing = member.api.sets.order({
      kind: 'own',
      wineIds: [bare],
      shots: ['back'],
      idempotencyKey: crypto.randomUUID(),
    });
    await expect(nothing).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('is refused whole where the credits do not reach', async () => {
    const member = await owner();
    const wines = [];
    for (let i = 0; i < 3; i++) wines.push((await member.api.wines.create(newWineWithBack())).id);
    await expect(order(member, wines)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
    expect((await member.api.sets.list({})).sets).toEqual([]);
    expect((await member.api.profile.get()).credits).toBe(10);
  });

  test('pressed twice is ordered once', async () => {
    const member = await owner();
    const { id: wineId } = await member.api.wines.create(newWineWithBack());
    const key = crypto.randomUUID();
    const sets = await Promise.all([1, 2, 3].map(() => order(member, [wineId], key)));
    expect(new Set(sets.map(({ id }) => id)).size).toBe(1);
    await settled(member, sets[0]!.id);
    expect((await member.api.profile.get()).credits).toBe(6);
  });

  test('gives back what failed, and makes it on a second try', async () => {
    const member = await owner();
    const name = `Broken ${crypto.randomUUID()}`;
    broken.add(name);
    const { id: wineId } = await member.api.wines.create(newWineWithBack({ name }));
    const { id } = await order(member, [wineId]);
    expect(await settled(member, id)).toMatchObject({ delivered: 0, missing: 4 });
    const report = await (await member.api.sets.report({ id })).text();
    expect(report).toContain(`${name} 2021,Packshot on white,not made,`);
    expect(report.trim().split('\r\n')).toHaveLength(5);
    expect((await member.api.profile.get()).credits).toBe(10);
    broken.delete(name);
    await member.api.sets.retry({ id });
    expect(await settled(member, id)).toMatchObject({ delivered: 4, missing: 0, total: 4 });
    await member.api.sets.retry({ id });
    expect(await settled(member, id)).toMatchObject({ delivered: 4, total: 4 });
    expect((await member.api.profile.get()).credits).toBe(6);
    expect((await verifyLedger(app.context.db)).fault).toBeNull();
  });

  test('keeps every delivered picture after its wines are gone for good', async () => {
    const member = await owner();
    const name = `Late ${crypto.randomUUID()}`;
    const { id: sound } = await member.api.wines.create(newWine());
    const { id: late } = await member.api.wines.create(newWine({ name }));
    broken.add(name);
    const { id } = await order(member, [sound, late]);
    expect(await settled(member, id)).toMatchObject({ delivered: 3, missing: 3 });
    broken.delete(name);
    await member.api.sets.retry({ id });
    expect(await settled(member, id)).toMatchObject({ delivered: 6, missing: 0 });

    await app.context.db.deleteFrom('wines').where('id', 'in', [sound, late]).execute();

    expect(await settled(member, id)).toMatchObject({ delivered: 6, missing: 0, total: 6 });
    expect((await member.api.sets.list({})).sets[0]).toMatchObject({ delivered: 6, missing: 0 });
  });

  test('stays out of the list of single pictures and does not keep its owner from one', async () => {
    const member = await owner(40);
    const wines = [];
    for (let i = 0; i < 5; i++) wines.push((await member.api.wines.create(newWineWithBack())).id);
    const { id } = await order(member, wines);
    const { body } = await member.api.generations.generate({ prompt: 'a glass of red' });
    expect('images' in body && body.images).toHaveLength(1);
    expect((await member.api.generations.list({ state: 'all' })).generations).toHaveLength(1);
    await member.api.sets.cancel({ id });
  });

  test('can be given up', async () => {
    const member = await owner();
    const { id: wineId } = await member.api.wines.create(newWineWithBack());
    const { id } = await order(member, [wineId]);
    const { delivered, missing } = await member.api.sets.cancel({ id });
    expect(delivered + missing).toBe(4);
    expect((await member.api.profile.get()).credits).toBe(10 - delivered);
  });

  test('comes as one archive in named folders, with the rules beside', async () => {
    const [member, stranger] = [await owner(), await owner()];
    const { id: wineId } = await member.api.wines.create(newWineWithBack({ name: '../=Évil' }));
    const { id } = await order(member, [wineId]);
    await settled(member, id);
    const answer = await member.fetch(`/api/sets/${id}/archive`);
    const entries = readZip(Buffer.from(await answer.arrayBuffer()));
    const names = [...entries.keys()];
    expect(names).toContain('READ-ME.txt');
    // Names are data: a spreadsheet must not run them.
    expect(entries.get('report.csv')?.toString()).toContain('../=Évil 2021,Back label,delivered');
    expect(names).toContain('marketplace-1600/évil-2021-packshot-on-white.jpg');
    expect(names).toContain('cut-out-2000/évil-2021-without-background.png');
    expect(names.filter((name) => name.includes('..'))).toEqual([]);
    const { credentials } = app.context.pictureStore;
    const pictures = names.filter((name) => /\.(jpg|png|webp)$/.test(name));
    for (const name of pictures) {
      const bytes = entries.get(name)!;
      expect(await credentials.inspect(bytes), name).toMatchObject({
        isValid: true,
        softwareAgent: 'test-engine',
      });
      expect((await sharp(bytes).metadata()).xmp?.toString(), name).toContain('DigitalSourceType');
    }
    expect(pictures).toHaveLength(14);
    expect((await stranger.fetch(`/api/sets/${id}/archive`)).status).toBe(404);
  });

  test('names in its report what has no file, and says of a wine that it was removed', async () => {
    const member = await owner();
    const { id: wineId } = await member.api.wines.create(newWineWithBack({ name: 'Gone' }));
    const { id } = await order(member, [wineId]);
    const { items } = await settled(member, id);
    expect(items.map(({ isWineRemoved }) => isWineRemoved)).toEqual([false, false, false, false]);
    const [deleted, unreadable] = items;
    await member.api.images.trash({ id: deleted?.image?.id ?? '' });
    const { storage_key } = await app.context.db
      .selectFrom('generated_images')
      .select('storage_key')
      .where('id', '=', unreadable?.image?.id ?? '')
      .executeTakeFirstOrThrow();
    await app.context.pictureStore.files.removeFolder(storage_key);
    await member.api.wines.remove({ id: wineId });
    const answer = await member.fetch(`/api/sets/${id}/archive`);
    const report = readZip(Buffer.from(await answer.arrayBuffer()))
      .get('report.csv')
      ?.toString();
    const lines = report?.trim().split('\r\n') ?? [];
    expect(lines[1]).toContain('Deleted from the gallery since: no file here.');
    expect(lines[2]).toContain('Its file could not be read: no file here.');
    expect(lines.filter((line) => line.includes('no file here'))).toHaveLength(2);
    expect((await settled(member, id)).items[0]).toMatchObject({
      wineTitle: 'Gone 2021',
      isWineRemoved: true,
    });
    await app.context.db.deleteFrom('wines').where('id', '=', wineId).execute();
    expect((await settled(member, id)).items[0]?.wineTitle).toBe('Removed wine');
  });
});
