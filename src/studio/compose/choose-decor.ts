import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { Random } from '#studio/random.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { asksForSky, placeOf } from '#studio/places/place-of.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import { asksForOpenAir, needsFloor } from './choose-floor.ts';
import { isLavenderLand } from './things/lavender-land.ts';
import { askedThings, guestsOf } from './things/asked-things.ts';
import type { Archetype, LightId, RoomMood, DecorId } from './direction.ts';

const BY_SUBJECT: Partial<Record<Subject, DecorId>> = {
  vineyard: 'landscape',
  estate: 'landscape',
  harvest: 'landscape',
  grapes: 'landscape',
  wine_bar: 'bar',
  restaurant: 'restaurant',
  pairing: 'restaurant',
  tasting_row: 'restaurant',
  tasting_table: 'restaurant',
  festival: 'festival',
};

const BY_STYLE: Readonly<Record<StyleId, readonly DecorId[]>> = {
  cinematic: ['sweep'],
  illustration_poster: ['sweep'],
  education: ['sweep'],
  gastro: ['restaurant'],
  classical_heritage: ['sweep'],
  pop_art: ['sweep'],
  pastel: ['sweep'],
  meme_style: ['restaurant', 'bar'],
};

/** Where the picture is taken. */
export function chooseDecor(spec: SceneSpec, archetype: Archetype, random: Random): DecorId {
  const place = placeOf(spec);
  const named = place ? PLACE_DECORS[place].decor : null;
  if (archetype === 'overhead' || (archetype === 'asked' && spec.camera.angle === 'overhead'))
    return 'tabletop';
  // Stairs are painted, and so is their vault.
  if (named === 'cellar' && spec.things.some(({ thing }) => thing === 'stairs')) return 'place';
  if (archetype === 'cellar') return 'cellar';
  // What stands on the floor stands before the painted vault: the built one begins a barrel lower.
  if (named === 'cellar' && archetype === 'asked' && needsFloor(spec) && !isBarrelTop(spec))
    return 'place';
  if (archetype === 'wide_landscape' || archetype === 'harvest_crate') return 'landscape';
  if (!named && (guestsOf(spec).length > 0 || asksForOpenAir(spec) || isLavenderLand(spec)))
    return 'landscape';
  if (!named && (spec.surface === 'grass' || spec.surface === 'sand')) return 'landscape';
  if (!named && asksForSky(spec) && !isIndoors(spec)) return 'landscape';
  if (archetype === 'pour' && spec.people !== false && !named) return 'sommelier';
  // Grapes in a hand were picked a moment ago.
  if (archetype === 'toast' && !named && spec.subjects.includes('grapes')) return 'landscape';
  if (archetype === 'toast' && !named)
    return random.pick<DecorId>(['festival', 'bar', 'restaurant']);
  // The built vault has no painted wall for people to stand before.
  if (named === 'cellar' && figuresOf(spec).some(({ part }) => part !== 'hands')) return 'place';
  if (named) return named;
  const chosen = bySubject(spec, archetype) ?? random.pick(BY_STYLE[spec.style]);
  // Old masters set their tables before a dark wall, not a bright dining room.
  if (spec.style === 'classical_heritage' && chosen === 'restaurant') return 'sweep';
  return chosen;
}

/** One barrel that bears everything else is the table of the built cellar. */
const isBarrelTop = (spec: SceneSpec): boolean =>
  askedThings(spec).every(({ thing, relation }) => thing === 'barrel' || relation?.kind === 'on');

/** At night, bars and tables are lit from within; every other hour wants its sky. */
const isIndoors = (spec: SceneSpec): boolean =>
  spec.lighting === 'candle' ||
  (spec.weather === null && spec.time === 'night' && bySubject(spec, 'asked') !== undefined);

function bySubject(spec: SceneSpec, archetype: Archetype): DecorId | undefined {
  // Grapes hang in the vineyard; beside a bottle they lie on its table.
  const isPlace = (s: Subject): boolean => s !== 'grapes' || archetype === 'grape_macro';
  const subject = spec.subjects.find((s) => BY_SUBJECT[s] !== undefined && isPlace(s));
  return subject && BY_SUBJECT[subject];
}

/** The style owns the light; the prompt may ask for another. */
export function chooseLight(spec: SceneSpec, decor: DecorId): LightId {
  if (decor === 'cellar') return 'cellar';
  if (decor === 'landscape')
    return spec.weather === 'cloudy' || spec.weather === 'rain' || spec.weather === 'snow'
      ? 'overcast'
      : 'sun';
  const place = placeOf(spec);
  if (decor === 'place' && place && !isStudioStyle(spec.style))
    return PLACE_DECORS[place].light[isEvening(spec) ? 'evening' : 'day'];
  if (spec.style === 'classical_heritage') return 'chiaroscuro';
  if (spec.style === 'pastel' || spec.style === 'education') return 'high_key';
  if (spec.lighting === 'candle') return 'candle';
  if (spec.style === 'gastro' || decor === 'tabletop')
    return spec.style === 'cinematic' && isEvening(spec) ? 'candle' : 'window';
  if (spec.lighting === 'daylight' || spec.lighting === 'soft') return 'window';
  if (decor === 'restaurant')
    return isEvening(spec) || spec.subjects.includes('pairing') ? 'candle' : 'window';
  // The graze from behind that draws a bottle on slate would burn a white table out.
  if (decor === 'sweep') return isPale(spec) ? 'window' : isByDay(spec) ? 'day' : 'strip';
  return 'lamps';
}

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

const isEvening = (spec: SceneSpec): boolean =>
  spec.time === 'night' ||
  spec.time === 'dusk' ||
  spec.time === 'sunset' ||
  spec.lighting === 'candle' ||
  spec.lighting === 'warm' ||
  spec.moods.includes('romantic') ||
  spec.moods.includes('moody');

export function chooseRoomMood(spec: SceneSpec, decor: DecorId, light: LightId): RoomMood {
  if (spec.lighting === 'neon') return 'neon';
  const place = placeOf(spec);
  if (decor === 'place' && place)
    return PLACE_DECORS[place].room[isEvening(spec) ? 'evening' : 'day'];
  if (light === 'window' || light === 'day' || light === 'high_key') return 'daylight';
  return light === 'candle' ? 'candle' : 'amber';
}
