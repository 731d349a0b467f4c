/** Every picture has a folder of its own below this one. */
export const PICTURES_PREFIX = 'pictures/';

const CONTENT_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

export function contentTypeOf(file: string): string {
  return CONTENT_TYPES[file.split('.')[1] ?? ''] ?? 'application/octet-stream';
}
