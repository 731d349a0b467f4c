import { hashKey, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { GALLERY_PAGE_SIZE } from '#shared/rules/pictures/gallery.ts';
import { recall, rememberFor } from '#web/lib/account/account-cache.ts';
import { queries } from '#web/lib/requests/api.ts';
import { keepPictures } from '#web/lib/offline/offline-copy.ts';
import { EVERYTHING, galleryKey } from './gallery-query.ts';
import type { ImagePage } from './image.ts';
import { fromFirstPage } from './wall/gallery-slots.ts';
import type { Slots } from './wall/gallery-slots.ts';

interface Kept {
  name: string;
  key: QueryKey;
  toStored: (data: unknown) => unknown;
  fromStored: (stored: unknown) => unknown;
}

const GALLERY = 'gallery';
/** The first seconds belong to what is on the screen. */
const FILES_AFTER_MS = 3000;

/** The start of the gallery and its figures: enough for a first look, little enough for storage. */
const KEPT: readonly Kept[] = [
  {
    name: GALLERY,
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
  const written = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const byHash = new Map(KEPT.map((kept) => [hashKey(kept.key), kept]));
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    const kept = byHash.get(event.query.queryHash);
    if (!kept || event.type !== 'updated' || event.action.type !== 'success') return;
    const news = kept.toStored(event.query.state.data);
    // A page that came for the middle leaves the start as it was: nothing to write.
    if (isSame(news, written.get(kept.name))) return;
    written.set(kept.name, news);
    rememberFor(userId, kept.name, news);
    if (kept.name !== GALLERY) return;
    clearTimeout(timer);
    timer = setTimeout(() => keepFiles(userId, news), FILES_AFTER_MS);
  });
  // Whoever has left meanwhile leaves no pictures behind.
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** The smallest file of each picture, so that a start without a network shows more than blurs. */
function keepFiles(userId: string, page: unknown): void {
  const urls = (page as ImagePage).images.flatMap(({ srcSet }) => srcSet.webp.split(' ', 1));
  // What cannot be kept today is kept another time; until then its blur stands in.
  keepPictures(userId, urls).catch(() => {});
}

/** Its end is forgotten: what follows is asked for once the server has answered. */
function firstPageOf({ slots }: Slots): ImagePage {
  const images = slots.slice(0, GALLERY_PAGE_SIZE).flatMap(({ image }) => image ?? []);
  return { images, nextCursor: null };
}

function isSame(a: unknown, b: unknown): boolean {
  const [news, old] = [a, b].map((data) => (data as Partial<ImagePage> | undefined)?.images);
  return news !== undefined && news.length === old?.length && news.every((it, i) => it === old[i]);
}
