import { useMutation } from '@tanstack/react-query';
import type { BulkAction } from '#shared/contract/images.ts';
import { api } from '#web/lib/requests/api.ts';
import { notifyError, notifySuccess } from '#web/lib/notices/notify.ts';
import { isSelected, toSelection } from './selection.ts';
import type { Selection } from './selection.ts';
import type { GalleryFilter } from '#web/features/images/gallery-query.ts';
import type { Image } from '#web/features/images/image.ts';
import { useImageCache } from '#web/features/images/use-image-cache.ts';

interface Change {
  action: BulkAction;
  selection: Selection;
  filter: GalleryFilter;
}

const DONE: Record<BulkAction, (count: string) => string> = {
  favorite: (count) => `${count} favorited`,
  unfavorite: (count) => `${count} no longer favorited`,
  trash: (count) => `${count} deleted`,
  restore: (count) => `${count} restored`,
  delete: (count) => `${count} deleted for good`,
};

/** One thing done to many pictures, in one call; shown at once, taken back if the server refuses. */
export function useBulkActions(): (change: Change) => void {
  const cache = useImageCache();
  const bulk = useMutation({
    mutationFn: ({ action, selection, filter }: Change) =>
      api.images.bulk({ action, selection: toSelection(selection, filter) }),
    // 'All that match' means other pictures in each list: those wait for the server.
    onMutate: ({ action, selection }) =>
      selection.isAll ? () => {} : cache.update((image) => changed(image, action, selection)),
    onError: (error, _change, undo) => {
      undo?.();
      notifyError(error);
    },
    onSuccess: ({ changed: count }, change) =>
      notifySuccess({
        title: DONE[change.action](count === 1 ? '1 image' : `${count} images`),
        // What was named can be named again; 'all that match' may be others by now.
        ...(change.action === 'trash' &&
          !change.selection.isAll && {
            action: {
              label: 'Undo',
              onClick: () => bulk.mutate({ ...change, action: 'restore' }),
            },
          }),
      }),
    onSettled: (_answer, _error, { action, selection }) =>
      action === 'restore' || selection.isAll ? cache.refresh() : cache.refreshFigures(),
  });
  return bulk.mutate;
}

function changed(image: Image, action: BulkAction, selection: Selection): Image | null {
  if (!isSelected(selection, image.id)) return image;
  if (action === 'favorite' || action === 'unfavorite')
    return { ...image, isFavorite: action === 'favorite' };
  return null;
}
