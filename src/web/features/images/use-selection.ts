import { useState } from 'react';
import { isSelected, NOTHING, type Selection, selectAll, toggle, without } from './selection.ts';
import type { GalleryFilter, Image } from './use-gallery.ts';

export type SelectionHandle = ReturnType<typeof useSelection>;

/** What is selected, for as long as the same filter shows. */
export function useSelection(filter: GalleryFilter, images: readonly Image[]) {
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
    toggle: (id: string, isRange = false) =>
      setSelection((old) => toggle(old, { id, isRange, order: images.map((image) => image.id) })),
    selectAll: () => setSelection(selectAll()),
    drop: (id: string) => setSelection((old) => without(old, new Set([id]))),
    clear: () => {
      setSelection(NOTHING);
      setSelecting(false);
    },
    start: () => setSelecting(true),
  };
}
