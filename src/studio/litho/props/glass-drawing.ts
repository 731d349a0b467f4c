import type { GlassShape, WineColour } from '#studio/scene/wine.ts';
import type { Random } from '#studio/random.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { GlassProfile } from './glass-profiles.ts';

export interface GlassOptions {
  /** Its name where it is no ordinary one: a magnum, a flute. */
  thing?: ThingId;
  /** Middle of the foot. */
  base: Point;
  heightPx: number;
  shape: GlassShape;
  /** Its own outline, where no scene has that glass. */
  profile?: GlassProfile;
  wine: WineColour;
  /** What is in it, where it is no wine's colour. */
  ink?: string;
  random: Random;
  /** Colour of glass edges and highlights. */
  line?: string;
  /** Colour of the reflections, where it is not the line's. */
  highlight?: string;
  fill?: number;
  /** Leaning to the right, in radians. */
  tilt?: number;
  /** The side the light comes from. */
  lightSide?: 1 | -1;
}

export interface GlassDrawing {
  press: LithoPress;
  options: GlassOptions;
  profile: GlassProfile;
  scale: number;
  line: string;
  /** Centimetres from the axis and above the table, to pixels. */
  at: (x: number, y: number) => Point;
}
