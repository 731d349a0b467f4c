import type { OwnLabel } from '#studio/labels/label-spec.ts';
import type { BottleGlass, BottleShape, Closure, WineColour } from '#studio/scene/wine.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** A customer's own bottle: it takes the place of the one that the prompt would get. */
export interface OwnWine {
  name: string;
  colour: WineColour;
  bottle: BottleShape;
  glass: BottleGlass;
  closure: Closure;
  capsule: { colour: Vec3; finish: 'matt' | 'gloss' | 'foil' };
  /** Share of the height that is filled. */
  fill: number;
  /** Radians about its own axis; 0 shows the front label square to the camera. */
  turn: number;
  labels: { front: OwnLabel; back: OwnLabel | null; neck: OwnLabel | null };
}
