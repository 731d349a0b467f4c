import { GARDEN_FEAST, ROSE_BEDS } from '#studio/backdrops/place/outdoors/garden.ts';
import { ANDALUSIAN, COURTYARD, OLIVE_TREES } from '#studio/backdrops/place/grounds/courtyard.ts';
import { RUSTIC } from '#studio/backdrops/place/kitchen.ts';
import { FIELD_FLOWERS } from '#studio/backdrops/place/grounds/flower-field.ts';
import { WET } from '#studio/backdrops/place/grounds/street-end.ts';
import { DOOR_OF, ROSES_CLIMB, SHOP_FRONT } from '#studio/backdrops/place/grounds/house-front.ts';
import { HOT_TUB } from '#studio/backdrops/place/rooms/hotel.ts';
import { LIGHT_BEAM } from '#studio/backdrops/place/light-beam.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { namesHotTub } from '#studio/people/acting/verbs/in-water.ts';
import { isShopFront } from '#studio/places/house-fronts.ts';
import { namesBeach, namesBooks, namesTerrace } from '#studio/places/place-of.ts';
import { PLACE_WORDS } from '#studio/places/words/place-words.ts';
import { climberOf } from '#studio/places/scenery/climber-of.ts';
import { namesRoseGarden } from '#studio/places/scenery/rose-garden.ts';
import { liesOpen } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** What the painter of a place is asked to show in it: things by name, and what the words make of the place. */
export function askedOfPlace({ direction, spec }: Stage): string[] {
  const { place } = direction;
  return [
    ...spec.things.map(({ thing }) => thing),
    ...(spec.lighting === 'candle' ? ['candle'] : []),
    ...(namesTerrace(spec) ? ['railing'] : []),
    ...(place === 'spa' && namesHotTub(spec.prompt) ? [HOT_TUB] : []),
    ...(place === 'village_lane' && TIMBERED.test(fold(spec.prompt)) ? ['timbered_house'] : []),
    ...(place === 'house_front' ? ofFront(spec) : []),
    ...(place === 'flower_field' ? fieldFlowers(spec) : []),
    ...(place === 'garden_party' && PERGOLA.test(fold(spec.prompt)) ? ['pergola'] : []),
    ...(place === 'garden_party' && namesRoseGarden(spec) ? [ROSE_BEDS] : []),
    ...(place === 'garden_party' && isFeast(spec) ? [GARDEN_FEAST] : []),
    ...(place === 'kitchen' && isRustic(spec) ? [RUSTIC] : []),
    ...(direction.archetype === 'people' ? ['person'] : []),
    ...(place === 'fireplace' && namesBooks(spec) ? ['bookshelf'] : []),
    ...(place === 'campfire' && namesBeach(spec) ? ['beach'] : []),
    ...(asksForBeam(spec) && !liesOpen(place) ? [LIGHT_BEAM] : []),
  ];
}

export const TIMBERED =
  /\b(?:half[ -]?timber\w*|timber[ -]framed|colombages|a graticcio|entramado|fachwerk\w*)\b/;
const YARD =
  /\b(?:courtyards?|patio|cour (?:interieure|d un|de l|du)|dans la cour|cortile|cortili|innenhof\w*)\b/;
const OLIVES = /\b(?:olive trees?|oliviers?|ulivi|ulivo|olivos?|olivenbaum\w*)\b/;
const SOUTHERN =
  /\b(?:andalusian?|andalous\w*|andaluz\w*|andalusisch\w*|sevill\w+|cordoba|moorish|spanish)\b/;

/** A yard within its walls, a shop, or a gate in a wall of stones. */
function ofFront(spec: SceneSpec): string[] {
  const { prompt, things, weather } = spec;
  const text = fold(prompt);
  const paint = things.find(({ thing }) => thing === 'door')?.colour;
  if (!YARD.test(text))
    return [
      ...(isShopFront(prompt) ? [SHOP_FRONT] : []),
      ...(climberOf(spec) === 'rose' ? [ROSES_CLIMB] : []),
      ...(paint ? [DOOR_OF + paint.hex] : []),
      ...(weather === 'rain' || weather === 'storm' ? [WET] : []),
    ];
  return [
    COURTYARD,
    ...(OLIVES.test(text) ? [OLIVE_TREES] : []),
    ...(SOUTHERN.test(text) ? [ANDALUSIAN] : []),
  ];
}

const isRustic = ({ moods }: SceneSpec): boolean => moods.includes('rustic');

const POPPIES = /\b(?:popp(?:y|ies)|coquelicots?|papaver[io]|amapolas?|\w*mohn\w*)\b/;
const SUNFLOWERS = /\b(?:sunflowers?|tournesols?|girasol[ei]s?|sonnenblumen\w*)\b/;
const fieldFlowers = ({ prompt }: SceneSpec): string[] => [
  ...(POPPIES.test(fold(prompt)) ? [FIELD_FLOWERS.poppies] : []),
  ...(SUNFLOWERS.test(fold(prompt)) ? [FIELD_FLOWERS.sunflowers] : []),
];
const PERGOLA = new RegExp(`\\b(?:${PLACE_WORDS.pergola!.replaceAll(/\s*\|\s*/g, '|').trim()})\\b`);

const asksForBeam = ({ words }: SceneSpec): boolean =>
  words.some(({ proofs, isRefused }) => !isRefused && proofs.includes('trait:light:beam'));

const FEAST =
  /\b(?:part(?:y|ies)|f[eê]te\w*|fest\w*|festa|fiesta|\w*fest|gartenparty|celebrat\w*|wedding|birthday|guests?|gathering|bunting|lanterns?|string lights|tables?|dinner|lunch|brunch|supper|bbq|barbecue)\b/;
/** A garden is dressed for guests only where some are expected. */
const isFeast = ({ prompt, people, figures }: SceneSpec): boolean =>
  people === true || figures.length > 0 || FEAST.test(fold(prompt));
