import type { Trait } from '#studio/accounting/proof.ts';
import type { Inventory } from '#studio/inventory/inventory.ts';
import { skiesFor } from '#studio/landscape/sky-palettes.ts';
import { isView, type PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

const OPEN: ReadonlySet<PlaceId> = new Set([
  'beach',
  'picnic',
  'garden_party',
  'terrace',
  'pergola',
  'yacht',
  'city',
  'festival',
]);

/** What a drawing shows beyond its things: hour and season colour the sky and the land, where there are any. */
export function noteDrawnTraits(spec: SceneSpec, { place, people }: Inventory): Trait[] {
  const { time, season, weather, plate, colours, surfaceColour } = spec;
  const isOpen = place !== null && (isView(place.id) || OPEN.has(place.id));
  const skies = isOpen ? skiesFor(time, time ? null : weather) : [];
  return [
    'table',
    'shadow',
    ...(isOpen ? ['outdoors', ...skies.map((sky) => `sky:${sky}`)] : []),
    ...(isOpen && season ? [`season:${season}`] : []),
    ...(isOpen && weather ? [`weather:${weather}`] : []),
    ...(place && !isOpen ? ['room:daylight', 'room:amber'] : []),
    ...(plate?.topic === 'map' ? ['map'] : []),
    ...(colours[0] && !plate ? [`tint:${colours[0].name}`] : []),
    ...(surfaceColour ? [`cloth:${surfaceColour.name}`] : []),
    ...(spec.surface ? [`surface:${spec.surface}`] : []),
    ...(spec.camera.angle ? [`angle:${spec.camera.angle}`] : []),
    ...(people.length > 0 ? spec.figures.flatMap(figureTraits) : []),
  ];
}

/** Acts that are photographed only. */
const UNPOSED: ReadonlySet<string> = new Set([
  'pruning',
  'sampling',
  'stomping',
  'carrying',
  'sitting',
  'cooking',
]);

/** Drawn people wear their trade and do what they were told. */
const figureTraits = ({ role, action }: SceneSpec['figures'][number]): Trait[] => [
  ...(role ? [`person:${role}`] : []),
  ...(action && !UNPOSED.has(action) ? [`action:${action}`] : []),
];
