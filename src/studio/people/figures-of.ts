import { fold } from '#studio/lexicon/normalise.ts';
import type { AskedFigure, SceneSpec } from '#studio/scene-spec.ts';

/** Who is asked for, in a portrait if the prompt speaks of one; 'a portrait of a sommelier' is one person. */
export function figuresOf(spec: SceneSpec): readonly AskedFigure[] {
  if (spec.people === false) return [];
  if (!/\b(portrait|ritratto|retrato|portrat)\b/.test(fold(spec.prompt))) return spec.figures;
  const known = spec.figures.filter(({ role, who }) => role !== null || who !== 'person');
  const shown = known.length > 0 ? known : spec.figures;
  return shown.map((figure) =>
    figure.part === 'figure' ? { ...figure, part: 'portrait' } : figure,
  );
}
