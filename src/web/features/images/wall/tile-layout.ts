import type { GalleryView } from '#web/features/images/gallery-address.ts';

/** What a place needs to know of a picture: nothing has to be measured on the page. */
export interface TileShape {
  width: number;
  height: number;
  caption: number;
}
export interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: 1 | 2;
}
export interface Layout {
  tiles: Tile[];
  height: number;
  columns: number;
}
export interface LayoutRequest {
  view: GalleryView;
  width: number;
  isPhone: boolean;
}

export function areSame(a: readonly TileShape[], b: readonly TileShape[]): boolean {
  return a.length === b.length && a.every((shape, i) => isSame(shape, b[i]));
}

function isSame(a: TileShape, b: TileShape | undefined): boolean {
  return a === b || (a.width === b?.width && a.height === b.height && a.caption === b.caption);
}

const LIST_ROW_PX = 97;
const PHONE_COLUMNS = 2;
const COLUMN_MIN_PX = 232;
const COLUMNS_MAX = 8;
const LINE_PX = 20;
/** Around the prompt: above it, the line of badge and date below it. */
const CAPTION_PX = 41;

const GAPS = {
  wide: { across: 24, down: 26 },
  phone: { across: 12, down: 18 },
} as const;

/**
 * Each picture goes under the shortest column, from its known ratio: ten thousand take a few
 * milliseconds, and the page knows its height before any file has come.
 */
export function layOut(shapes: readonly TileShape[], request: LayoutRequest): Layout {
  const { view, width, isPhone } = request;
  if (view === 'list') return layOutList(shapes.length, width);
  const gap = isPhone ? GAPS.phone : GAPS.wide;
  const columns = isPhone ? PHONE_COLUMNS : columnsFor(width);
  const across = (width - gap.across * (columns - 1)) / columns;
  const bottoms = new Float64Array(columns);
  const tiles = shapes.map((shape): Tile => {
    const column = shortest(bottoms);
    const y = bottoms[column] ?? 0;
    const lines = isPhone || shape.caption < across ? 1 : 2;
    const ratio = view === 'masonry' ? shape.height / shape.width : 1;
    const height = Math.round(across * ratio) + CAPTION_PX + lines * LINE_PX;
    bottoms[column] = y + height + gap.down;
    return { x: column * (across + gap.across), y, width: across, height, lines };
  });
  return { tiles, columns, height: Math.max(0, ...bottoms) };
}

function layOutList(count: number, width: number): Layout {
  const tiles = Array.from({ length: count }, (_, i): Tile => ({
    x: 0,
    y: i * LIST_ROW_PX,
    width,
    height: LIST_ROW_PX,
    lines: 1,
  }));
  return { tiles, columns: 1, height: count * LIST_ROW_PX };
}

function columnsFor(width: number): number {
  return Math.max(
    2,
    Math.min(
      COLUMNS_MAX,
      Math.floor((width + GAPS.wide.across) / (COLUMN_MIN_PX + GAPS.wide.across)),
    ),
  );
}

function shortest(bottoms: Float64Array): number {
  let best = 0;
  for (let i = 1; i < bottoms.length; i += 1)
    if ((bottoms[i] ?? 0) < (bottoms[best] ?? 0) - 0.5) best = i;
  return best;
}

/** Which tiles touch the band; tiles stand in the order of their tops, so the search can stop early. */
export function tilesIn(layout: Layout, band: { top: number; bottom: number }): number[] {
  const { tiles } = layout;
  const visible: number[] = [];
  for (let i = firstFrom(tiles, band.top - tallestOf(layout)); i < tiles.length; i += 1) {
    const tile = tiles[i];
    if (!tile || tile.y > band.bottom) break;
    if (tile.y + tile.height >= band.top) visible.push(i);
  }
  return visible;
}

/** Under the shortest column means that tops never go back: a binary search finds the first. */
function firstFrom(tiles: readonly Tile[], y: number): number {
  let [low, high] = [0, tiles.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tiles[middle]?.y ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

const tallest = new WeakMap<Layout, number>();
function tallestOf(layout: Layout): number {
  const known = tallest.get(layout);
  if (known !== undefined) return known;
  const height = layout.tiles.reduce((max, tile) => Math.max(max, tile.height), 0);
  tallest.set(layout, height);
  return height;
}

/** Where an arrow key leads: along the row, or to the nearest tile of the row above or below. */
export function neighbour(layout: Layout, from: number, key: string): number | null {
  const { tiles } = layout;
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : null;
  if (key === 'ArrowRight') return from < tiles.length - 1 ? from + 1 : null;
  if (key === 'Home') return 0;
  if (key === 'End') return tiles.length - 1;
  const here = tiles[from];
  if (!here || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
  const step = key === 'ArrowDown' ? 1 : -1;
  for (let i = from + step; i >= 0 && i < tiles.length; i += step)
    if (tiles[i]?.x === here.x) return i;
  return null;
}
