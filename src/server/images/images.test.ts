import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp } from '#server/testing/create-test-app.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { openGallery } from '#server/testing/images.ts';
import type { ImageDetails } from '#server/testing/images.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  return () => app.stop();
});

const gallery = (...images: ImageDetails[]) => openGallery(app, images);

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

  test('are left alone by a filter that is not understood', async () => {
    const { owner, prompts } = await gallery({ prompt: 'a' });
    const filter = { wine: 'one of mine' } as object;
    await expect(
      owner.api.images.bulk({ action: 'trash', selection: { filter } }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await prompts()).toEqual(['a']);
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
