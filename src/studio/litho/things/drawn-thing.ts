import type { Random } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Fill } from '#studio/things/asked-thing.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';

/** Where a thing stands and how tall it is drawn. */
export interface Standing {
  /** Middle of its foot. */
  base: Point;
  heightPx: number;
}

/** Everything that changes how one piece looks. */
export interface DrawnLook {
  random: Random;
  lightSide: 1 | -1;
  /** The colour that was asked for. */
  colour: string | null;
  fill: Fill | null;
  states: readonly string[];
  /** As the customer wrote it. */
  word?: string;
  wine: WineColour;
  /** Of several people each picture begins with another. */
  turn?: number;
  /** In the air nothing casts a shadow below. */
  isAloft: boolean;
  /** Edges of clear glass: pale on dark grounds, dark on paper. */
  line: string;
  spec: SceneSpec;
  /** Draws what somebody holds. */
  maker: (thing: ThingId) => DrawnThing | null;
}

/** How posters, pop prints and plates draw one thing. */
export interface DrawnThing {
  /** Width by height. */
  aspect: number;
  /** Height beside a bottle's, which is 1. */
  height: number;
  draw: Draw;
  /** Where an animal's mouth is, from the middle of its foot, as shares of its height. */
  mouth?: readonly [number, number];
  /** A half figure that turns to its side: two of them look at each other. */
  isTurned?: boolean;
  /** What is open above: its mouth, and the wall that is drawn again before what lies in it. */
  holds?: { mouth: Mouth; front: Draw };
}

type Draw = (press: LithoPress, standing: Standing, look: DrawnLook) => void;

export interface Mouth {
  /** Edge of the front wall, from the top, as a share of the height. */
  rim: number;
  /** Inner width, as a share of the whole. */
  width: number;
  /** Where tall things stand, from the foot up. */
  floor: number;
  /** How far it lies from the middle, as a share of the width. */
  aside?: number;
}
