import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { GALLERY_PAGE_SIZE } from '#shared/rules/pictures/gallery.ts';
import { queries } from '#web/lib/requests/api.ts';
import { galleryQuery, toInput } from './gallery-query.ts';
import type { GalleryFilter } from './gallery-query.ts';
import type { Slot, Slots } from './wall/gallery-slots.ts';
import { useSlotLoader } from './wall/use-slot-loader.ts';

/** A long gallery is fetched anew only when asked to. */
const SHORT_MAX = 4 * GALLERY_PAGE_SIZE;
/** The viewer opens over a list that has just been fetched. */
const FRESH_MS = 30_000;
const NONE: readonly Slot[] = [];

export type Gallery = ReturnType<typeof useGallery>;

/** The gallery as a row of places: the first page is there at once, the others as they are neared. */
export function useGallery(filter: GalleryFilter) {
  const client = useQueryClient();
  const query = useQuery({
    ...galleryQuery(client, filter),
    // The pictures of the last filter stay until those of the new one are there.
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
  });
  const { slots = NONE, next = null } = query.data ?? {};
  const images = useMemo(() => slots.flatMap(({ image }) => image ?? []), [slots]);
  return { ...query, ...useSlotLoader(filter), slots, images, hasMore: next !== null };
}

function isShort({ state }: { state: { data: Slots | undefined } }): boolean {
  return (state.data?.slots.length ?? 0) <= SHORT_MAX;
}

/** The x of 'x of y images'. */
export function useMatching(filter: GalleryFilter): number | undefined {
  const { sort: _sort, ...input } = toInput(filter);
  return useQuery({
    ...queries.images.count.queryOptions({ input }),
    placeholderData: keepPreviousData,
  }).data?.matching;
}
