import type { StyleId } from '#shared/rules/pictures/generation.ts';

/** Styles that are drawn whatever the prompt says. Apart from the catalogue, which the main thread does not load. */
export const DRAWN_STYLES: readonly StyleId[] = ['illustration_poster', 'education', 'pop_art'];
