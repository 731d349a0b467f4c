import type { GenerationView } from '#shared/contract/generations.ts';
import type { ImageView } from '#shared/contract/image-view.ts';

/** A finished picture as the server tells of it, but for what a test says. */
export function imageView(details: Partial<ImageView> = {}): ImageView {
  return {
    id: 'picture',
    generationId: null,
    imageUrl: '/media/picture/w1280.webp',
    srcSet: { webp: '/media/picture/w640.webp 640w', avif: null },
    prompt: 'a glass',
    timestamp: '2026-11-14T18:42:00.000Z',
    api: 'vignette',
    size: 'square',
    status: 'completed',
    isFavorite: false,
    styleId: 'cinematic',
    wineStyle: 'red',
    facts: { grape: null, region: null, vintage: null },
    seed: null,
    wine: null,
    contents: null,
    width: 100,
    height: 100,
    thumbhash: '',
    deletedAt: null,
    ...details,
  };
}

/** One that has just begun, but for what a test says. */
export function generationView(details: Partial<GenerationView> = {}): GenerationView {
  return {
    id: 'g',
    version: 1,
    requestKey: 'press',
    variation: 0,
    state: 'running',
    progress: 0,
    phase: 'Analyzing your vision',
    prompt: 'a glass',
    styleId: 'cinematic',
    size: 'square',
    seed: null,
    wineId: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    previewUrl: null,
    image: null,
    errorCode: null,
    ...details,
  };
}
