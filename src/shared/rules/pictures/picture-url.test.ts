import { expect, test } from 'vitest';

import { isPictureUrl } from './picture-url.ts';

test.each([
  'https://cdn.example.com/a/picture.png',
  'http://cdn.example.com/picture.JPG?sig=abc#x',
  'https://v3.fal.media/files/kangaroo/abc',
  'https://replicate.delivery/pbxt/abc/out-0',
])('%s is the address of a picture', (url) => {
  expect(isPictureUrl(url)).toBe(true);
});

test.each([
  undefined,
  42,
  '',
  'http://a',
  'ftp://cdn.example.com/a.png',
  'file:///etc/passwd.png',
  'javascript:alert(1)//.png',
  'https://cdn.example.com/picture.svg',
  'https://cdn.example.com/page.html?x=.png',
  'https://cdn.example.com/#.png',
  'https://evil-fal.media/x',
  'https://fal.media.evil.example/x',
  'https://fal.media@evil.example/x',
  `https://cdn.example.com/${'a'.repeat(2000)}.png`,
])('%s is not', (url) => {
  expect(isPictureUrl(url)).toBe(false);
});
