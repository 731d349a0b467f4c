import type { Placed } from '#studio/people/body/name-parts.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { scaleRgb } from '#studio/textures/colour.ts';
import { clamp } from '#studio/textures/noise.ts';
import { eachOf, normalize } from '#studio/vector.ts';
import type { PersonView } from './person-view.ts';
import type { RoomLight } from './room-light.ts';

type Lights = Pick<PersonView, 'key' | 'rim' | 'ambient' | 'isAgainstLight'>;

interface Lighting {
  light: RoomLight;
  aspect: number;
  /** One lamp aside and deep shade, as old masters have them. */
  isChiaroscuro: boolean;
  /** Photographed from near. */
  isFocused: boolean;
}

/** How the light of what was painted round somebody falls on them. */
export function lightsOn(person: Placed, lighting: Lighting): Lights {
  const { light, isChiaroscuro } = lighting;
  const mean = fillOf(light);
  const contre = contreOf(person);
  if (lighting.isFocused && contre >= CONTRE && contre < SILHOUETTED)
    return light.mean[1] < DARK ? lampLit(person, mean) : contreJour(person, mean, lighting);
  const { lightFrom } = person;
  // Nobody is modelled who is a silhouette.
  const isModelled = isChiaroscuro && contre < 1;
  // A silhouette has no more of an edge than whoever stands against the light.
  const behind = Math.min(1.2, contre);
  return {
    key: {
      from: normalize([
        lightFrom * (isModelled ? 1 : 0.85),
        0.5,
        ('beast' in person ? 0.7 : 0.36) - behind * 0.7,
      ]),
      light: scaleRgb(
        mean,
        (3.1 - contre * 1.2) * (isModelled ? 1.25 : isFurred(person) ? DIMMED : 1),
      ),
    },
    rim: {
      // The nearer the sun is to the middle behind them, the more of an edge it draws.
      from: normalize([-lightFrom * 0.7, 0.45, -0.4 - behind * 0.3]),
      light: scaleRgb(light.bright, contre > SILHOUETTED ? 0.9 : 1.1 + behind * 1.7),
    },
    ambient: scaleRgb(
      mean,
      isChiaroscuro ? (0.56 - contre * 0.18) * (isModelled ? 0.5 : 1) : fillAt(contre),
    ),
  };
}

/** From which on the light is behind somebody. */
const CONTRE = 0.8;
const SILHOUETTED = 2;
const BEAST_CONTRE = 0.4;

/** Fur that is lit as skin is would lose its colour. */
const isFurred = (person: Placed): boolean => 'beast' in person;
const DIMMED = 0.62;

/** An animal has no face to hide in the dark; one that is all shade is a lump, and one lit from before is no part of the picture. */
const contreOf = (person: Placed): number =>
  'beast' in person ? Math.min(BEAST_CONTRE, person.contre) : person.contre;

/** The sun, the window or the lamps of the picture stand behind them: an edge of light towards these, half shadow before. */
function contreJour(
  { at, metres, lightFrom, contre }: Placed,
  mean: Rgb,
  { light, aspect }: Lighting,
): Lights {
  const towards = clamp((light.from - at) * aspect * metres * 1.8, -1, 1);
  const side = Math.abs(towards) > 0.12 ? Math.sign(towards) : lightFrom;
  return {
    isAgainstLight: true,
    key: {
      from: normalize([side * Math.max(0.6, Math.abs(towards)), 0.42, -0.14]),
      light: scaleRgb(mean, 1.15),
    },
    rim: {
      from: normalize([towards * 0.8, 0.42, -0.62]),
      light: scaleRgb(light.bright, 2.4),
    },
    ambient: scaleRgb(mean, (contre > 1 ? FILL.sun : FILL.window) + byDay(light)),
  };
}

/** What ground and walls throw back on the shaded side: colours are told, a modelled face is not. */
const FILL = { sun: 0.3, window: 0.36 };

/** A bright day and white walls throw back more, or a face before them would be a black hole. */
const byDay = ({ mean }: RoomLight): number =>
  DAYLIT * clamp((mean[1] - DIM) / (BRIGHT - DIM), 0, 1);
const DAYLIT = 0.39;
const [DIM, BRIGHT] = [0.2, 0.5];

/** In a dark room one lamp aside, where the face is turned, and its shade before us; a second one behind draws the edge. */
function lampLit({ facing, lightFrom }: Placed, mean: Rgb): Lights {
  const side = Math.abs(facing) > 0.1 ? Math.sign(facing) : lightFrom;
  return {
    isAgainstLight: true,
    key: { from: normalize([side * 0.92, 0.46, -0.26]), light: scaleRgb(mean, 3.5) },
    rim: { from: normalize([-side * 0.75, 0.4, -0.55]), light: scaleRgb(mean, 3) },
    ambient: scaleRgb(mean, 0.62),
  };
}
/** A room as dark as this has no window to stand against. */
const DARK = 0.12;

/** Enough light to model by, however dim the room, and no more than white linen bears. */
export function fillOf({ mean }: RoomLight): Rgb {
  const lift = Math.max(0.24, Math.min(0.44, mean[1])) / Math.max(0.02, mean[1]);
  return paler(scaleRgb(mean, lift));
}

/** Ground and sky light up whoever stands against the sun; a silhouette has next to nothing of it. */
const fillAt = (contre: number): number =>
  contre > SILHOUETTED ? 0.56 - contre * 0.2 : 0.58 - contre * 0.1;

/** Light from all sides is paler than the walls that throw it. */
function paler(light: Rgb): Rgb {
  const grey = (light[0] + light[1] + light[2]) / 3;
  return eachOf(light, (part) => grey + (part - grey) * 0.55);
}
