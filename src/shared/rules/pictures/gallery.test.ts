import { describe, expect, test } from 'vitest';

import { downloadName, PICTURE_FILES, pictureSrcSet, pictureUrl, wineStyleOf } from './gallery.ts';

describe('the wine style of a picture', () => {
  test.each([
    ['A glass of red at sunset', 'red'],
    ['Bordeaux 2015 on dark slate', 'red'],
    ['two CABERNETS side by side', 'red'],
    ['a white linen table', 'white'],
    ['Sauvignon blanc with oysters', 'white'],
    ['champagne toast', 'sparkling'],
    ['a prosecco bar in Venice', 'sparkling'],
    ['rosé by the sea', 'rose'],
    ['rose\u0301 by the sea', 'rose'],
    ['pink wine in a garden', 'rose'],
    ['vintage poster', 'vintage'],
    ['a cellar with barrels', 'vintage'],
    ['a vineyard in spring', 'other'],
    ['', 'other'],
  ])('is read from the words of “%s”: %s', (prompt, style) => {
    expect(wineStyleOf(prompt)).toBe(style);
  });

  test('the first style of the list wins where words of several are there', () => {
    expect(wineStyleOf('a pink champagne from an old cellar')).toBe('sparkling');
    expect(wineStyleOf('white and red grapes')).toBe('red');
  });

  test('where the words say nothing, the colour that was drawn decides', () => {
    expect(wineStyleOf('Riesling on slate', 'white')).toBe('white');
    expect(wineStyleOf('an orange wine in clay', 'orange')).toBe('white');
    expect(wineStyleOf('Lambrusco', 'sparkling_rose')).toBe('sparkling');
    expect(wineStyleOf('Riesling in the cellar', 'white')).toBe('vintage');
    expect(wineStyleOf('a vineyard in spring', null)).toBe('other');
  });

  test('parts of other words do not count', () => {
    expect(wineStyleOf('a covered terrace, barreled oak, packaged gifts')).toBe('other');
    expect(wineStyleOf('prose about wine')).toBe('other');
  });
});

describe('the name of a download', () => {
  const day = new Date('2026-11-15T23:30:00Z');

  test('has the first four words of the prompt and the date', () => {
    expect(downloadName('A glass of red, on dark slate!', day)).toBe('a-glass-of-red-2026-11-15');
  });

  test('keeps letters of every script and nothing that a file system dislikes', () => {
    expect(downloadName('../../rosé "Côte d’Azur" <x>', day)).toBe('rosé-côte-d-azur-2026-11-15');
    expect(downloadName('ワイン と 葡萄', day)).toBe('ワイン-と-葡萄-2026-11-15');
  });

  test('is never empty and never endless', () => {
    expect(downloadName('!!!', day)).toBe('wine-image-2026-11-15');
    expect(downloadName('x'.repeat(2000), day).length).toBeLessThanOrEqual(91);
  });
});

test('every file of a picture has an address that ends like a picture', () => {
  expect(PICTURE_FILES).toHaveLength(8);
  for (const file of PICTURE_FILES)
    expect(pictureUrl('id', file)).toMatch(/^\/media\/id\/\S+\.(png|jpg|webp|avif)$/);
});

test('the candidates for the screen say how wide they really are', () => {
  expect(pictureSrcSet({ id: 'a', width: 1536 }, 'webp')).toBe(
    '/media/a/w320.webp 320w, /media/a/w640.webp 640w, /media/a/w1280.webp 1280w',
  );
  expect(pictureSrcSet({ id: 'a', width: 1024 }, 'avif')).toBe(
    '/media/a/w320.avif 320w, /media/a/w640.avif 640w, /media/a/w1280.avif 1024w',
  );
  expect(pictureSrcSet({ id: 'a', width: 500 }, 'webp')).toBe(
    '/media/a/w320.webp 320w, /media/a/w640.webp 500w',
  );
});
