import './archive.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/lib/requests/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { downloadImage } from '#web/features/images/download/download-image.ts';
import { EVERYTHING } from '#web/features/images/gallery-query.ts';
import type { Image } from '#web/features/images/image.ts';
import { useGallery, useMatching } from '#web/features/images/use-gallery.ts';
import { useImageActions } from '#web/features/images/use-image-actions.ts';
import { ArchiveList } from './archive-list.tsx';
import type { ArchiveAction } from './archive-row.tsx';

const ACTIONS = ['open', 'download', 'delete'] as const;

/** The phone's third tab (spec §2.5): the gallery as a list, to download from and to clear out. */
export function Archive({ onOpen }: { onOpen: (image: Image) => void }) {
  const [search, setSearch] = useState('');
  const filter = { ...EVERYTHING, search };
  const gallery = useGallery(filter);
  const matching = useMatching(filter) ?? gallery.slots.length;
  const { data: counts } = useQuery(queries.images.counts.queryOptions());
  const actions = useImageActions();
  const onAction = (action: ArchiveAction, image: Image) => {
    if (action === 'open') onOpen(image);
    if (action === 'download') void downloadImage(image);
    if (action === 'delete') actions.remove(image);
  };
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
        {counts && !gallery.isPending && `${matching} of ${counts.total} images`}
      </output>
      <ArchiveList
        label="Archived images"
        gallery={gallery}
        total={matching}
        isPhone
        empty={<ArchiveEmpty search={search} onClear={() => setSearch('')} />}
        actions={ACTIONS}
        onAction={onAction}
      />
    </section>
  );
}

function ArchiveEmpty({ search, onClear }: { search: string; onClear: () => void }) {
  if (search.trim())
    return (
      <EmptyState text="No images match your search.">
        <Button size="sm" onClick={onClear}>
          Show all images
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState text="No Archived Images">
      <ButtonLink to="?" size="sm">
        Create Wine Images
      </ButtonLink>
    </EmptyState>
  );
}
