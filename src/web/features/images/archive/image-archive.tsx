import './archive.css';
import { RefreshCw } from 'lucide-react';
import { useStableCallback } from '#web/lib/hooks/use-stable-callback.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { type ArchiveAction, ArchiveRow } from './archive-row.tsx';
import {
  ARCHIVE_DOWNLOAD_WORDS,
  downloadImage,
} from '#web/features/images/download/download-image.ts';
import { GallerySkeleton } from '#web/features/images/gallery-skeleton.tsx';
import { ImageWall } from '#web/features/images/wall/image-wall.tsx';
import { EVERYTHING, type Image } from '#web/features/images/gallery-query.ts';
import { useGallery, useMatching } from '#web/features/images/use-gallery.ts';
import { useImageCache } from '#web/features/images/use-image-cache.ts';
import { ARCHIVE_WORDS, useImageActions } from '#web/features/images/use-image-actions.ts';

const ACTIONS = ['favorite', 'download', 'delete'] as const;

/** The Archive tab of the settings (spec §2.7). */
export function ImageArchive() {
  const gallery = useGallery(EVERYTHING);
  const { slots, isPending, isLoadingError, isFetching, refetch } = gallery;
  const matching = useMatching(EVERYTHING) ?? slots.length;
  const cache = useImageCache();
  const actions = useImageActions(ARCHIVE_WORDS);
  const onAction = useStableCallback((action: ArchiveAction, image: Image) => {
    if (action === 'favorite') actions.toggleFavorite(image);
    if (action === 'download') void downloadImage(image, 'jpg', ARCHIVE_DOWNLOAD_WORDS);
    if (action === 'delete') actions.remove(image);
  });
  return (
    <section aria-labelledby="image-archive-title">
      <header className="image-archive-head">
        <h2 className="t-panel" id="image-archive-title">
          Image Archive
        </h2>
        <Button size="sm" isBusy={isFetching && !isPending} onClick={() => void cache.refresh()}>
          <RefreshCw className="icon icon-sm" aria-hidden="true" />
          Refresh
        </Button>
      </header>
      {isPending && <GallerySkeleton isList />}
      {isLoadingError && <LoadFailure onRetry={refetch} />}
      {!isPending && !isLoadingError && slots.length === 0 && <EmptyState text="No images yet" />}
      <ImageWall
        label="Images"
        slots={slots}
        view="list"
        isPhone={false}
        hasMore={gallery.hasMore}
        isLoadingMore={gallery.isLoadingMore}
        loadMore={gallery.loadMore}
        loadPages={gallery.loadPages}
        renderTile={(image, place) => (
          <ArchiveRow
            key={image.id}
            {...place}
            image={image}
            total={matching}
            actions={ACTIONS}
            onAction={onAction}
          />
        )}
      />
    </section>
  );
}
