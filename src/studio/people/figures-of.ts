import { fold } from '#studio/lexicon/matching/normalise.ts';
import { DRAWN_STYLES } from '#studio/litho/drawn-styles.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** Drawn as a thing of his own on posters; photographed and painted he is somebody in costume. */
export const SANTA = {
  count: 1,
  who: 'man',
  role: null,
  part: 'figure',
  action: null,
  said: 'santa claus',
} as const satisfies AskedFigure;

/** Who is asked for, in a portrait if the prompt speaks of one; 'a portrait of a sommelier' is one person. */
export function figuresOf(spec: SceneSpec): readonly AskedFigure[] {
  if (spec.people === false) return [];
  const isSanta =
    spec.things.some(({ thing }) => thing === 'santa') && !DRAWN_STYLES.includes(spec.style);
  const figures = isSanta ? [...wholePeople(spec), SANTA] : wholePeople(spec);
  if (!/\b(portrait|ritratto|retrato|portrat)\b/.test(fold(spec.prompt))) return figures;
  const known = figures.filter(({ role, who }) => role !== null || who !== 'person');
  const shown = known.length > 0 ? known : figures;
  return shown.map((figure) =>
    figure.part === 'figure' ? { ...figure, part: 'portrait' } : figure,
  );
}

export const HAND_IN_HAND =
  /\b(holding hands|hold hands|hand in hand|main dans la main|mano nella mano|de la mano)\b/;

/** Hands belong to whoever else is named: 'a couple holding hands' is a couple that walks. */
function wholePeople({ figures, prompt }: SceneSpec): readonly AskedFigure[] {
  if (!HAND_IN_HAND.test(fold(prompt))) return figures;
  const named = figures.filter(({ part, who }) => part !== 'hands' || who !== 'person');
  const walkers = named.length > 0 ? named : figures;
  return walkers.map((figure) => ({
    ...figure,
    ...(figure.who === 'person' && walkers.length === 1 && { who: 'couple' as const }),
    part: 'figure' as const,
    action: 'walking' as const,
  }));
}
