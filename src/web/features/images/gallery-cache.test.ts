import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetAccounts, recall, rememberFor } from '#web/lib/account/account-cache.ts';
import { createQueryClient } from '#web/lib/requests/query-client.ts';
import { imageView } from '#web/testing/views.ts';
import { keepGallery } from './gallery-cache.ts';
import { EVERYTHING, galleryKey } from './gallery-query.ts';
import type { ImagePage } from './image.ts';
import { fromFirstPage } from './wall/gallery-slots.ts';
import type { Slots } from './wall/gallery-slots.ts';

const page = (...ids: string[]): ImagePage => {
  return { images: ids.map((id) => imageView({ id, prompt: id })), nextCursor: null };
};
const slots = (...ids: string[]) => fromFirstPage(page(...ids));
const newest = galleryKey(EVERYTHING);

beforeEach(forgetAccounts);

test('the next visit shows the first page at once, and knows that it is old', () => {
  const first = createQueryClient();
  const stop = keepGallery(first, 'ines');
  first.setQueryData(newest, slots(...Array.from({ length: 60 }, (_, i) => `picture ${i}`)));
  stop();

  const next = createQueryClient();
  keepGallery(next, 'ines')();
  const kept = next.getQueryData<Slots>(newest);
  expect(kept?.slots).toHaveLength(50);
  expect(kept?.slots[0]?.image?.id).toBe('picture 0');
  expect(next.getQueryState(newest)?.dataUpdatedAt).toBe(0);
});

test('what the server has already said is not replaced by what was kept', () => {
  rememberFor('ines', 'gallery', page('old'));
  const client = createQueryClient();
  client.setQueryData(newest, slots('fresh'));
  keepGallery(client, 'ines')();
  expect(client.getQueryData(newest)).toEqual(slots('fresh'));
});

test('after signing out nothing is left to show', () => {
  const client = createQueryClient();
  onTestFinished(keepGallery(client, 'ines'));
  client.setQueryData(newest, slots('new'));
  forgetAccounts();
  const next = createQueryClient();
  keepGallery(next, 'paul')();
  expect(next.getQueryData(newest)).toBeUndefined();
});

test('a page that comes for the middle does not write the start again', () => {
  const client = createQueryClient();
  onTestFinished(keepGallery(client, 'ines'));
  const data = slots('a', 'b');
  client.setQueryData(newest, data);
  forgetAccounts();
  client.setQueryData(newest, { ...data, next: 'further' });
  expect(recall('gallery')).toBeNull();
  client.setQueryData(newest, slots('new', 'a', 'b'));
  expect(recall('gallery')).toMatchObject({ images: { length: 3 } });
});

test('whoever leaves before the files are kept leaves none behind', () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const stop = keepGallery(client, 'ines');
  client.setQueryData(newest, slots('a'));
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  const waiting = vi.getTimerCount();
  stop();
  expect(vi.getTimerCount()).toBe(waiting - 1);
});
