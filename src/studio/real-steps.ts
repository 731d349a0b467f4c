// The steps a worker loads for customers' pictures; see StudioSteps.
import type { Brief } from './brief.ts';
import type { DrawnPicture } from './film.ts';
import type { UnderstandInput } from './workers/jobs.ts';
import type { SceneSpec } from './scene-spec.ts';

export { compose } from './compose/compose.ts';
export { applyStyle } from './styles/apply-style.ts';
export { paintLayers } from './textures/paint-layers.ts';

// The vocabulary and the press are large: only the worker that reads or draws pays for them.

export async function understandPrompt(input: UnderstandInput): Promise<SceneSpec> {
  const { understand } = await import('./lexicon/understand.ts');
  return understand(input.prompt, { style: input.styleId, size: input.sizeId });
}

export async function drawPicture(brief: Brief): Promise<DrawnPicture> {
  const { drawPicture: draw } = await import('./litho/draw-picture.ts');
  return draw(brief);
}
