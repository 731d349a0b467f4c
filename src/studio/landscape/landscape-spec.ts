import type { EstateKind, Landscape, Season, Weather } from '#studio/scene-spec.ts';
import type { AskedGuest } from './landmarks/guests.ts';
import type { LandMark } from '#studio/places/place-decors.ts';
import type { HouseLook } from '#studio/places/asked-house.ts';
import type { SkyId } from './sky-palettes.ts';
import type { TerrainShape } from './terrain.ts';

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
  seed: number;
  /** What this land is known by. */
  marks?: readonly LandMark[];
  /** Where the land differs from its kind. */
  change?: Partial<TerrainShape>;
  /** How many times farther the eye reaches than the sky's haze would let it. */
  clarity?: number;
  /** Middle of what the heroes leave free, 0..1 across the frame. */
  free?: number;
  /** The house was asked for: it stands near and in the open. */
  isHouseAsked?: boolean;
  roof?: HouseLook['roof'];
  wall?: HouseLook['wall'];
  /** Animals, vehicles and landmarks that were asked for. */
  guests?: readonly AskedGuest[];
  /** A table hides the near ground. */
  hasTable?: boolean;
}

/** Pixel geometry and light shared by all painters of one landscape. */
export interface View {
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
