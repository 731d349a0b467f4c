import { beforeEach, expect, test } from 'vitest';
import { forgetAccounts, rememberFor } from '#web/lib/account-cache.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { keepGallery } from './gallery-cache.ts';
import { newestKey, type Pages } from './use-gallery.ts';

const page = (id: string) => ({ images: [{ id }], nextCursor: null });
const pages = (...ids: string[]) =>
  ({ pages: ids.map(page), pageParams: ids.map(() => undefined) }) as unknown as Pages;

beforeEach(forgetAccounts);

test('the next visit shows the first page at once, and knows that it is old', () => {
  const first = createQueryClient();
  const stop = keepGallery(first, 'ines');
  first.setQueryData(newestKey(), pages('new', 'older'));
  stop();

  const next = createQueryClient();
  keepGallery(next, 'ines')();
  expect(next.getQueryData(newestKey())).toEqual(pages('new'));
  expect(next.getQueryState(newestKey())?.dataUpdatedAt).toBe(0);
});

test('what the server has already said is not replaced by what was kept', () => {
  rememberFor('ines', 'gallery', page('old'));
  const client = createQueryClient();
  client.setQueryData(newestKey(), pages('fresh'));
  keepGallery(client, 'ines')();
  expect(client.getQueryData(newestKey())).toEqual(pages('fresh'));
});

test('after signing out nothing is left to show', () => {
  const client = createQueryClient();
  keepGallery(client, 'ines');
  client.setQueryData(newestKey(), pages('new'));
  forgetAccounts();
  const next = createQueryClient();
  keepGallery(next, 'paul')();
  expect(next.getQueryData(newestKey())).toBeUndefined();
});
