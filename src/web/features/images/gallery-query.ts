import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { GallerySort, WineStyle } from '#shared/rules/pictures/gallery.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { fromFirstPage, keepLoaded, withOutline, withPage } from './wall/gallery-slots.ts';
import type { Slots } from './wall/gallery-slots.ts';

/** What the gallery shows; one cache entry for each. */
export interface GalleryFilter {
  search: string;
  wineStyle: WineStyle | 'all';
  favorites: boolean;
  sort: GallerySort;
  trash?: boolean;
  /** Pictures of one of the own wines. */
  wineId?: string | null;
}

export const EVERYTHING: GalleryFilter = {
  search: '',
  wineStyle: 'all',
  favorites: false,
  sort: 'recent',
};

/** All galleries in the cache, whatever their filter. */
export const GALLERIES_KEY = queries.images.list.key({ type: 'query' });

/** As many pages are fetched again for one refresh; the others when they are looked at. */
const REFETCHED_PAGES_MAX = 4;

export function galleryKey(filter: GalleryFilter) {
  return queries.images.list.key({ type: 'query', input: toInput(filter) });
}

/** The first page alone at first; after that the whole gallery, with all that was loaded of it. */
export function galleryQuery(client: QueryClient, filter: GalleryFilter) {
  const queryKey = galleryKey(filter);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Slots> => {
      const first = fromFirstPage(await api.images.list(toInput(filter), { signal }));
      const isLaidOut = slotsIn(client, filter)?.slots.some(({ page }) => page !== null);
      if (first.next === null || !isLaidOut) return first;
      const fresh = withOutline(first, await loadOutline(filter, first.next, signal));
      const { data, changed } = keepLoaded(fresh, slotsIn(client, filter) ?? first);
      const pages = await Promise.all(
        changed.slice(0, REFETCHED_PAGES_MAX).map(async (page) => {
          const { images } = await loadPage(filter, page, signal);
          return { page, images };
        }),
      );
      return pages.reduce((slots, { page, images }) => withPage(slots, page, images), data);
    },
  });
}

export function slotsIn(client: QueryClient, filter: GalleryFilter): Slots | undefined {
  return client.getQueryData<Slots>(galleryKey(filter));
}

export function loadPage(filter: GalleryFilter, cursor: string, signal?: AbortSignal) {
  return api.images.list({ ...toInput(filter), cursor }, signal ? { signal } : {});
}

export function loadOutline(filter: GalleryFilter, cursor: string, signal?: AbortSignal) {
  return api.images.outline({ ...toInput(filter), cursor }, signal ? { signal } : {});
}

/** The query string carries text only. */
export function toInput(filter: GalleryFilter) {
  const { search, wineStyle, wineId, favorites, sort, trash } = filter;
  return {
    sort,
    favorites: String(favorites),
    trash: String(trash ?? false),
    ...(search.trim() && { search: search.trim() }),
    ...(wineStyle !== 'all' && { wineStyle }),
    ...(wineId && { wineId }),
  };
}
