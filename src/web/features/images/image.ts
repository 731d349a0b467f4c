import type { api } from '#web/lib/requests/api.ts';

export type ImagePage = Awaited<ReturnType<typeof api.images.list>>;
export type Image = ImagePage['images'][number];
