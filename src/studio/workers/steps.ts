import type {
  ApplyStyle,
  Compose,
  DrawPicture,
  PaintLayers,
  PaintRoom,
  StandPeople,
} from '#studio/brief.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Chamber, Rehearsed, UnderstandInput } from './jobs.ts';

/** The steps of a picture that a worker loads by name, so that tests can put a small scene in their place. */
export interface StudioSteps {
  /** Loads a chamber ahead of its first use. */
  prepare?: (chamber: Chamber) => Promise<void>;
  /** Reads, or reads and prints, something small that nobody gets to see. */
  rehearse?: (part: Rehearsed) => Promise<void>;
  understandPrompt: Step<(input: UnderstandInput) => SceneSpec>;
  compose: Step<Compose>;
  paintLayers: Step<PaintLayers>;
  /** For backdrops with people in them. */
  paintRoom: Step<PaintRoom>;
  standPeople: Step<StandPeople>;
  drawPicture: DrawPicture;
  applyStyle: Step<ApplyStyle>;
}

/** At once, or after its code was loaded. */
type Step<Work extends (input: never) => unknown> = (
  input: Parameters<Work>[0],
) => ReturnType<Work> | Promise<ReturnType<Work>>;
