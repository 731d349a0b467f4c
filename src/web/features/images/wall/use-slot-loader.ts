import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStableCallback } from '#web/lib/hooks/use-stable-callback.ts';
import { galleryKey, loadOutline, loadPage, slotsIn } from '#web/features/images/gallery-query.ts';
import type { GalleryFilter } from '#web/features/images/gallery-query.ts';
import { withOutline, withPage } from './gallery-slots.ts';
import type { Slot, Slots } from './gallery-slots.ts';

/** Who drags the scrollbar passes many pages: only the newest wish waits behind these. */
const AT_ONCE = 2;

/** Loads pages of a gallery as they are wished for, and lays out what follows. */
export function useSlotLoader(filter: GalleryFilter) {
  const client = useQueryClient();
  const [queue] = useState(createPageQueue);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const loadPages = useStableCallback((pages: readonly string[]) =>
    queue.wish(pages, {
      isEmpty: (page) => isEmpty(client, filter, page),
      fill: (page) => fillPage(client, filter, page),
    }),
  );
  const loadMore = useStableCallback(async () => {
    setLoadingMore(true);
    await layOutMore(client, filter).catch(() => {});
    setLoadingMore(false);
  });
  /** For those who need each picture between two of them. */
  const loadBetween = useStableCallback(async (from: number, to: number) => {
    const slots = slotsIn(client, filter)?.slots.slice(from, to + 1) ?? [];
    await Promise.all(emptyPages(slots).map((page) => fillPage(client, filter, page)));
    return slotsIn(client, filter)?.slots ?? [];
  });
  return { loadPages, loadMore, loadBetween, isLoadingMore };
}

interface Source {
  isEmpty: (page: string) => boolean;
  fill: (page: string) => Promise<void>;
}

/** Loads the wished pages, the first first; a new wish replaces what still waits. */
export function createPageQueue() {
  const loading = new Set<string>();
  let wishes: readonly string[] = [];
  let source: Source | undefined;
  function proceed(): void {
    for (const page of wishes) {
      if (!source || loading.size >= AT_ONCE) return;
      if (loading.has(page) || !source.isEmpty(page)) continue;
      loading.add(page);
      void source.fill(page).then(
        () => {
          loading.delete(page);
          proceed();
        },
        // Whoever still looks at it asks again with the next move.
        () => loading.delete(page),
      );
    }
  }
  return {
    wish: (pages: readonly string[], from: Source): void => {
      wishes = pages;
      source = from;
      proceed();
    },
  };
}

/** The pages that have places without a picture among these, in their order. */
export function emptyPages(slots: readonly Slot[]): string[] {
  const pages = slots.flatMap(({ image, page }) => (image || page === null ? [] : page));
  return [...new Set(pages)];
}

function isEmpty(client: QueryClient, filter: GalleryFilter, page: string): boolean {
  const data = slotsIn(client, filter);
  return data?.slots.some((slot) => slot.page === page && !slot.image) ?? false;
}

async function fillPage(client: QueryClient, filter: GalleryFilter, page: string): Promise<void> {
  const { images } = await loadPage(filter, page);
  const key = galleryKey(filter);
  client.setQueryData<Slots>(key, (old) => old && withPage(old, page, images));
}

async function layOutMore(client: QueryClient, filter: GalleryFilter): Promise<void> {
  const cursor = slotsIn(client, filter)?.next;
  if (!cursor) return;
  const outline = await loadOutline(filter, cursor);
  client.setQueryData<Slots>(galleryKey(filter), (old) =>
    // Fetched anew meanwhile: then this is the continuation of something else.
    old?.next === cursor ? withOutline(old, outline) : old,
  );
}
