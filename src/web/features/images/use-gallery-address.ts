import { useSearchParams } from 'react-router';
import { readState, writeState } from './gallery-address.ts';
import type { GalleryState } from './gallery-address.ts';

export interface GalleryAddress {
  state: GalleryState;
  change: (part: Partial<GalleryState>) => void;
}

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
