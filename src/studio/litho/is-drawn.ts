import type { StyleId } from '#shared/rules/generation.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const DRAWN_STYLES: readonly StyleId[] = ['illustration_poster', 'education', 'pop_art'];

/** Whether this picture is drawn as shapes rather than traced. Apart from the press, which only drawn pictures load. */
export function isDrawn({ style, meme }: SceneSpec): boolean {
  return DRAWN_STYLES.includes(style) || (meme !== null && meme.format !== 'captions');
}
