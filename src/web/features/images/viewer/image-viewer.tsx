import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { queries } from '#web/lib/requests/api.ts';
import type { GalleryFilter } from '#web/features/images/gallery-query.ts';
import type { Image } from '#web/features/images/image.ts';
import { useGallery, useMatching } from '#web/features/images/use-gallery.ts';
import type { Gallery } from '#web/features/images/use-gallery.ts';
import { useImageActions } from '#web/features/images/use-image-actions.ts';
import { emptyPages } from '#web/features/images/wall/use-slot-loader.ts';
import type { OpenedImage } from '#web/features/images/use-opened-image.ts';
import { Viewer } from './viewer.tsx';
import type { ViewerProps } from './viewer-props.ts';

type ImageViewerProps = Pick<ViewerProps, 'onRemix' | 'onVariations'> & {
  opened: OpenedImage & { id: string };
  /** The list that previous and next walk through. */
  filter: GalleryFilter;
};

/** More pictures are fetched when so many are left. */
const AHEAD = 5;

/** The viewer over a list of the gallery; a picture outside of it is shown alone. */
export function ImageViewer({ opened, filter, onRemix, onVariations }: ImageViewerProps) {
  const gallery = useGallery(filter);
  const matching = useMatching(filter);
  // The list changes at once, the address a moment later: until then the next one stands in.
  const [removed, setRemoved] = useState<{ id: string; successor: string | null } | null>(null);
  const isRemoved = removed?.id === opened.id;
  // Whoever presses quickly steps on from what is shown, not from what the address says so far.
  const [moved, setMoved] = useState<string | null>(null);
  if (moved === opened.id) setMoved(null);
  const shownId = isRemoved ? removed.successor : (moved ?? opened.id);
  const found = gallery.slots.findIndex(({ image }) => image?.id === shownId);
  const alone = useImageOutside(opened, !gallery.isPending && found < 0 && !isRemoved);
  const listed = useMemo(() => gallery.slots.map(({ image }) => image), [gallery.slots]);
  const images = found >= 0 ? listed : alone ? [alone] : [];
  const index = Math.max(0, found);
  const actions = useImageActions();
  useNeighbours(gallery, found);
  // Whoever has moved on meanwhile is not called back.
  const shown = useRef(shownId);
  useEffect(() => {
    shown.current = shownId;
  });
  const comeBack = (image: Image, next: Image | null | undefined) => {
    setRemoved(null);
    if (next && [image.id, next.id].includes(shown.current ?? '')) opened.move(image.id);
  };
  const remove = (image: Image) => {
    const next = images[index + 1] ?? images[index - 1];
    setRemoved({ id: image.id, successor: next?.id ?? null });
    actions.remove(image, () => comeBack(image, next));
    setMoved(null);
    if (next) opened.move(next.id);
    else opened.close();
  };
  const move = (to: number) => {
    setRemoved(null);
    if (!images[to]) return;
    setMoved(images[to].id);
    opened.move(images[to].id);
  };
  return (
    <Viewer
      images={images}
      index={index}
      total={found >= 0 ? (matching ?? images.length) : images.length}
      onMove={move}
      onClose={opened.close}
      onDelete={remove}
      onRemix={onRemix}
      onVariations={onVariations}
      actions={actions}
    />
  );
}

/** The pictures on both sides are loaded before anyone steps to them. */
function useNeighbours(gallery: Gallery, index: number): void {
  const { slots, hasMore, isLoadingMore, loadMore, loadPages } = gallery;
  const around = index < 0 ? [] : slots.slice(Math.max(0, index - AHEAD), index + AHEAD + 1);
  const pages = emptyPages(around).join(' ');
  const isAtEnd = index >= 0 && index + AHEAD >= slots.length && hasMore && !isLoadingMore;
  useEffect(() => {
    if (pages) loadPages(pages.split(' '));
    if (isAtEnd) void loadMore();
  }, [pages, isAtEnd, loadPages, loadMore]);
}

/** A shared address may name a picture that the filter hides, or one that is gone. */
function useImageOutside(opened: OpenedImage & { id: string }, isOutside: boolean) {
  const { data, isError } = useQuery({
    ...queries.images.get.queryOptions({ input: { id: opened.id } }),
    enabled: isOutside,
    retry: false,
  });
  const isGone = isOutside && (isError || (data && data.deletedAt !== null));
  const leave = useEffectEvent(opened.close);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return isGone ? undefined : data;
}
