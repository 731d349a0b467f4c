import type { StyleId } from './rules/pictures/generation.ts';

// Apart from the rest of the showcase: the composer needs these few lines, not twenty captions.

/** One scene in all eight presets, in the order of the strip. */
export const SCENE_STRIP: readonly { style: StyleId; picture: string }[] = [
  { style: 'cinematic', picture: 'scene-cinematic' },
  { style: 'education', picture: 'scene-education' },
  { style: 'pop_art', picture: 'scene-pop' },
  { style: 'classical_heritage', picture: 'scene-heritage' },
  { style: 'pastel', picture: 'scene-pastel' },
  { style: 'gastro', picture: 'scene-gastro' },
  { style: 'meme_style', picture: 'scene-meme' },
  { style: 'illustration_poster', picture: 'scene-poster' },
];

export function showcasePath(id: string, width: number, format: 'avif' | 'webp'): string {
  return `/showcase/${id}-${width}.${format}`;
}
