import type { Proof } from '#studio/accounting/proof.ts';
import type { LandView } from '#studio/landscape/landscape-spec.ts';
import { skiesFor } from '#studio/landscape/sky/sky-palettes.ts';
import type { SkyId } from '#studio/landscape/sky/sky-palettes.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { isRoom } from '#studio/places/outside-room.ts';
import { placeOf } from '#studio/places/place-of.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { Random } from '#studio/random.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Lighting } from '#studio/scene/surroundings.ts';

/** The sky over the land: by what is said of it, of its weather, hour and light; else one of those that the land has. */
export function skyOf(spec: SceneSpec, view: LandView, random: Random): SkyId {
  if (BLUE_HOUR.test(fold(spec.prompt))) return 'blue';
  const dramatic = dramaticSky(spec);
  if (dramatic) return dramatic;
  if (FALLING.has(spec.weather) && asksFor(spec, 'trait:weather:storm', 'trait:sky:storm'))
    return 'storm';
  // Fog lies over snow, too.
  if (isWhite(spec) && asksFor(spec, 'trait:weather:mist')) return 'misty';
  // 'A snowy vineyard on a sunny morning': it has fallen, and the sky is blue.
  if (spec.weather === 'snow' && asksFor(spec, 'trait:sky:day') && !AFTER_SUN.has(spec.time))
    return spec.time === 'morning' ? 'morning' : 'day';
  if (spec.weather === 'clear' && !spec.time) return 'day';
  // By day no lamp is seen behind a pane.
  if ((!spec.time || spec.time === 'dusk') && asksForLitWindows(spec)) return 'blue';
  // A bow stands in a blue sky after the rain, never against the sun.
  if (!spec.time && spec.things.some(({ thing }) => thing === 'rainbow')) return 'day';
  // Whoever dines by candles has the evening behind the panes.
  if (!spec.time && !spec.weather && spec.lighting === 'candle' && isWithin(placeOf(spec)))
    return random.pick<SkyId>(['blue', 'night']);
  const lit = spec.time || spec.weather ? undefined : LIT_BY[spec.lighting ?? 'soft'];
  if (lit) return random.pick(lit);
  // Against the light the sun of a morning stands low.
  if (AGAINST_LIGHT.has(spec.lighting) && spec.time === 'morning' && !spec.weather) return 'golden';
  if (spec.time || spec.weather) return random.pick(skiesFor(spec.time, spec.weather));
  // Under a red sky green leaves look turned.
  const isGreen = spec.season === 'summer' || spec.season === 'spring';
  const fresh = (view.skies ?? GREEN_SKIES).filter((sky) => GREEN_SKIES.includes(sky));
  if (isGreen && fresh.length > 0) return random.pick(fresh);
  if (view.skies) return random.pick(view.skies);
  switch (spec.style) {
    case 'gastro':
    case 'meme_style':
      return random.pick<SkyId>(['morning', 'day', 'golden']);
    case 'pastel':
      return random.pick<SkyId>(['dawn', 'dawn', 'morning']);
    case 'classical_heritage':
      return random.pick<SkyId>(['golden', 'storm', 'morning']);
    default:
      return random.pick(skiesFor(null, null));
  }
}

const FALLING: ReadonlySet<SceneSpec['weather']> = new Set<SceneSpec['weather']>(['rain', 'storm']);

const isWithin = (place: PlaceId | null): boolean => place === 'window' || isRoom(place);

const AFTER_SUN: ReadonlySet<SceneSpec['time']> = new Set<SceneSpec['time']>([
  'sunset',
  'dusk',
  'night',
]);

const GREEN_SKIES: readonly SkyId[] = ['day', 'morning', 'golden', 'day'];

/** The hour that gives a light which was asked for. */
const LIT_BY: Partial<Record<Lighting, readonly SkyId[]>> = {
  backlit: ['golden', 'sunset'],
  silhouette: ['sunset', 'ember'],
  rim: ['golden', 'sunset'],
  dramatic: ['ember', 'storm'],
  hard: ['day'],
  dappled: ['day'],
};

const AGAINST_LIGHT: ReadonlySet<Lighting | null> = new Set<Lighting | null>(['backlit', 'rim']);

const isWhite = ({ weather }: SceneSpec): boolean => weather === 'snow' || weather === 'frost';

/** Heavy clouds; at the end of the day they glow. */
function dramaticSky(spec: SceneSpec): SkyId | null {
  if (!asksFor(spec, 'trait:sky:storm', 'trait:sky:ember')) return null;
  if (spec.time === null) return 'storm';
  return AT_DUSK.has(spec.time) ? 'ember' : null;
}
const AT_DUSK: ReadonlySet<string> = new Set(['sunset', 'golden_hour', 'dusk']);

const asksForLitWindows = (spec: SceneSpec): boolean => asksFor(spec, 'trait:windows:lit');

/** One of the words is proved by any of these. */
const asksFor = ({ words }: SceneSpec, ...wanted: readonly Proof[]): boolean =>
  words.some(
    ({ proofs, isRefused }) => !isRefused && wanted.every((proof) => proofs.includes(proof)),
  );

const BLUE_HOUR = /\b(?:blue hour|heure bleue|ora blu|hora azul|blauen? stunde)\b/;
