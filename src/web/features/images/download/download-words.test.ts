import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectToaster } from '#web/lib/notices/toasts.ts';
import { ARCHIVE_DOWNLOAD_WORDS, downloadImage } from './download-image.ts';
import { imageView } from '#web/testing/views.ts';

const image = imageView({
  id: 'one',
  imageUrl: '/media/one/w1280.webp',
  prompt: 'A glass of red',
});

const said: { title: string; description?: unknown }[] = [];

beforeEach(() => {
  said.length = 0;
  connectToaster(({ title, options }) => void said.push({ title, ...options }));
  vi.stubGlobal('open', vi.fn());
  vi.stubGlobal('fetch', async () => ({ ok: true }));
});
afterEach(() => vi.unstubAllGlobals());

function device({ userAgent = 'Linux', matching = [] as string[] }): void {
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.some((part) => query.includes(part)),
  }));
}

test.each([
  ['a computer', {}, { title: 'Download Started' }],
  ['a phone that cannot share files', { matching: ['coarse'] }, { title: 'Downloaded' }],
  [
    'an iPhone',
    { userAgent: 'iPhone', matching: ['coarse'] },
    { title: 'Tap and Hold Image', description: 'Save to Photos' },
  ],
  [
    'the app on an iPhone',
    { userAgent: 'iPhone', matching: ['coarse', 'standalone'] },
    { title: 'Image Ready', description: 'Tap and hold to save' },
  ],
])('on %s the words fit what happens', async (_device, settings, words) => {
  device(settings);
  await downloadImage(image);
  expect(said).toMatchObject([words]);
});

test('a file that cannot be had is not said to be on its way', async () => {
  device({});
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 404 }));
  await downloadImage(image);
  await downloadImage(image, 'jpg', ARCHIVE_DOWNLOAD_WORDS);
  expect(said).toMatchObject([
    { title: 'Download failed', description: 'Please try again or check your connection' },
    { title: 'Error', description: 'Failed to download image' },
  ]);
});

test('the archive has its own words', async () => {
  device({});
  await downloadImage(image, 'jpg', ARCHIVE_DOWNLOAD_WORDS);
  expect(said).toMatchObject([{ title: 'Download started.' }]);
});

test('a phone that can share files does, and says so', async () => {
  device({ matching: ['coarse'] });
  const share = vi.fn<() => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { userAgent: 'Android', canShare: () => true, share });
  vi.stubGlobal('fetch', async () => new Response('picture'));
  await downloadImage(image);
  expect(share).toHaveBeenCalledOnce();
  expect(said).toMatchObject([{ title: 'Shared Successfully' }]);
});

test('an iPhone opens the format that was asked for', async () => {
  device({ userAgent: 'iPhone', matching: ['coarse'] });
  await downloadImage(image);
  expect(open).toHaveBeenCalledWith('/media/one/download.jpg', '_blank', 'noopener');
});
