import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { notifyFailure, notifySuccess } from '#web/lib/notify.ts';
import { type Image, useImageCache } from './use-gallery.ts';

export type ImageActions = {
  toggleFavorite: (image: Image) => void;
  /** To the trash, with an undo in the toast. */
  remove: (image: Image) => void;
  restore: (image: Image) => void;
};

/** Shown at once, taken back if the server refuses. */
export function useImageActions(): ImageActions {
  const cache = useImageCache();
  const favorite = useMutation({
    mutationFn: ({ id, isFavorite }: Image) =>
      api.images.setFavorite({ id, isFavorite: !isFavorite }),
    onMutate: ({ id, isFavorite }) =>
      cache.update((images) =>
        images.map((image) => (image.id === id ? { ...image, isFavorite: !isFavorite } : image)),
      ),
    onError: (_error, _image, undo) => {
      undo?.();
      notifyFailure({ title: 'Update Error', message: 'Could not update favorite status' });
    },
    onSettled: () => cache.refresh(),
  });
  const restore = useMutation({
    mutationFn: ({ id }: Image) => api.images.restore({ id }),
    onError: () => notifyFailure({ title: 'Error', message: 'Could not restore the image' }),
    onSettled: () => cache.refresh(),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Image) => api.images.trash({ id }),
    onMutate: ({ id }) => cache.update((images) => images.filter((image) => image.id !== id)),
    onError: (_error, _image, undo) => {
      undo?.();
      notifyFailure({ title: 'Delete Error', message: 'Could not delete image' });
    },
    onSuccess: (_answer, image) =>
      notifySuccess({
        title: 'Image deleted',
        message: 'Image has been removed from your gallery',
        action: { label: 'Undo', onClick: () => restore.mutate(image) },
      }),
    onSettled: () => cache.refresh(),
  });
  return {
    toggleFavorite: favorite.mutate,
    remove: remove.mutate,
    restore: restore.mutate,
  };
}
