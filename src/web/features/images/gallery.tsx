import './gallery.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { queries } from '#web/lib/requests/api.ts';
import { PHONE, useMediaQuery } from '#web/lib/hooks/use-media-query.ts';
import { useStableCallback } from '#web/lib/hooks/use-stable-callback.ts';
import { LoadFailure, StaleNotice } from '#web/ui/errors/load-failure.tsx';
import { ConfirmDelete } from './confirm-delete.tsx';
import { downloadImage } from './download/download-image.ts';
import { GalleryEmpty } from './gallery-empty.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { GallerySummary } from './toolbar/gallery-summary.tsx';
import { GalleryToolbar } from './toolbar/gallery-toolbar.tsx';
import { ImageCard } from './card/image-card.tsx';
import type { CardAction } from './card/image-card.tsx';
import { ImageWall } from './wall/image-wall.tsx';
import { KeysHelp } from './toolbar/keys-help.tsx';
import { SelectionActions } from './toolbar/selection-actions.tsx';
import { useGalleryAddress } from './use-gallery-address.ts';
import type { GalleryAddress } from './use-gallery-address.ts';
import type { GalleryFilter } from './gallery-query.ts';
import type { Image } from './image.ts';
import { useGallery, useMatching } from './use-gallery.ts';
import { useImageActions } from './use-image-actions.ts';
import { usePageKeys } from './toolbar/use-page-keys.ts';
import { useSelection } from './toolbar/use-selection.ts';

interface GalleryProps {
  onOpen: (image: Image) => void;
}

/** The gallery tab (spec §2.4, §2.5) and its trash. */
export function Gallery({ onOpen }: GalleryProps) {
  const address = useGalleryAddress();
  const isPhone = useMediaQuery(PHONE);
  const { data: counts } = useQuery(queries.images.counts.queryOptions());
  return (
    <section className="gallery" aria-label={address.state.trash ? 'Trash' : 'Your Gallery'}>
      <h1 className="visually-hidden">{address.state.trash ? 'Trash' : 'Your Gallery'}</h1>
      <GalleryToolbar {...address} favorites={counts?.favorites ?? 0} isPhone={isPhone} />
      <GalleryBody
        {...address}
        total={counts?.total}
        trash={counts?.trash ?? 0}
        isPhone={isPhone}
        onOpen={onOpen}
      />
    </section>
  );
}

type BodyProps = GalleryAddress &
  GalleryProps & { total: number | undefined; trash: number; isPhone: boolean };

function GalleryBody({ state, change, total, trash, isPhone, onOpen }: BodyProps) {
  const { view, ...filter } = state;
  const gallery = useGallery(filter);
  const { slots, images, isPending, isLoadingError, isRefetchError, refetch } = gallery;
  const matching = useMatching(filter) ?? slots.length;
  const selection = useSelection(filter, gallery);
  const actions = useCardActions({ onOpen, filter, selection });
  const [isHelping, setHelping] = useState(false);
  usePageKeys((event) => {
    if (event.key === '?') setHelping(true);
    else if (event.key === '/') focusSearch();
    else if (event.key === 'Escape') selection.clear();
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.selectAll();
    else return;
    event.preventDefault();
  });
  return (
    <>
      <GallerySummary
        state={state}
        change={change}
        matching={isPending || isLoadingError ? undefined : matching}
        total={total}
        trash={trash}
        isSelecting={selection.isSelecting}
        onSelecting={(isOn) => (isOn ? selection.start() : selection.clear())}
      />
      {isPending && <GallerySkeleton isList={view === 'list' && !isPhone} />}
      {isLoadingError && <LoadFailure onRetry={refetch} />}
      {isRefetchError && <StaleNotice onRetry={refetch} />}
      {!isPending && !isLoadingError && slots.length === 0 && (
        <GalleryEmpty state={state} change={change} />
      )}
      <ImageWall
        label={state.trash ? 'Deleted images' : 'Images'}
        slots={slots}
        view={isPhone ? 'grid' : view}
        isPhone={isPhone}
        hasMore={gallery.hasMore}
        isLoadingMore={gallery.isLoadingMore}
        loadMore={gallery.loadMore}
        loadPages={gallery.loadPages}
        onKey={actions.onKey}
        renderTile={(image, place) => (
          <ImageCard
            key={image.id}
            {...place}
            image={image}
            total={matching}
            isSelected={selection.has(image.id)}
            isSelecting={selection.isSelecting}
            onAction={actions.onAction}
          />
        )}
      />
      <SelectionActions handle={selection} filter={filter} images={images} matching={matching} />
      <ConfirmDelete {...actions.confirmation} />
      <KeysHelp isOpen={isHelping} onClose={() => setHelping(false)} />
    </>
  );
}

type CardActionsInput = GalleryProps & {
  filter: GalleryFilter;
  selection: ReturnType<typeof useSelection>;
};

function useCardActions({ onOpen, filter, selection }: CardActionsInput) {
  const actions = useImageActions();
  const [doomed, setDoomed] = useState<Image | null>(null);
  const onAction = useStableCallback((action: CardAction, image: Image) => {
    const does: Record<CardAction, () => void> = {
      open: () => onOpen(image),
      select: () => void selection.toggle(image.id),
      'select-range': () => void selection.toggle(image.id, true),
      favorite: () => actions.toggleFavorite(image),
      download: () => void downloadImage(image),
      restore: () => actions.restore(image),
      delete: () => {
        if (filter.trash) return setDoomed(image);
        selection.drop(image.id);
        actions.remove(image);
      },
    };
    does[action]();
  });
  const onKey = (event: KeyboardEvent, image: Image) => {
    const action = cardActionOf(event, filter.trash ?? false);
    if (!action) return;
    event.preventDefault();
    onAction(action, image);
  };
  const confirmation = {
    asked: doomed && ('delete' as const),
    count: 1,
    onCancel: () => setDoomed(null),
    onConfirm: () => {
      if (doomed) actions.deleteForGood(doomed);
      setDoomed(null);
    },
  };
  return { onAction, onKey, confirmation };
}

/** Deleting for good is never one key away. */
function cardActionOf(event: KeyboardEvent, isTrash: boolean): CardAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'x' || event.key === 'X') return event.shiftKey ? 'select-range' : 'select';
  if (isTrash) return null;
  if (event.key === 'f' || event.key === 'F') return 'favorite';
  return event.key === 'Delete' ? 'delete' : null;
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('.gallery-search input')?.focus();
}
