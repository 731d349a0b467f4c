import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { GALLERY_PAGE_SIZE } from '#shared/rules/gallery.ts';
import { recall, rememberFor } from '#web/lib/account-cache.ts';
import { queries } from '#web/lib/api.ts';
import { EVERYTHING, galleryKey, type ImagePage } from './gallery-query.ts';
import { fromFirstPage, type Slots } from './gallery-slots.ts';

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
    key: galleryKey(EVERYTHING),
    toStored: (data) => firstPageOf(data as Slots),
    fromStored: (page) => fromFirstPage(page as ImagePage),
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

/** Its end is forgotten: what follows is asked for once the server has answered. */
function firstPageOf({ slots }: Slots): ImagePage {
  const images = slots.slice(0, GALLERY_PAGE_SIZE).flatMap(({ image }) => image ?? []);
  return { images, nextCursor: null };
}
