import type { SceneSpec } from '#studio/scene-spec.ts';
import { fold, tokenise } from './normalise.ts';
import { isToldOn } from './words/plate-topics.ts';
import { SERIES_WORDS } from './words/series.ts';

type Printed = Pick<SceneSpec, 'texts' | 'meme' | 'plate' | 'style'>;

/** Whether a word stands in the picture as lettering, or only names the sheet: it is not missing. */
export function isPrinted(spec: Printed): (word: string) => boolean {
  const { texts, meme, plate, style } = spec;
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
    return style === 'pop_art' && SERIES_WORDS.has(word);
  };
}
