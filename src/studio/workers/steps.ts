import type { ApplyStyle, Compose, DrawPicture, PaintLayers } from '#studio/brief.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { UnderstandInput } from './jobs.ts';

/** The steps of a picture that a worker loads by name, so that tests can put a small scene in their place. */
export interface StudioSteps {
  understandPrompt: (input: UnderstandInput) => SceneSpec | Promise<SceneSpec>;
  compose: Compose;
  paintLayers: PaintLayers;
  drawPicture: DrawPicture;
  applyStyle: ApplyStyle;
}
