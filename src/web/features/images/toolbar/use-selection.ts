import { useState } from 'react';
import { isSelected, NOTHING, selectAll, toggle, without } from './selection.ts';
import type { Selection } from './selection.ts';
import type { GalleryFilter } from '#web/features/images/gallery-query.ts';
import type { Slot } from '#web/features/images/wall/gallery-slots.ts';
import type { Gallery } from '#web/features/images/use-gallery.ts';

export type SelectionHandle = ReturnType<typeof useSelection>;

/** What is selected, for as long as the same filter shows. */
export function useSelection(
  filter: GalleryFilter,
  { slots, loadBetween }: Pick<Gallery, 'slots' | 'loadBetween'>,
) {
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [isSelecting, setSelecting] = useState(false);
  const key = JSON.stringify(filter);
  const [selectedIn, setSelectedIn] = useState(key);
  if (selectedIn !== key) {
    setSelectedIn(key);
    setSelection(NOTHING);
    setSelecting(false);
  }
  return {
    selection,
    isSelecting: isSelecting || selection.isAll || selection.ids.size > 0,
    has: (id: string) => isSelected(selection, id),
    toggle: async (id: string, isRange = false) => {
      // A range may reach over pictures that nobody has seen yet.
      const between = isRange ? placesBetween(slots, selection.anchor, id) : null;
      const order = idsOf(between ? await loadBetween(...between) : slots);
      setSelection((old) => toggle(old, { id, isRange, order }));
    },
    selectAll: () => setSelection(selectAll()),
    drop: (id: string) => setSelection((old) => without(old, new Set([id]))),
    clear: () => {
      setSelection(NOTHING);
      setSelecting(false);
    },
    start: () => setSelecting(true),
  };
}

function placesBetween(slots: readonly Slot[], a: string | null, b: string) {
  const [from, to] = [a, b].map((id) => slots.findIndex(({ image }) => image?.id === id));
  if (from === undefined || to === undefined || from < 0 || to < 0) return null;
  return [Math.min(from, to), Math.max(from, to)] as const;
}

function idsOf(slots: readonly Slot[]): string[] {
  return slots.flatMap(({ image }) => image?.id ?? []);
}
