import { expect, test } from 'vitest';
import {
  afterDelivery,
  appendWords,
  canGenerate,
  changeDraft,
  costOf,
  isSubmitKey,
  refusalOf,
  resumeDraft,
  reuse,
} from './draft.ts';

const ready = { prompt: 'a glass of red', count: 1, credits: 1, isGenerating: false };

test('a picture can be asked for with words and a credit', () => {
  expect(canGenerate(ready)).toBe(true);
});

test.each([
  ['while one is being made', { isGenerating: true }],
  ['without words', { prompt: '  \n' }],
  ['without credits', { credits: 0 }],
  ['for more variations than there are credits', { count: 3, credits: 2 }],
])('no picture %s', (_when, change) => {
  expect(canGenerate({ ...ready, ...change })).toBe(false);
});

test.each([
  [{ prompt: ' ' }, 'Please enter a prompt', "Describe the wine image you'd like to create."],
  [{ prompt: 'a'.repeat(2001) }, 'Validation Error', 'Please use at most 2000 characters.'],
  [{ credits: 0 }, 'Insufficient credits', 'You need at least 1 credit to generate an image.'],
  [{ count: 3, credits: 2 }, 'Insufficient credits', 'You have 2 of 3 credits.'],
])('a press of the button says why not (%o)', (change, title, message) => {
  expect(refusalOf({ ...ready, ...change })).toMatchObject({ title, message });
});

test('nothing is said against what can be made', () => {
  expect(refusalOf(ready)).toBeNull();
});

test('the cost is known before the click', () => {
  expect(costOf(4)).toBe(4);
});

test('Enter submits, Shift+Enter and an unfinished character do not', () => {
  expect(isSubmitKey({ key: 'Enter', shiftKey: false })).toBe(true);
  expect(isSubmitKey({ key: 'Enter', shiftKey: true })).toBe(false);
  expect(isSubmitKey({ key: 'Enter', shiftKey: false, isComposing: true })).toBe(false);
  expect(isSubmitKey({ key: 'a', shiftKey: false })).toBe(false);
});

test('words of a suggestion are added once', () => {
  expect(appendWords('', 'flute')).toBe('flute');
  expect(appendWords('A toast, ', 'flute')).toBe('A toast, flute');
  expect(appendWords('A toast with a Flute', 'flute')).toBe('A toast with a Flute');
});

test('a new draft starts with the style and the size that were chosen in the settings', () => {
  const defaults = { styleId: 'pastel', size: 'story' } as const;
  expect(resumeDraft(null, defaults)).toMatchObject({ prompt: '', ...defaults });
});

test('a draft comes back as it was left, until other defaults are chosen', () => {
  const defaults = { styleId: 'pastel', size: 'story' } as const;
  const left = { prompt: 'a toast', styleId: 'gastro', size: 'banner', defaults } as const;
  expect(resumeDraft(left, defaults)).toMatchObject({ styleId: 'gastro', size: 'banner' });
  const changed = { styleId: 'pop_art', size: 'story' } as const;
  expect(resumeDraft(left, changed)).toMatchObject({ prompt: 'a toast', ...changed });
});

test('delivered words go, and words typed while the picture was made stay', () => {
  const defaults = { styleId: 'pastel', size: 'story' } as const;
  const sent = changeDraft(resumeDraft(null, defaults), { prompt: 'a toast', sentAs: 'press' });
  expect(afterDelivery(sent, new Set(['another']))).toBe(sent);
  expect(afterDelivery(sent, new Set(['press']))).toMatchObject({ prompt: '', sentAs: null });
  const typed = changeDraft(sent, { prompt: 'a toast at noon' });
  expect(afterDelivery(typed, new Set(['press']))).toBe(typed);
  expect(changeDraft(sent, { styleId: 'gastro' }).sentAs).toBe('press');
});

test('a remix keeps words, style, size and wine, and lets go of the wine that stood there before', () => {
  const picture = { prompt: 'a toast', styleId: 'gastro', size: 'banner' } as const;
  const own = reuse({ ...picture, wine: { id: 'clos' } }, { count: 4, seed: null });
  expect(own).toEqual({ ...picture, wineId: 'clos', count: 4, seed: null });
  const draft = changeDraft(resumeDraft(null, { styleId: 'pastel', size: 'story' }), own);
  expect(changeDraft(draft, reuse({ ...picture, wine: null }, { seed: 7 }))).toMatchObject({
    wineId: null,
    seed: 7,
  });
});
