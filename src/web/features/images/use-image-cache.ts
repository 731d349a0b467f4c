import { hashKey, useQueryClient } from '@tanstack/react-query';
import { queries } from '#web/lib/requests/api.ts';
import { EVERYTHING, GALLERIES_KEY, galleryKey } from './gallery-query.ts';
import type { Image } from './image.ts';
import { mapImages, withFirst } from './wall/gallery-slots.ts';
import type { Slots } from './wall/gallery-slots.ts';

/** Changes every gallery at once, before the server has answered; `undo` puts them back. */
export function useImageCache() {
  const client = useQueryClient();
  const update = (change: (image: Image) => Image | null) => {
    // An answer that was on its way before the change would undo it on the screen.
    void client.cancelQueries({
      queryKey: GALLERIES_KEY,
      predicate: ({ state }) => state.data !== undefined,
    });
    const before = client.getQueriesData<Slots>({ queryKey: GALLERIES_KEY });
    client.setQueriesData<Slots>(
      { queryKey: GALLERIES_KEY },
      (old) => old && mapImages(old, change),
    );
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
    /** A new picture stands at the front of the gallery at once; filters ask whether it is theirs. */
    addNew: (image: Image) => {
      client.setQueryData<Slots>(galleryKey(EVERYTHING), (old) => old && withFirst(old, image));
      const everything = hashKey(galleryKey(EVERYTHING));
      // An answer that is on its way may be older than the picture, and would take it off again.
      void client.invalidateQueries({
        queryKey: GALLERIES_KEY,
        predicate: ({ queryHash, state }) =>
          queryHash !== everything || state.fetchStatus === 'fetching',
      });
      void invalidateFigures();
    },
    /** A gallery that does not hold this picture is older than it. */
    expect: async ({ id }: Image) => {
      const queryKey = galleryKey(EVERYTHING);
      await client
        .getQueryCache()
        .find({ queryKey })
        ?.promise?.catch(() => {});
      const held = client.getQueryData<Slots>(queryKey);
      if (!held || held.slots.some(({ image }) => image?.id === id)) return;
      await Promise.all([client.invalidateQueries({ queryKey }), invalidateFigures()]);
    },
    /** For changes that the lists on the screen show already: the others start anew when opened. */
    refreshFigures: async () => {
      client.removeQueries({ queryKey: GALLERIES_KEY, type: 'inactive' });
      await invalidateFigures();
    },
    refresh: () => client.invalidateQueries({ queryKey: queries.images.key() }),
  };
}
