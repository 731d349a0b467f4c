import { fold } from '#studio/lexicon/matching/normalise.ts';
import { canBeWet } from '#studio/props/making/surface-finish.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Surface } from '#studio/scene/surroundings.ts';

const REFLECTED =
  /\b(?:reflect(?:ed|ions?|ing|s)|mirrored|refle(?:ts?|te|tee|tees|tant)|rifless[oaie]|riflett(?:e|ono)|reflej(?:os?|ad[oa]s?|a|an)|spiegelung\w*|spiegelt|gespiegelt|spiegelnde\w*)\b/;
/** What lies elsewhere than on the table keeps its own image. */
const ELSEWHERE =
  /\b(?:reflect\w*|mirrored|reflet\w*|rifless\w*|riflett\w*|reflej\w*|spiegel\w*)(?: sich| himself| herself)? (?:in|on|of|off|from|dans|sur|de|nel|nella|nell|sul|su|en|im|in der|auf)(?: the| a| an| his| her| its| le| la| l| un| une| el| dem| der| einem)?(?: \w+)? (?:glass|glasses|wine|window|windows|bottle|mirror|eyes?|sunglasses|lake|river|sea|pond|pool|verre|fenetre|lac|vetro|finestra|lago|mare|fiume|copa|ventana|mar|rio|glas|fenster|see|fluss|meer)\b/;

/** 'A bottle reflected on the table', 'with its reflection': the table mirrors what stands on it. */
export const asksForReflection = ({ prompt }: SceneSpec): boolean => {
  const said = fold(prompt);
  return REFLECTED.test(said) && !ELSEWHERE.test(said);
};

/** Whether this table shows images of what stands on it. */
export const isMirror = (spec: SceneSpec, surface: Surface): boolean =>
  MIRRORS.has(surface) ||
  (canBeWet(surface) && (spec.isSurfaceWet === true || asksForReflection(spec)));
const MIRRORS = new Set<Surface>(['glass', 'water']);
