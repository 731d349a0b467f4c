// The steps a worker loads for customers' pictures; see StudioSteps.
import { understand } from './lexicon/understand.ts';
import type { UnderstandInput } from './workers/jobs.ts';
import type { SceneSpec } from './scene-spec.ts';

export { compose } from './compose/compose.ts';
export { drawPicture } from './litho/draw-picture.ts';
export { applyStyle } from './styles/apply-style.ts';
export { paintLayers } from './textures/paint-layers.ts';

export function understandPrompt({ prompt, styleId, sizeId }: UnderstandInput): SceneSpec {
  return understand(prompt, { style: styleId, size: sizeId });
}
