import { isNightFeast } from '#studio/compose/feasts.ts';
import { isLaidFlat } from '#studio/packshot/ground-of.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { placeOf } from '#studio/places/place-of.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import { liesOpen } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Lighting, TimeOfDay } from '#studio/scene/surroundings.ts';
import type { DecorId, LightId, RoomMood } from '#studio/compose/direction.ts';
import { lightSideOf } from './asked-side.ts';
import { asksForWallShadow } from '#studio/compose/setting/shadow-wall.ts';

/** Words that ask for a light no room has by itself. */
const BY_WORD: Partial<Record<Lighting, LightId>> = {
  backlit: 'backlit',
  silhouette: 'contour',
  rim: 'rim',
  neon: 'neon',
  hard: 'hard',
  dappled: 'hard',
  dramatic: 'chiaroscuro',
};
const LOW_SUN: readonly (TimeOfDay | null)[] = ['golden_hour', 'sunset', 'dawn'];

/** A light that was asked for by its word, in any style that has no light of its own. */
function askedLight(spec: SceneSpec, decor: DecorId): LightId | null {
  if (isStudioStyle(spec.style)) return null;
  const named = spec.lighting && BY_WORD[spec.lighting];
  if (named) return named;
  const isRoom = decor === 'place' || decor === 'restaurant' || decor === 'bar';
  return isRoom && spec.lighting !== 'candle' && LOW_SUN.includes(spec.time) ? 'golden' : null;
}

/** The style owns the light; the prompt may ask for another, or for the side that daylight comes from. */
export function chooseLight(spec: SceneSpec, decor: DecorId): LightId {
  const light = usualLight(spec, decor);
  return lightSideOf(spec) !== null && SOFT.has(light) ? 'side' : light;
}

/** So even that nobody could tell where it comes from. */
const SOFT: ReadonlySet<LightId> = new Set<LightId>(['window', 'day']);

function usualLight(spec: SceneSpec, decor: DecorId): LightId {
  if (decor === 'cellar' || decor === 'hall') return 'cellar';
  if (decor === 'landscape')
    return spec.weather === 'cloudy' || spec.weather === 'rain' || spec.weather === 'snow'
      ? 'overcast'
      : 'sun';
  if (decor === 'sweep' && asksForWallShadow(spec)) return 'hard';
  const asked = askedLight(spec, decor);
  if (asked) return asked;
  // Paper is as bright as its colour.
  if (isLaidFlat(spec)) return 'high_key';
  const place = placeOf(spec);
  if (decor === 'place' && place && !isStudioStyle(spec.style))
    return PLACE_DECORS[place].light[isEvening(spec) ? 'evening' : 'day'];
  // Lamplight would turn any named ground brown.
  const isGrounded = place === 'colour_ground' || place === 'white_ground';
  if (spec.style === 'classical_heritage') return isGrounded ? 'window' : 'chiaroscuro';
  if (spec.style === 'pastel' || spec.style === 'education') return 'high_key';
  if (spec.lighting === 'candle') return 'candle';
  if (spec.style === 'gastro' || decor === 'tabletop') {
    if (spec.style === 'gastro' && spec.moods.includes('moody')) return 'chiaroscuro';
    // 'Evening light' in a dining room is that of its candles.
    if (decor === 'restaurant' && isDark(spec)) return 'candle';
    return spec.style === 'cinematic' && isEvening(spec) ? 'candle' : 'window';
  }
  if (spec.lighting === 'warm' && decor === 'sweep') return 'lamps';
  if (spec.lighting === 'daylight' || spec.lighting === 'soft') return 'window';
  if (decor === 'restaurant')
    return isEvening(spec) || (spec.subjects.includes('pairing') && !DAY_MEAL.test(spec.prompt))
      ? 'candle'
      : 'window';
  // The graze from behind that draws a bottle on slate would burn a white table out.
  if (decor === 'sweep') return isPale(spec) ? 'window' : isByDay(spec) ? 'day' : 'strip';
  return 'lamps';
}

/** Nobody lights candles at brunch. */
const DAY_MEAL =
  /\b(?:brunch|breakfast|lunch|luncheon|afternoon tea|petit[- ]d[ée]jeuner|d[ée]jeuner|colazione|pranzo|desayuno|almuerzo|fr[üu]hst[üu]ck|mittagessen)/iu;

/** Where nothing asks for the dark, a thing without a place stands in daylight. */
const isByDay = (spec: SceneSpec): boolean =>
  spec.style === 'cinematic' &&
  placeOf(spec) === null &&
  spec.lighting === null &&
  spec.colours.length === 0 &&
  spec.surface !== 'slate' &&
  spec.surface !== 'dark_marble' &&
  !isEvening(spec) &&
  !spec.moods.includes('dramatic');

const isPale = ({ surface, surfaceColour }: SceneSpec): boolean =>
  surface === 'marble' || (surface === 'linen' && surfaceColour === null);

/** Styles whose light is their handwriting, wherever the picture is taken. */
const isStudioStyle = (style: StyleId): boolean =>
  style === 'classical_heritage' || style === 'education';

const isDark = (spec: SceneSpec): boolean =>
  spec.time === 'night' || spec.time === 'dusk' || isNightFeast(spec);

const isEvening = (spec: SceneSpec): boolean =>
  spec.time === 'night' ||
  spec.time === 'dusk' ||
  spec.time === 'sunset' ||
  spec.lighting === 'candle' ||
  spec.lighting === 'warm' ||
  spec.lighting === 'dramatic' ||
  isNightFeast(spec) ||
  spec.moods.includes('romantic') ||
  spec.moods.includes('moody');

export function chooseRoomMood(spec: SceneSpec, decor: DecorId, light: LightId): RoomMood {
  if (spec.lighting === 'neon') return 'neon';
  const place = placeOf(spec);
  if ((decor === 'place' || decor === 'landscape') && place)
    return PLACE_DECORS[place].room[isEvening(spec) || isLampLit(place, light) ? 'evening' : 'day'];
  if (BY_DAY.includes(light)) return 'daylight';
  return light === 'candle' ? 'candle' : 'amber';
}

/** Under a low sun a room is dim; a garden is not lit by its lanterns yet. */
const isLampLit = (place: PlaceId, light: LightId): boolean =>
  light === 'golden' && !liesOpen(place);

const BY_DAY: readonly LightId[] = [
  'window',
  'day',
  'side',
  'high_key',
  'hard',
  'backlit',
  'contour',
];
