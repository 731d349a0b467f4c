import { fold, plainText } from '#studio/lexicon/matching/normalise.ts';
import { COUNTRIES } from '#studio/lexicon/words/wine/regions.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import { placeOf } from '#studio/places/place-of.ts';
import { isRegionUnderSky } from '#studio/places/scenery/region-land.ts';
import { LANDMARK_WORDS } from '#studio/places/words/place-words.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { hasBarSeats } from '#studio/compose/decors/halls/bar-seats.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { hasHungHeroes, isOverhead } from '#studio/compose/things/events/overhead-things.ts';
import { isStockOf, namesShelves } from '#studio/compose/things/holders/on-shelves.ts';

/** A dish or a joke is about something that stands there; these may be about the place itself. */
const OF_PLACES: readonly SceneSpec['style'][] = ['cinematic', 'classical_heritage', 'pastel'];
/** Subjects that are places, and the pair that stands in where nothing was named. */
const PLACES_OR_DEFAULT: readonly Subject[] = [
  'bottle',
  'glass',
  'cellar',
  'barrels',
  'wine_bar',
  'restaurant',
  'vineyard',
  'estate',
];

/** 'Old vaulted cellar', 'cypress road in Tuscany': the place is the picture, and no bottle nobody asked for stands before it. */
export function isPlaceAlone(spec: SceneSpec): boolean {
  const place = placeOf(spec);
  if (place === null || PLACE_DECORS[place].decor === 'sweep') return false;
  const isNear = spec.camera.shot === 'close_up' || spec.camera.shot === 'macro';
  return (
    (OF_PLACES.includes(spec.style) || isNamedAlone(spec) || hasHungHeroes(spec)) &&
    !isNear &&
    (spec.camera.angle !== 'overhead' || isHall(place)) &&
    figuresOf(spec).length === 0 &&
    spec.people !== true &&
    spec.ownLabel === undefined &&
    spec.texts.label.length === 0 &&
    spec.accompaniments.length === 0 &&
    spec.subjects.every(
      (subject) =>
        PLACES_OR_DEFAULT.includes(subject) ||
        // A wedding is the feast that its place is set up for.
        (subject === 'festival' && place === 'wedding'),
    ) &&
    !spec.things.some(
      (one) => STANDING.has(one.thing) && !isInView(one, spec) && !hasBarSeats(spec),
    ) &&
    askedThings(spec).length === 0 &&
    !isWineNamed(spec)
  );
}

const isInView = (one: AskedThing, spec: SceneSpec): boolean =>
  isOverhead(one, spec) || isStockOf(one, spec);

/** Seen from above or not, tanks and barrels are the picture; the angle is announced. */
const isHall = (place: PlaceId): boolean =>
  place === 'winery' || PLACE_DECORS[place].decor === 'cellar';

const STANDING: ReadonlySet<ThingId> = new Set<ThingId>(['bottle', 'glass']);

/** 'Steel tanks in a modern winery': in a photograph of food, too, when nothing to eat or drink is named. */
const isNamedAlone = (spec: SceneSpec): boolean =>
  spec.style === 'gastro' &&
  (spec.place === 'winery' ||
    DINED_IN.test(fold(spec.prompt)) ||
    (spec.place === 'wine_shop' && (namesShelves(spec) || /\binterior\b/i.test(spec.prompt))));
/** The room itself is meant, or its tables. */
const DINED_IN =
  /\b(?:interiors?|interieurs?|interni?|interior|innenraum|dining rooms?|(?:restaurant|hotel|bistro|seaside|sea|garden) terrace|terrasse d(?:u|un|e) restaurant|terrazza d(?:el|i un) ristorante|terraza del? (?:un )?restaurante|restaurantterrasse|(?:set|laid) tables?|tables? (?:set|laid)|tables dressees|tavoli apparecchiati|mesas puestas|gedeckten? tischen?)\b/;

/** The lexicon's own pair: first the glass where nothing was said of wine, first the bottle where a wine was named. */
const isWineNamed = (spec: SceneSpec): boolean =>
  spec.subjects[0] === 'bottle' &&
  (spec.words.some(({ proofs }) => proofs.some(isOfWine)) || spec.things.length > 0) &&
  !spec.things.some((one) => isStockOf(one, spec)) &&
  !hasBarSeats(spec) &&
  !isRegionAPlace(spec) &&
  !isRegionUnderSky(spec) &&
  !isBoating(spec);
/** 'With blue light' names a colour and no wine. */
const isOfWine = (proof: string): boolean => proof.startsWith('wine:') || proof.endsWith(':bottle');

/** 'Boats on the Douro': the river is the place. */
const isBoating = ({ things }: SceneSpec): boolean =>
  things.length > 0 && things.every(({ thing }) => thing === 'boat');

const INTO =
  '(?:in|of|near|from|to|through|across|en|dans|de|du|d|au|di|del|della|in der|im|aus|von|nel|nella)';

/** 'A terrace in Tuscany' is there; 'Chianti by the fireplace' is the wine. */
function isRegionAPlace({ prompt, region, words }: SceneSpec): boolean {
  const text = plainText(prompt);
  const rows = COUNTRIES.flatMap(({ regions }) => regions).filter(
    ([name]) => name === region?.name,
  );
  const names = [
    ...rows.flatMap(([name, , , , , also]) => [fold(name), ...(also ?? '').split('|')]),
    ...Object.values(LANDMARK_WORDS).flatMap((words) => words.split('|')),
  ].map((name) => name.trim().replace(/[^\p{L}\p{N}]+/gu, ' '));
  const isSaidOfLand = words.some(
    ({ text: word, proofs }) =>
      proofs.includes('trait:map') && new RegExp(`\\b${LAND_OF} ${fold(word)}\\b`).test(text),
  );
  if (isSaidOfLand) return true;
  return names.some(
    (name) =>
      name !== '' &&
      new RegExp(`\\b(?:${INTO} (?:the )?${name}|${name} (?:\\w+ )?${LAND})\\b`).test(text),
  );
}
/** 'Colline toscane', 'Hügel der Toskana': where the land is said first. */
const LAND_OF =
  '(?:collin[ae]s?|colinas?|valle|vallee|paysages?|paesaggio|paisajes?|campagn[ae]|campina|villages?|borgh[oi]|pueblos?|hugel|landschaft|dorf|dorfer)(?: (?:der|des|dem|della|delle|du|de|del|von))?';
/** 'Tuscan hills', 'the Mosel valley': the land itself. */
const LAND =
  '(?:hills?|valleys?|landscapes?|countryside|coast|slopes?|mountains?|villages?|roads?|fields?|terraces|views?|huegel\\w*|hugel\\w*|landschaft|tal)';
