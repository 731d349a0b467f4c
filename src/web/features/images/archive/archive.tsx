import './archive.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/lib/api.ts';
import { useStableCallback } from '#web/lib/hooks/use-stable-callback.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { type ArchiveAction, ArchiveRow } from './archive-row.tsx';
import { downloadImage } from '#web/features/images/download/download-image.ts';
import { GallerySkeleton } from '#web/features/images/gallery-skeleton.tsx';
import { ImageWall } from '#web/features/images/wall/image-wall.tsx';
import { EVERYTHING, type Image } from '#web/features/images/gallery-query.ts';
import { useGallery, useMatching } from '#web/features/images/use-gallery.ts';
import { useImageActions } from '#web/features/images/use-image-actions.ts';

const ACTIONS = ['open', 'download', 'delete'] as const;

/** The phone's third tab (spec §2.5): the gallery as a list, to download from and to clear out. */
export function Archive({ onOpen }: { onOpen: (image: Image) => void }) {
  const [search, setSearch] = useState('');
  const filter = { ...EVERYTHING, search };
  const gallery = useGallery(filter);
  const { slots, isPending, isLoadingError, refetch } = gallery;
  const matching = useMatching(filter) ?? slots.length;
  const { data: counts } = useQuery(queries.images.counts.queryOptions());
  const actions = useImageActions();
  const onAction = useStableCallback((action: ArchiveAction, image: Image) => {
    if (action === 'open') onOpen(image);
    if (action === 'download') void downloadImage(image);
    if (action === 'delete') actions.remove(image);
  });
  return (
    <section className="archive" aria-label="Archive">
      <h1 className="visually-hidden">Archive</h1>
      <div className="archive-search">
        <SearchField
          label="Search wine images"
          placeholder="Search wine images..."
          value={search}
          onChange={setSearch}
        />
      </div>
      <output className="t-meta num archive-count">
        {counts && !isPending && `${matching} of ${counts.total} images`}
      </output>
      {isPending && <GallerySkeleton isList />}
      {isLoadingError && <LoadFailure onRetry={refetch} />}
      {!isPending && !isLoadingError && slots.length === 0 && (
        <EmptyState text={search.trim() ? 'No images match your search.' : 'No Archived Images'} />
      )}
      <ImageWall
        label="Archived images"
        slots={slots}
        view="list"
        isPhone
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
