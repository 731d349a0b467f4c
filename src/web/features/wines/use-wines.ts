import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '#web/lib/requests/api.ts';
import { notifyError, notifySuccess } from '#web/lib/notices/notify.ts';

export type Wine = Awaited<ReturnType<typeof api.wines.get>>;

/** The own wines, page by page. */
export function useWines(search: string, isEnabled = true) {
  return useInfiniteQuery({
    ...queries.wines.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search && { search }),
        ...(cursor && { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
    enabled: isEnabled,
  });
}

/** Removed at once, with a way back. */
export function useRemoveWine(onRemoved: () => void = () => {}) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: queries.wines.key() });
  const restore = useMutation({
    mutationFn: (id: string) => api.wines.restore({ id }),
    onSuccess: refresh,
    onError: notifyError,
  });
  return useMutation({
    mutationFn: (wine: Wine) => api.wines.remove({ id: wine.id }),
    onSuccess: async (_, wine) => {
      await refresh();
      onRemoved();
      notifySuccess({
        title: 'Wine removed',
        message: 'Its pictures stay in your gallery.',
        action: { label: 'Undo', onClick: () => restore.mutate(wine.id) },
      });
    },
    onError: notifyError,
  });
}

export function bottleUrl({ id, version }: Pick<Wine, 'id' | 'version'>): string {
  return `/api/wines/${id}/bottle?v=${version}`;
}
