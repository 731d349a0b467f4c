import './archive.css';
import { RefreshCw } from 'lucide-react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import {
  ARCHIVE_DOWNLOAD_WORDS,
  downloadImage,
} from '#web/features/images/download/download-image.ts';
import { EVERYTHING } from '#web/features/images/gallery-query.ts';
import type { Image } from '#web/features/images/image.ts';
import { useGallery, useMatching } from '#web/features/images/use-gallery.ts';
import { useImageCache } from '#web/features/images/use-image-cache.ts';
import { ARCHIVE_WORDS, useImageActions } from '#web/features/images/use-image-actions.ts';
import { ArchiveList } from './archive-list.tsx';
import type { ArchiveAction } from './archive-row.tsx';

const ACTIONS = ['favorite', 'download', 'delete'] as const;

/** The Archive tab of the settings (spec §2.7). */
export function ImageArchive() {
  const gallery = useGallery(EVERYTHING);
  const { isPending, isFetching } = gallery;
  const matching = useMatching(EVERYTHING) ?? gallery.slots.length;
  const cache = useImageCache();
  const actions = useImageActions(ARCHIVE_WORDS);
  const onAction = (action: ArchiveAction, image: Image) => {
    if (action === 'favorite') actions.toggleFavorite(image);
    if (action === 'download') void downloadImage(image, 'jpg', ARCHIVE_DOWNLOAD_WORDS);
    if (action === 'delete') actions.remove(image);
  };
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
      <ArchiveList
        label="Images"
        gallery={gallery}
        total={matching}
        isPhone={false}
        empty={
          <EmptyState text="No images yet">
            <ButtonLink to="/dashboard" size="sm">
              Create Wine Images
            </ButtonLink>
          </EmptyState>
        }
        actions={ACTIONS}
        onAction={onAction}
      />
    </section>
  );
}
