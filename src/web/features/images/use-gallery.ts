import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GallerySort, WineStyle } from '#shared/rules/gallery.ts';
import { type api, queries } from '#web/lib/api.ts';

export type ImagePage = Awaited<ReturnType<typeof api.images.list>>;
export type Image = ImagePage['images'][number];

/** What the gallery shows; one cache entry for each. */
export type GalleryFilter = {
  search: string;
  wineStyle: WineStyle | 'all';
  favorites: boolean;
  sort: GallerySort;
  trash?: boolean;
};

export const EVERYTHING: GalleryFilter = {
  search: '',
  wineStyle: 'all',
  favorites: false,
  sort: 'recent',
};

/** A list is fetched anew page by page: after this many, only when asked to. */
const REFETCHED_PAGES_MAX = 4;
/** The viewer opens over a list that has just been fetched. */
const FRESH_MS = 30_000;

/** Pages of 50 by keyset; the next one is asked for as the reader nears the end. */
export function useGallery(filter: GalleryFilter) {
  const query = useInfiniteQuery({
    ...queries.images.list.infiniteOptions({
      input: (cursor: string | undefined) => toInput(filter, cursor),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
    // The pictures of the last filter stay until those of the new one are there.
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
  });
  const pages = query.data?.pages;
  const images = useMemo(() => pages?.flatMap((page) => page.images) ?? [], [pages]);
  return { ...query, images };
}

function isShort({ state }: { state: { data: unknown } }): boolean {
  return ((state.data as Pages | undefined)?.pages.length ?? 0) <= REFETCHED_PAGES_MAX;
}

/** The x of 'x of y images'. */
export function useMatching(filter: GalleryFilter): number | undefined {
  const { sort: _sort, ...input } = toInput(filter);
  return useQuery({
    ...queries.images.count.queryOptions({ input }),
    placeholderData: keepPreviousData,
  }).data?.matching;
}

/** The query string carries text only. */
function toInput({ search, wineStyle, favorites, sort, trash }: GalleryFilter, cursor?: string) {
  return {
    sort,
    favorites: String(favorites),
    trash: String(trash ?? false),
    ...(search.trim() && { search: search.trim() }),
    ...(wineStyle !== 'all' && { wineStyle }),
    ...(cursor && { cursor }),
  };
}

export type Pages = InfiniteData<ImagePage, string | undefined>;

/** Where the gallery without a filter lies in the cache. */
export function newestKey(): QueryKey {
  return queries.images.list.infiniteKey({
    input: (cursor: string | undefined) => toInput(EVERYTHING, cursor),
    initialPageParam: undefined,
  });
}

/** Changes every list at once, before the server has answered; `undo` puts them back. */
export function useImageCache() {
  const client = useQueryClient();
  const key = queries.images.list.key({ type: 'infinite' });
  const update = (change: (images: Image[]) => Image[]) => {
    // An answer that was on its way before the change would undo it on the screen.
    void client.cancelQueries({
      queryKey: key,
      predicate: ({ state }) => state.data !== undefined,
    });
    const before = client.getQueriesData<Pages>({ queryKey: key });
    client.setQueriesData<Pages>({ queryKey: key }, (old) => old && mapPages(old, change));
    return () => before.forEach(([queryKey, data]) => client.setQueryData(queryKey, data));
  };
  const invalidateFigures = () =>
    Promise.all(
      [queries.images.counts.key(), queries.images.count.key()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  return {
    update,
    /** A new picture stands at the front at once. */
    addFirst: (image: Image) => {
      client.setQueryData<Pages>(newestKey(), (old) => old && withFirst(old, image));
      void invalidateFigures();
    },
    /** For changes that the lists on the screen show already: the others start anew when opened. */
    refreshFigures: async () => {
      client.removeQueries({ queryKey: key, type: 'inactive' });
      await invalidateFigures();
    },
    refresh: () => client.invalidateQueries({ queryKey: queries.images.key() }),
  };
}

function mapPages(pages: Pages, change: (images: Image[]) => Image[]): Pages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, images: change(page.images) })) };
}

function withFirst(pages: Pages, image: Image): Pages {
  const [first, ...rest] = pages.pages;
  if (!first || first.images.some(({ id }) => id === image.id)) return pages;
  return { ...pages, pages: [{ ...first, images: [image, ...first.images] }, ...rest] };
}
