import type {
  Climber,
  EstateKind,
  Landscape,
  Season,
  Weather,
} from '#studio/scene/surroundings.ts';
import type { Chimney } from '#studio/places/chimney-of.ts';
import type { HouseLook } from '#studio/places/asked-house.ts';
import type { SkyId } from './sky/sky-palettes.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** A few stars beside the moon, a sky full of them, or the Milky Way across it. */
export type Stars = 'few' | 'many' | 'milky_way';

/** Everything the landscape painter needs, as plain data. */
export interface LandscapeSpec {
  width: number;
  height: number;
  terrain: Landscape;
  season: Season;
  sky: SkyId;
  weather: Weather;
  /** Height of the horizon, 0 at the top edge. */
  horizon: number;
  /** Where the sun stands, in frame widths from the left; outside 0..1 it lights from the side. */
  sunX: number;
  /** Height of the sun above the horizon in frame heights. */
  sunElevation: number;
  /** Height of the eye above the ground in metres. */
  eyeMetres: number;
  /** Angle of the near rows to the line of sight. */
  rowAngle: number;
  /** How strongly the near rows curve. */
  rowBend: number;
  relief: number;
  hasRows: boolean;
  estate: EstateKind | null;
  trees: number;
  /** Of those that were asked for by number. */
  askedTrees?: number;
  /** What the one that was asked for bears, as designers write its colour. */
  treeBears?: { kind: string; petals?: string; fruit?: string };
  seed: number;
  /** What this land is known by. */
  marks?: readonly PaintedMark[];
  /** Where the land differs from its kind. */
  change?: Partial<TerrainShape>;
  /** How many times farther the eye reaches than the sky's haze would let it. */
  clarity?: number;
  /** Middle of what the heroes leave free, 0..1 across the frame. */
  free?: number;
  /** The house was asked for: it stands near and in the open. */
  isHouseAsked?: boolean;
  /** Said of the house: it has a chimney that is seen, with smoke or without. */
  chimney?: Chimney;
  roof?: HouseLook['roof'];
  wall?: HouseLook['wall'];
  /** The house, church or village was said to be small, or far away. */
  isSmall?: boolean;
  isFar?: boolean;
  /** Animals, vehicles and landmarks that were asked for. */
  guests?: readonly AskedGuest[];
  /** Colour that the leaves of the vines were said to have turned. */
  leaves?: string;
  /** Colour of the flowers that grow between the rows, where some were asked for. */
  laneFlowers?: string;
  /** A sky full of them was asked for, or the Milky Way. */
  stars?: Exclude<Stars, 'few'>;
  /** The sun or the moon was said to be so many times wider than it is. */
  disc?: number;
  /** Frost candles burn in the lanes. */
  hasFires?: boolean;
  /** What grows up the house. */
  climber?: Climber;
  /** Metres before us where nothing is planted: animals stand there. */
  clearing?: number;
  /** A table hides the near ground. */
  hasTable?: boolean;
  /** What is set up on the lawn before the vines or the trees. */
  yard?: Yard;
  /** The houses of a lane are half-timbered. */
  isTimbered?: boolean;
  /** People stand before the land. */
  hasPeople?: boolean;
  /** Animals stand between the rows: a lane runs straight ahead of us. */
  isLaneAhead?: boolean;
  /** Something before us stands under the tree that was asked for: it is near, and its crown is over us. */
  isUnderTree?: boolean;
}

/** Pixel geometry and light shared by all painters of one landscape. */
export interface Projection {
  width: number;
  height: number;
  focal: number;
  horizonY: number;
  sunPx: number;
  sunPy: number;
  /** Unit vector towards the sun; z looks away from the camera. */
  toSun: readonly [number, number, number];
  eyeY: number;
}

/** A lawn that is set up for a wedding, or that has a pool; a street between its houses. */
export type Yard = 'wedding' | 'pool' | 'lane';

/** What a landscape shows besides its vines. */
export interface LandView {
  terrain?: Landscape;
  yard?: Yard;
  estate?: EstateKind;
  hasRows?: boolean;
  marks?: readonly PaintedMark[];
  /** Where the land differs from its kind. */
  change?: Partial<TerrainShape>;
  /** Height of the eye in metres, where the land is seen from above. */
  eye?: number;
  /** Share of the frame above the horizon. */
  horizon?: number;
  /** How far the eye reaches, against the sky's own haze. */
  clarity?: number;
  skies?: readonly SkyId[];
}

/** Landmarks that are painted into a landscape. */
export type PaintedMark =
  | 'white_village'
  | 'village'
  | 'cypress_road'
  | 'tree_road'
  | 'orchard'
  | 'blossom_orchard'
  | 'olive_orchard'
  | 'olive_tree'
  | 'church'
  | 'pergola'
  | 'wisteria'
  | 'balustrade'
  | 'lake'
  | 'boats'
  | 'oak'
  | 'chapel'
  | 'shore'
  | 'bank'
  | 'cypresses'
  | 'fireworks'
  | 'rainbow'
  | 'lightning';

/** The shape of one kind of land, and what grows on it. */
export interface TerrainShape {
  /** Fall of the near slope in metres. */
  nearDrop: number;
  hillStart: number;
  hillAmplitude: number;
  /** The far side of the valley, rising again. */
  farRise: number;
  terraceStep: number;
  /** Width of the river at the foot of the slope, 0 for none. */
  river: number;
  mountains: number;
  snowLine: number;
  isSeaBehind: boolean;
  /** Height of a hill of its own, under the village that was said to stand on one. */
  knoll?: number;
  rowSpacing: number;
  canopyHeight: number;
  soil: string | null;
  crop: 'vines' | 'bush' | 'lavender';
  /** Vines beside the lavender: half of the rows and plots are theirs. */
  hasVines?: boolean;
  /** A winding river between slopes, instead of fields that roll away. */
  valley?: { bend: number; period: number; width: number; slope: number; height: number };
  /** A pale road that winds up to the horizon. */
  hasRoad?: boolean;
  /** It runs straight to the house. */
  isDriveway?: boolean;
  /** It was said to wind: its bends are wide. */
  isWinding?: boolean;
  grass?: string;
}

/** An animal, a vehicle or a building that was asked for. */
export interface AskedGuest {
  thing: ThingId;
  count: number | null;
  /** Of its body, where one was said. */
  colour?: string;
  /** 'Balloons': more than one, not counted. */
  isSeveral?: boolean;
  /** Nobody is at its wheel. */
  isParked?: boolean;
  /** Grapes, of a trailer that is full of them. */
  isLoaded?: boolean;
}
