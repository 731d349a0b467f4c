import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type GalleryState, readState, writeState } from './gallery-address.ts';

const TYPING_PAUSE_MS = 250;

export type GalleryAddress = {
  state: GalleryState;
  change: (part: Partial<GalleryState>) => void;
};

export function useGalleryAddress(): GalleryAddress {
  const [params, setParams] = useSearchParams();
  return {
    state: readState(params),
    change: (part) =>
      setParams((now) => writeState(now, { ...readState(now), ...part }), {
        // Every letter as a step back would bury the page before.
        replace: 'search' in part,
        preventScrollReset: true,
      }),
  };
}

/** What is typed shows at once and reaches the address after a pause; the address wins on back. */
export function useTypedSearch({ state, change }: GalleryAddress) {
  const [typed, setTyped] = useState(state.search);
  const [written, setWritten] = useState(state.search);
  if (written !== state.search) {
    setWritten(state.search);
    setTyped(state.search);
  }
  useEffect(() => {
    if (typed === state.search) return;
    const timer = setTimeout(() => {
      setWritten(typed);
      change({ search: typed });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped] as const;
}
