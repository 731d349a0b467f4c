export type PictureKind = 'png' | 'jpeg' | 'webp' | 'heif';

const HEAD_BYTES = 16;

/** What a file is by its first bytes; names and content types are only claims. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return /^....ftypavi[fs]/s.test(head) ? 'heif' : null;
}
