import { describe, expect, test } from 'vitest';
import type { Outline } from '#shared/contract/images.ts';
import { captionWidth } from '#shared/rules/pictures/caption-width.ts';
import type { ImagePage } from '#web/features/images/image.ts';
import { imageView } from '#web/testing/views.ts';
import {
  fromFirstPage,
  keepLoaded,
  mapImages,
  withFirst,
  withOutline,
  withPage,
} from './gallery-slots.ts';
import type { Slots } from './gallery-slots.ts';

const image = (id: string) => imageView({ id });
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => image(`p${from + i}`));
const firstPage: ImagePage = { images: range(0, 50), nextCursor: 'c50' };

function outlineOf(count: number): Outline {
  return {
    shapes: [[100, 100]],
    places: Array.from({ length: count }, () => 0),
    captions: Array.from({ length: count }, () => captionWidth('a glass')),
    bookmarks: Array.from({ length: Math.ceil(count / 50) - 1 }, (_, i) => `c${100 + i * 50}`),
    nextCursor: null,
  };
}

const laidOut = withOutline(fromFirstPage(firstPage), outlineOf(130));
const idsOf = ({ slots }: Slots) => slots.map((slot) => slot.image?.id ?? null);

describe('a gallery of 180', () => {
  test('has a place for each picture before they are loaded', () => {
    expect(laidOut.slots).toHaveLength(180);
    expect(laidOut.next).toBeNull();
    expect(laidOut.slots[179]).toMatchObject({ page: 'c150', image: null, width: 100 });
  });

  test('takes in a page from its middle, and nothing else moves', () => {
    const data = withPage(laidOut, 'c100', range(100, 150));
    expect(data.slots).toHaveLength(180);
    expect(data.slots[100]?.image?.id).toBe('p100');
    expect(data.slots[99]?.image).toBeNull();
    expect(data.slots[120]).toEqual({ ...laidOut.slots[120], image: image('p120') });
  });

  test('shows a picture once when a deletion elsewhere has moved it to the page before', () => {
    const first = withPage(laidOut, 'c100', range(100, 150));
    const shifted = [...range(50, 70), ...range(71, 101)];
    const ids = idsOf(withPage(first, 'c50', shifted)).filter((id) => id !== null);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('ignores a page of a layout that is gone', () => {
    expect(withPage(laidOut, 'other', range(0, 50))).toBe(laidOut);
  });

  test('closes the gap where one was deleted, loaded or not', () => {
    const data = mapImages(withPage(laidOut, 'c150', range(150, 180)), (shown) =>
      shown.id === 'p160' ? null : shown,
    );
    expect(data.slots).toHaveLength(179);
    expect(data.slots[160]?.image?.id).toBe('p161');
  });

  test('puts a new picture first, and only once', () => {
    const data = withFirst(withFirst(laidOut, image('new')), image('new'));
    expect(idsOf(data).slice(0, 2)).toEqual(['new', 'p0']);
    expect(data.slots).toHaveLength(181);
  });
});

describe('when it is fetched anew', () => {
  const loaded = withPage(withPage(laidOut, 'c50', range(50, 100)), 'c150', range(150, 180));

  test('what was loaded stays where its page is the same', () => {
    const { data, changed } = keepLoaded(laidOut, loaded);
    expect(idsOf(data)).toEqual(idsOf(loaded));
    expect(changed).toEqual([]);
  });

  test('a page with another number of pictures is loaded again', () => {
    const after = mapImages(loaded, (shown) => (shown.id === 'p60' ? null : shown));
    const { data, changed } = keepLoaded(laidOut, after);
    expect(changed).toEqual(['c50']);
    expect(data.slots).toHaveLength(180);
    expect(data.slots[55]?.image).toBeNull();
    expect(data.slots[155]?.image?.id).toBe('p155');
  });
});
