import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recall, rememberFor } from '#web/lib/account-cache.ts';
import { queries } from '#web/lib/api.ts';
import { newestKey, type Pages } from './use-gallery.ts';

type Kept = {
  name: string;
  key: QueryKey;
  toStored: (data: unknown) => unknown;
  fromStored: (stored: unknown) => unknown;
};

/** The start of the gallery and its figures: enough for a first look, little enough for storage. */
const KEPT: readonly Kept[] = [
  {
    name: 'gallery',
    key: newestKey(),
    toStored: (data) => (data as Pages).pages[0],
    // JSON knows no undefined, which is what the first page is asked for with.
    fromStored: (page) => ({ pages: [page], pageParams: [undefined] }),
  },
  {
    name: 'counts',
    key: queries.images.counts.queryKey(),
    toStored: (data) => data,
    fromStored: (stored) => stored,
  },
];

/** Shows the gallery of the last visit first, then what the server says, and keeps that (spec §4). */
export function useGalleryCache(userId: string): void {
  const client = useQueryClient();
  useEffect(() => keepGallery(client, userId), [client, userId]);
}

export function keepGallery(client: QueryClient, userId: string): () => void {
  for (const { name, key, fromStored } of KEPT) {
    const kept = client.getQueryData(key) === undefined ? recall(name) : null;
    // As old as can be: shown at once, and fetched anew as soon as anyone looks.
    if (kept) client.setQueryData(key, fromStored(kept), { updatedAt: 0 });
  }
  const byHash = new Map(KEPT.map((kept) => [hashKey(kept.key), kept]));
  return client.getQueryCache().subscribe((event) => {
    const kept = byHash.get(event.query.queryHash);
    if (!kept || event.type !== 'updated' || event.action.type !== 'success') return;
    rememberFor(userId, kept.name, kept.toStored(event.query.state.data));
  });
}
