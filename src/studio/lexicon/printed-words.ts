import type { StyleId } from '#shared/rules/generation.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { fold, tokenise } from './normalise.ts';
import { isOfAppearance } from './phrases/read-appearance.ts';
import { isActWord } from './words/acts.ts';
import { isEmotionWord } from './words/emotions.ts';
import { isToldOn } from './words/plate-topics.ts';
import { SERIES_WORDS } from './words/series.ts';

type Printed = Pick<
  SceneSpec,
  'texts' | 'meme' | 'plate' | 'style' | 'figures' | 'things' | 'prompt'
>;

/** Styles that draw faces. */
const FACES = new Set<StyleId>(['illustration_poster', 'pop_art', 'meme_style']);

/** What every pop print is made of. */
const POP_WORDS = new Set(
  'pop comic halftone dots dot rasterpunkte trame retini puntos explosion burst bright speech bubble sprechblase bulle fumetto bocadillo'.split(
    ' ',
  ),
);

/** Whether a word stands in the picture as lettering, or only names the sheet: it is not missing. */
export function isPrinted(spec: Printed): (word: string) => boolean {
  const { texts, meme, plate, style, figures } = spec;
  const hasFace = FACES.has(style) && figures.length > 0;
  const lines = [
    ...texts.label,
    ...texts.captions,
    texts.title,
    texts.subtitle,
    ...(meme?.lines ?? []),
  ];
  const lettering = new Set(lines.flatMap((line) => tokenise(line ?? '').map(({ word }) => word)));
  return (text) => {
    const word = fold(text);
    if (lettering.has(word)) return true;
    if (plate && isToldOn(plate.topic, word)) return true;
    if (isActWord(spec, word)) return true;
    if (hasFace && (isEmotionWord(word) || isOfAppearance(word))) return true;
    return style === 'pop_art' && (SERIES_WORDS.has(word) || POP_WORDS.has(word));
  };
}
