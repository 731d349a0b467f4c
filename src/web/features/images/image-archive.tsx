import './archive.css';
import { RefreshCw } from 'lucide-react';
import { useStableCallback } from '#web/lib/use-stable-callback.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type ArchiveAction, ArchiveRow } from './archive-row.tsx';
import { ARCHIVE_DOWNLOAD_WORDS, downloadImage } from './download-image.ts';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { ImageWall } from './image-wall.tsx';
import { EVERYTHING, type Image, useGallery, useImageCache, useMatching } from './use-gallery.ts';
import { ARCHIVE_WORDS, useImageActions } from './use-image-actions.ts';

const ACTIONS = ['favorite', 'download', 'delete'] as const;

/** The Archive tab of the settings (spec §2.7). */
export function ImageArchive() {
  const { images, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useGallery(EVERYTHING);
  const matching = useMatching(EVERYTHING) ?? images.length;
  const cache = useImageCache();
  const actions = useImageActions(ARCHIVE_WORDS);
  const loadMore = useStableCallback(() => void fetchNextPage());
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
        <Button
          size="sm"
          isBusy={isFetching && !isFetchingNextPage && !isPending}
          onClick={() => void cache.refresh()}
        >
          <RefreshCw className="icon icon-sm" aria-hidden="true" />
          Refresh
        </Button>
      </header>
      {isPending && <GallerySkeleton />}
      {!isPending && images.length === 0 && <EmptyState text="No images yet" />}
      <ImageWall
        label="Images"
        images={images}
        view="list"
        isPhone={false}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
        onMore={loadMore}
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
