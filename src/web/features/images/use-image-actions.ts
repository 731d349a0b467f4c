import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/requests/api.ts';
import { notifyFailure, notifySuccess } from '#web/lib/notices/notify.ts';
import type { Image } from './image.ts';
import { useImageCache } from './use-image-cache.ts';

export interface ImageActions {
  toggleFavorite: (image: Image) => void;
  /** To the trash, with an undo in the toast. */
  remove: (image: Image, onRefused?: () => void) => void;
  restore: (image: Image) => void;
  deleteForGood: (image: Image) => void;
}

type FailureWords = Record<'favorite' | 'remove', { title: string; message: string }>;

const GALLERY_WORDS: FailureWords = {
  favorite: { title: 'Update Error', message: 'Could not update favorite status' },
  remove: { title: 'Delete Error', message: 'Could not delete image' },
};

/** spec §8: the archive has its own words. */
export const ARCHIVE_WORDS: FailureWords = {
  favorite: { title: 'Error', message: 'Failed to update favorite status' },
  remove: { title: 'Error', message: 'Failed to delete image' },
};

/** Shown at once, taken back if the server refuses. */
export function useImageActions(words: FailureWords = GALLERY_WORDS): ImageActions {
  const cache = useImageCache();
  const drop = ({ id }: Image) => cache.update((image) => (image.id === id ? null : image));
  const favorite = useMutation({
    mutationFn: ({ id, isFavorite }: Image) =>
      api.images.setFavorite({ id, isFavorite: !isFavorite }),
    onMutate: ({ id, isFavorite }) =>
      cache.update((image) => (image.id === id ? { ...image, isFavorite: !isFavorite } : image)),
    onError: (_error, _image, undo) => {
      undo?.();
      notifyFailure(words.favorite);
    },
    onSettled: cache.refreshFigures,
  });
  const restore = useMutation({
    mutationFn: ({ id }: Image) => api.images.restore({ id }),
    onError: () => notifyFailure({ title: 'Error', message: 'Could not restore the image' }),
    onSettled: cache.refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Image) => api.images.trash({ id }),
    onMutate: drop,
    onError: (_error, _image, undo) => {
      undo?.();
      notifyFailure(words.remove);
    },
    onSuccess: (_answer, image) =>
      notifySuccess({
        title: 'Image deleted',
        message: 'Image has been removed from your gallery',
        action: { label: 'Undo', onClick: () => restore.mutate(image) },
      }),
    onSettled: cache.refreshFigures,
  });
  const deleteForGood = useMutation({
    mutationFn: ({ id }: Image) => api.images.deleteForGood({ id }),
    onMutate: drop,
    onError: (_error, _image, undo) => {
      undo?.();
      notifyFailure(words.remove);
    },
    onSuccess: () => notifySuccess({ title: 'Image deleted for good' }),
    onSettled: cache.refreshFigures,
  });
  return {
    toggleFavorite: favorite.mutate,
    remove: (image, onRefused) => remove.mutate(image, onRefused && { onError: onRefused }),
    restore: restore.mutate,
    deleteForGood: deleteForGood.mutate,
  };
}
