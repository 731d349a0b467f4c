import { BULK_IDS_MAX } from '#shared/rules/pictures/gallery.ts';
import type { GalleryFilter } from '#web/features/images/gallery-query.ts';

/** The pictures picked one by one, or all that the filter matches, seen or not. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Where a shift-click's range begins. */
  anchor: string | null;
  isAll: boolean;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null, isAll: false };

interface Toggle {
  id: string;
  isRange: boolean;
  order: readonly string[];
}

/** A click turns one on or off; with shift it turns on all from the last click to this one. */
export function toggle(selection: Selection, { id, isRange, order }: Toggle): Selection {
  const base = selection.isAll ? new Set(order) : new Set(selection.ids);
  if (isRange && selection.anchor !== null && !selection.isAll) {
    for (const between of range(order, selection.anchor, id)) base.add(between);
  } else if (!base.delete(id)) {
    base.add(id);
  }
  return { ids: limited(base), anchor: id, isAll: false };
}

function range(order: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [order.indexOf(from), order.indexOf(to)];
  return a < 0 || b < 0 ? [to] : order.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** One call may name so many; more are named by 'select all'. */
function limited(ids: Set<string>): Set<string> {
  return new Set([...ids].slice(0, BULK_IDS_MAX));
}

export function selectAll(): Selection {
  return { ...NOTHING, isAll: true };
}

/** Without those that are no longer there. */
export function without(selection: Selection, gone: ReadonlySet<string>): Selection {
  return { ...selection, ids: new Set([...selection.ids].filter((id) => !gone.has(id))) };
}

export function isSelected({ ids, isAll }: Selection, id: string): boolean {
  return isAll || ids.has(id);
}

export function selectedCount({ ids, isAll }: Selection, matching: number): number {
  return isAll ? matching : ids.size;
}

/** The words of the API for it. */
export function toSelection({ ids, isAll }: Selection, filter: GalleryFilter) {
  if (!isAll) return { ids: [...ids] };
  const { search, wineStyle, wineId, favorites, trash = false } = filter;
  return {
    filter: {
      favorites,
      trash,
      ...(search.trim() && { search: search.trim() }),
      ...(wineStyle !== 'all' && { wineStyle }),
      ...(wineId && { wineId }),
    },
  };
}
