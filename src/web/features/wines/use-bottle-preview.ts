import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { WineDraft } from '#shared/contract/wines.ts';
import type { BottleView } from '#shared/rules/pictures/wines.ts';
import { api } from '#web/lib/requests/api.ts';

/** Long enough that a dragged slider asks a few times, not a hundred. */
const PAUSE_MS = 180;

/** The bottle as it is described now; the last one stays until the next is drawn. */
export function useBottlePreview(wine: WineDraft, view: BottleView) {
  // The name stands on no label by itself: typing it redraws nothing.
  const { name: _, producer: __, grape: ___, appellation: ____, vintage: _____, ...look } = wine;
  const wanted = usePaused(JSON.stringify(look));
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['bottle preview', wanted, view],
    queryFn: ({ signal }) =>
      api.wines.preview(
        { wine: { ...wine, name: wine.name || 'Untitled' }, view },
        { signal },
      ) as Promise<Blob>,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
  return { url: useObjectUrl(data), isFetching, error, refetch };
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}
