import { GALLERY_SORTS, WINE_STYLES } from '#shared/rules/pictures/gallery.ts';
import type { GallerySort, WineStyle } from '#shared/rules/pictures/gallery.ts';
import type { GalleryFilter } from './gallery-query.ts';
import { oneOf } from '#web/lib/one-of.ts';

const GALLERY_VIEWS = ['grid', 'masonry', 'list'] as const;
export type GalleryView = (typeof GALLERY_VIEWS)[number];

/** All that the gallery shows stands in the address: it can be shared, and the back button works. */
export type GalleryState = GalleryFilter & {
  trash: boolean;
  wineId: string | null;
  view: GalleryView;
};

export const DEFAULT_STATE: GalleryState = {
  search: '',
  wineStyle: 'all',
  favorites: false,
  sort: 'recent',
  trash: false,
  wineId: null,
  view: 'masonry',
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Made-up values of a hand-written address fall back to the default. */
export function readState(params: URLSearchParams): GalleryState {
  return {
    search: params.get('q') ?? '',
    wineStyle: oneOf<WineStyle | 'all'>(WINE_STYLES, params.get('style'), 'all'),
    favorites: params.get('fav') === '1',
    sort: oneOf<GallerySort>(GALLERY_SORTS, params.get('sort'), DEFAULT_STATE.sort),
    trash: params.get('trash') === '1',
    wineId: UUID.test(params.get('wine') ?? '') ? params.get('wine') : null,
    view: oneOf<GalleryView>(GALLERY_VIEWS, params.get('view'), DEFAULT_STATE.view),
  };
}

/** Only what differs from the default is written; parameters of others, as the tab, stay. */
export function writeState(params: URLSearchParams, state: GalleryState): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  put('q', state.search, '');
  put('style', state.wineStyle, 'all');
  put('fav', state.favorites ? '1' : '', '');
  put('sort', state.sort, DEFAULT_STATE.sort);
  put('trash', state.trash ? '1' : '', '');
  put('wine', state.wineId ?? '', '');
  put('view', state.view, DEFAULT_STATE.view);
  return next;
}

export function isFiltered({ search, wineStyle, wineId, favorites }: GalleryFilter): boolean {
  return search.trim() !== '' || wineStyle !== 'all' || favorites || Boolean(wineId);
}
