import { useState } from 'react';
import { ConfirmDelete } from '#web/features/images/confirm-delete.tsx';
import { downloadArchive } from '#web/features/images/download/download-archive.ts';
import { selectedCount } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useBulkActions } from './use-bulk-actions.ts';
import type { BulkAction } from '#shared/contract/images.ts';
import type { GalleryFilter } from '#web/features/images/gallery-query.ts';
import type { Image } from '#web/features/images/image.ts';
import type { SelectionHandle } from './use-selection.ts';

interface SelectionActionsProps {
  handle: SelectionHandle;
  filter: GalleryFilter;
  images: readonly Image[];
  matching: number;
}

/** The bar under a selection; what cannot be undone is asked about first. */
export function SelectionActions({ handle, filter, images, matching }: SelectionActionsProps) {
  const { selection } = handle;
  const [asked, setAsked] = useState<'trash' | 'delete' | null>(null);
  const bulk = useBulkActions();
  const count = selectedCount(selection, matching);
  const run = (action: BulkAction) => {
    bulk({ action, selection, filter });
    setAsked(null);
    if (action !== 'favorite' && action !== 'unfavorite') handle.clear();
  };
  const act = (action: BulkAction | 'download') => {
    if (action === 'download') downloadArchive(selection, filter);
    else if (action === 'delete' || (action === 'trash' && selection.isAll)) setAsked(action);
    else run(action);
  };
  if (count === 0) return null;
  const chosen = images.filter((image) => handle.has(image.id));
  return (
    <>
      <SelectionBar
        count={count}
        matching={matching}
        isTrash={filter.trash ?? false}
        areFavorites={chosen.length > 0 && chosen.every((image) => image.isFavorite)}
        onAction={act}
        onSelectAll={handle.selectAll}
        onClear={handle.clear}
      />
      <ConfirmDelete asked={asked} count={count} onCancel={() => setAsked(null)} onConfirm={run} />
    </>
  );
}
