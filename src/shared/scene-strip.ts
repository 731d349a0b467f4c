import type { StyleId } from './rules/pictures/generation.ts';

// Apart from the rest of the showcase: the composer needs these few lines, not twenty captions.

/** One scene in all eight presets, in the order of the strip: each eighth shows something of its own. */
export const SCENE_STRIP: readonly { style: StyleId; picture: string }[] = [
  { style: 'cinematic', picture: 'scene-cinematic' },
  { style: 'classical_heritage', picture: 'scene-heritage' },
  { style: 'meme_style', picture: 'scene-meme' },
  { style: 'pop_art', picture: 'scene-pop' },
  { style: 'education', picture: 'scene-education' },
  { style: 'gastro', picture: 'scene-gastro' },
  { style: 'illustration_poster', picture: 'scene-poster' },
  { style: 'pastel', picture: 'scene-pastel' },
];

export function showcasePath(id: string, width: number, format: 'avif' | 'webp'): string {
  return `/showcase/${id}-${width}.${format}`;
}
