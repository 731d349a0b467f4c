import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Season } from '#studio/scene/surroundings.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { Scene } from '#studio/people/acting/act-scene.ts';
import type { Looks } from '#studio/people/dress/looks.ts';

export interface Member {
  figure: AskedFigure;
  index: number;
  of: number;
  /** Which of its own kind, where others stand beside them. */
  own: number;
}

/** How an act is best seen. */
export interface Framing {
  /** Height at which the frame's lower edge cuts the figure, in metres. */
  cut: number;
  /** Height of what must be in the frame. */
  tall?: number;
  /** Metres before the figure that belong to the picture. */
  ahead?: number;
  /** Turn of a photographed figure: π/2 is the profile, more hides the face. */
  facing?: number;
  pitch?: number;
  /** Metres between neighbours. */
  apart?: number;
  /** Metres of each from the middle, where not all are equally far apart. */
  places?: readonly number[];
  /** One of them works at a vine. */
  hasVine?: boolean;
  /** Further metres that the outer ones need. */
  aside?: number;
}

export interface Ground {
  isOutdoors: boolean;
  hasVines: boolean;
  /** Where the table hides them, 0..1 from the top. */
  table: number;
  /** Middle of what the heroes leave free. */
  free: number;
  aspect: number;
  wine: Rgb;
  /** Glass and foil of its bottle, unless they are dark. */
  bottle?: { bottle: Rgb; foil: Rgb };
  looks: Looks;
  /** The picture is about them: no table stands before them. */
  isSubject?: boolean;
  /** Seen whole, in their surroundings. */
  isFar?: boolean;
  /** One distance for people who do different things. */
  together?: Framing;
  /** Which of them the others listen to. */
  speaker?: number;
  /** A close-up. */
  isNear?: boolean;
  isFromBehind?: boolean;
  /** Asked for from the side. */
  isInProfile?: boolean;
  /** The sun goes down before whoever looks on. */
  isAtSunset?: boolean;
  /** Dressed as in an old master. */
  isPeriod?: boolean;
  /** A painter may show faces. */
  isPainted?: boolean;
  /** What they drink from, hold and stand among. */
  scene: Scene;
  season: Season;
  hasPaleGrapes: boolean;
  /** Where on the rail of clothes the first of them begins. */
  rail: number;
  /** Metres beside them that animals take. */
  beasts?: number;
  /** Nobody but children: the frame is theirs. */
  areChildren?: boolean;
}
