import './archive.css';
import type { ReactNode } from 'react';
import { GallerySkeleton } from '#web/features/images/gallery-skeleton.tsx';
import type { Image } from '#web/features/images/image.ts';
import type { Gallery } from '#web/features/images/use-gallery.ts';
import { ImageWall } from '#web/features/images/wall/image-wall.tsx';
import { useStableCallback } from '#web/lib/hooks/use-stable-callback.ts';
import { LoadFailure, StaleNotice } from '#web/ui/errors/load-failure.tsx';
import { ArchiveRow } from './archive-row.tsx';
import type { ArchiveAction } from './archive-row.tsx';

interface ArchiveListProps {
  label: string;
  gallery: Gallery;
  /** How many there are in all, loaded or not. */
  total: number;
  isPhone: boolean;
  /** What stands there instead of rows. */
  empty: ReactNode;
  actions: readonly ArchiveAction[];
  onAction: (action: ArchiveAction, image: Image) => void;
}

/** Pictures as rows, in each state of the list. */
export function ArchiveList(props: ArchiveListProps) {
  const { label, gallery, total, isPhone, empty, actions } = props;
  const { slots, isPending, isLoadingError, isRefetchError, refetch } = gallery;
  const onAction = useStableCallback(props.onAction);
  return (
    <>
      {isPending && <GallerySkeleton isList />}
      {isLoadingError && <LoadFailure onRetry={refetch} />}
      {isRefetchError && <StaleNotice onRetry={refetch} />}
      {!isPending && !isLoadingError && slots.length === 0 && empty}
      <ImageWall
        label={label}
        slots={slots}
        view="list"
        isPhone={isPhone}
        hasMore={gallery.hasMore}
        isLoadingMore={gallery.isLoadingMore}
        loadMore={gallery.loadMore}
        loadPages={gallery.loadPages}
        renderTile={(image, place) => (
          <ArchiveRow
            key={image.id}
            {...place}
            image={image}
            total={total}
            actions={actions}
            onAction={onAction}
          />
        )}
      />
    </>
  );
}
