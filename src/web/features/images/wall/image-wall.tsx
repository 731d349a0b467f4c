import './image-wall.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import type { GalleryView } from '#web/features/images/gallery-address.ts';
import { areSame, layOut, neighbour, tilesIn } from './tile-layout.ts';
import type { Layout, Tile, TileShape } from './tile-layout.ts';
import type { Image } from '#web/features/images/image.ts';
import type { Slot } from './gallery-slots.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { emptyPages } from './use-slot-loader.ts';
import { useElementWidth, useWindowBand } from './use-window-band.ts';
import type { Band } from './use-window-band.ts';

export interface TilePlace {
  tile: Tile;
  index: number;
}

interface ImageWallProps {
  label: string;
  slots: readonly Slot[];
  view: GalleryView;
  isPhone: boolean;
  renderTile: (image: Image, place: TilePlace) => ReactNode;
  onKey?: (event: KeyboardEvent, image: Image) => void;
  /** There is more than is laid out. */
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** These are looked at or soon will be, and have places without a picture. */
  loadPages: (pages: readonly string[]) => void;
}

/** What comes next is asked for this many windows before it is seen. */
const AHEAD_WINDOWS = 2;

/** Ten thousand pictures, of which the page holds only those that the window shows. */
export function ImageWall(props: ImageWallProps) {
  const { slots, view, isPhone, renderTile, onKey, label } = props;
  const list = useRef<HTMLUListElement>(null);
  const width = useElementWidth(list);
  const band = useWindowBand(list);
  const shapes = useSameShapes(slots);
  const layout = useMemo(
    () => layOut(width > 0 ? shapes : [], { view, width, isPhone }),
    [shapes, view, width, isPhone],
  );
  useKeptPlace(layout.height);
  const focus = useTileFocus(list, layout);
  useMore(props, layout, band);
  usePages(props, layout, band);
  const shown = withFocused(tilesIn(layout, band), focus.index, slots.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = focus.indexAt(event);
    const image = index === null ? undefined : slots[index]?.image;
    if (!focus.move(event) && image) onKey?.(event, image);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the tiles inside bubble up to here */}
      <ul
        ref={list}
        className="wall"
        aria-label={label}
        data-view={view}
        style={{ height: layout.height }}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onKeyDown={onKeyDown}
      >
        {shown.map((index) => {
          const [slot, tile] = [slots[index], layout.tiles[index]];
          if (!slot || !tile) return null;
          if (slot.image) return renderTile(slot.image, { tile, index });
          return <EmptyPlace key={`place ${index}`} tile={tile} />;
        })}
      </ul>
      {props.isLoadingMore && (
        <output className="wall-end" aria-label="Loading more images">
          <Spinner />
        </output>
      )}
    </>
  );
}

/** Pictures that come into their places change no shape: nothing is laid out or drawn anew then. */
function useSameShapes(slots: readonly Slot[]): readonly TileShape[] {
  const [shapes, setShapes] = useState<readonly TileShape[]>(slots);
  if (shapes === slots || areSame(shapes, slots)) return shapes;
  setShapes(slots);
  return slots;
}

/** Whoever has the focus stays on the page, or the next key would lead nowhere. */
function withFocused(shown: number[], focused: number | null, count: number): number[] {
  if (focused === null || focused >= count || shown.includes(focused)) return shown;
  return focused < (shown[0] ?? 0) ? [focused, ...shown] : [...shown, focused];
}

/** Not focusable and not read out: it is gone before anyone could want it. */
function EmptyPlace({ tile }: { tile: Tile }) {
  return (
    <li
      className="wall-place"
      aria-hidden="true"
      data-lines={tile.lines}
      style={{
        width: tile.width,
        height: tile.height,
        transform: `translate(${tile.x}px, ${tile.y}px)`,
      }}
    />
  );
}

/** The whole gallery is laid out as soon as its start stands, so that the scrollbar tells the truth. */
function useMore(props: ImageWallProps, layout: Layout, band: Band) {
  const { slots, hasMore, isLoadingMore, loadMore } = props;
  const isNear = layout.height > 0 && band.bottom + AHEAD_WINDOWS * innerHeight > layout.height;
  const isStart = layout.height > 0 && slots.at(-1)?.page === null;
  const isWanted = hasMore && !isLoadingMore && (isNear || isStart);
  useEffect(() => {
    if (isWanted) loadMore();
  }, [isWanted, loadMore]);
}

/** First what is seen, then what follows it, then what stands above. */
function usePages({ slots, loadPages }: ImageWallProps, layout: Layout, { top, bottom }: Band) {
  const ahead = AHEAD_WINDOWS * (bottom - top);
  const wanted = [
    ...tilesIn(layout, { top, bottom }),
    ...tilesIn(layout, { top: bottom, bottom: bottom + ahead }),
    ...tilesIn(layout, { top: top - ahead, bottom: top }),
  ].flatMap((index) => slots[index] ?? []);
  const pages = emptyPages(wanted);
  const key = pages.join(' ');
  useEffect(() => {
    if (key) loadPages(key.split(' '));
  }, [key, loadPages]);
}

/** Arrow keys move the focus from picture to picture, on the page or not yet. */
function useTileFocus(list: { current: HTMLElement | null }, layout: Layout) {
  const [index, setIndex] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const focusWanted = () => {
    if (wanted.current === null) return;
    const tile = list.current?.querySelector<HTMLElement>(`[data-tile="${wanted.current}"]`);
    if (!tile) return;
    wanted.current = null;
    tile.focus({ preventScroll: true });
  };
  // A picture that is still on its way gets the focus when it comes.
  useEffect(focusWanted);
  /** Asked of the page: whoever has the focus keeps it while others come and go before it. */
  function indexAt({ target }: KeyboardEvent): number | null {
    return wanted.current ?? (target instanceof Element ? indexOf(target) : null);
  }
  function move(event: KeyboardEvent): boolean {
    const isTile = event.target instanceof HTMLElement && event.target.dataset['tile'];
    const from = isTile ? indexAt(event) : null;
    const next = from === null ? null : neighbour(layout, from, event.key);
    if (next === null) return false;
    event.preventDefault();
    wanted.current = next;
    setIndex(next);
    reveal(list.current, layout.tiles[next]);
    focusWanted();
    return true;
  }
  return {
    index,
    indexAt,
    move,
    onFocus: (event: FocusEvent) => {
      wanted.current = null;
      setIndex(indexOf(event.target));
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setIndex(null);
    },
  };
}

function indexOf(target: Element): number | null {
  const tile = target.closest('li')?.querySelector<HTMLElement>('[data-tile]');
  return tile ? Number(tile.dataset['tile']) : null;
}

const MARGIN_PX = 24;
/** Under the toolbar, which stays in sight. */
const TOP_PX = 88;

function reveal(list: HTMLElement | null, tile: Tile | undefined): void {
  if (!list || !tile) return;
  const top = list.getBoundingClientRect().top + tile.y;
  const isAbove = top < TOP_PX;
  const overhang = top + tile.height + MARGIN_PX - innerHeight;
  const by = isAbove ? top - TOP_PX : Math.max(0, Math.min(overhang, top - TOP_PX));
  if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
}
