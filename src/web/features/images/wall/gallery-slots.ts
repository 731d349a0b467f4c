import type { Outline } from '#shared/contract/images.ts';
import { captionWidth } from '#shared/rules/pictures/caption-width.ts';
import { GALLERY_PAGE_SIZE } from '#shared/rules/pictures/gallery.ts';
import type { Image, ImagePage } from '#web/features/images/image.ts';

/**
 * One place of a gallery. Its shape is known from the start; the picture comes when the reader
 * nears it. Places of one page share the cursor that the page is asked for with (null: the first).
 */
export interface Slot {
  page: string | null;
  image: Image | null;
  width: number;
  height: number;
  caption: number;
}

/** A whole gallery, loaded here and there; `next` leads beyond what is laid out. */
export interface Slots {
  slots: readonly Slot[];
  next: string | null;
}

export function fromFirstPage({ images, nextCursor }: ImagePage): Slots {
  return { slots: images.map((image) => filled(null, image)), next: nextCursor };
}

/** The places that follow, still empty. */
export function withOutline({ slots, next }: Slots, outline: Outline): Slots {
  const pages = [next, ...outline.bookmarks];
  const places = outline.places.map((shape, i): Slot => {
    const [width, height] = outline.shapes[shape] ?? [1, 1];
    const page = pages[Math.floor(i / GALLERY_PAGE_SIZE)] ?? null;
    return { page, image: null, width, height, caption: outline.captions[i] ?? 0 };
  });
  return { slots: [...slots, ...places], next: outline.nextCursor };
}

/** The pictures of a page take its places; one that has moved here from another page is not doubled. */
export function withPage(data: Slots, page: string, images: readonly Image[]): Slots {
  const start = data.slots.findIndex((slot) => slot.page === page);
  if (start < 0) return data;
  const end = data.slots.findLastIndex((slot) => slot.page === page) + 1;
  const others = [...data.slots.slice(0, start), ...data.slots.slice(end)];
  const taken = new Set(others.map(({ image }) => image?.id));
  const came = images.filter(({ id }) => !taken.has(id)).map((image) => filled(page, image));
  return { ...data, slots: data.slots.toSpliced(start, end - start, ...came) };
}

/** Changes pictures, or takes those out for which `change` has none. */
export function mapImages(data: Slots, change: (image: Image) => Image | null): Slots {
  const slots = data.slots.flatMap((slot) => {
    if (!slot.image) return [slot];
    const image = change(slot.image);
    return image === slot.image ? [slot] : image ? [{ ...slot, image }] : [];
  });
  return { ...data, slots };
}

export function withFirst(data: Slots, image: Image): Slots {
  if (data.slots.some((slot) => slot.image?.id === image.id)) return data;
  return { ...data, slots: [filled(null, image), ...data.slots] };
}

/**
 * Into a gallery that was just laid out anew go the pictures of all pages that still begin and end
 * where they did. The pages that were loaded but have changed since are named: they want loading.
 */
export function keepLoaded(fresh: Slots, old: Slots): { data: Slots; changed: string[] } {
  const known = pagesOf(old);
  const changed: string[] = [];
  const slots = [...pagesOf(fresh)].flatMap(([page, { slots: places, end }]) => {
    const before = known.get(page);
    const isLoaded = before?.slots.some(({ image }) => image) ?? false;
    if (page === null || !before || !isLoaded) return places;
    if (before.end === end && before.slots.length === places.length) return before.slots;
    changed.push(page);
    return places;
  });
  return { data: { ...fresh, slots }, changed };
}

interface PageOfSlots {
  slots: Slot[];
  end: string | null;
}

function pagesOf({ slots, next }: Slots): Map<string | null, PageOfSlots> {
  const pages = [...Map.groupBy(slots, ({ page }) => page)];
  return new Map(
    pages.map(([page, places], i) => [page, { slots: places, end: pages[i + 1]?.[0] ?? next }]),
  );
}

function filled(page: string | null, image: Image): Slot {
  const { width, height, prompt } = image;
  return { page, image, width, height, caption: captionWidth(prompt) };
}
