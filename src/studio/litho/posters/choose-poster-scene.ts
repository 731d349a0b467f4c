import { areHandsClinking } from '#studio/litho/clinking-hands.ts';
import { actsOf } from '#studio/lexicon/words/people/acts.ts';
import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { paintArrangement } from '#studio/litho/arrange/paint-arrangement.ts';
import { townOf, townPlace } from '#studio/litho/places/seaside-town.ts';
import type { PaintScene } from './poster-scene.ts';
import { paintBar } from '#studio/litho/scenes/bar.ts';
import { paintCellar } from '#studio/litho/scenes/cellar.ts';
import { isFeast, paintFeast } from '#studio/litho/scenes/feast.ts';
import { paintFestival } from '#studio/litho/scenes/festival.ts';
import { paintGrapes } from '#studio/litho/scenes/grapes.ts';
import { isInsideVessel, paintInsideVessel } from '#studio/litho/scenes/inside-vessel.ts';
import { paintHarvest } from '#studio/litho/scenes/land/harvest.ts';
import { paintLabelSheet } from '#studio/litho/scenes/label.ts';
import { paintPour } from '#studio/litho/scenes/pour.ts';
import { paintSommelier } from '#studio/litho/scenes/sommelier.ts';
import { paintStillLife } from '#studio/litho/scenes/still-life.ts';
import { paintSupper } from '#studio/litho/scenes/supper.ts';
import { paintTastingRow } from '#studio/litho/scenes/tasting-row.ts';
import { paintToast } from '#studio/litho/scenes/toast.ts';
import { paintVineyard } from '#studio/litho/scenes/land/vineyard.ts';

/** Subjects that bring a scene of their own, most telling first. */
const SCENES: readonly (readonly [Subject, PaintScene])[] = [
  ['sommelier', paintSommelier],
  ['toast', paintToast],
  ['pour', paintPour],
  ['tasting_row', paintTastingRow],
  ['tasting_table', paintTastingRow],
  ['harvest', paintHarvest],
  ['label', paintLabelSheet],
  ['grapes', paintGrapes],
  ['pairing', paintSupper],
  ['festival', paintFestival],
  ['wine_bar', paintBar],
  ['restaurant', paintSupper],
  ['cellar', paintCellar],
  ['barrels', paintCellar],
  ['vineyard', paintVineyard],
  ['estate', paintVineyard],
];

const CELLARS = new Set<PlaceId>(['barrel_hall', 'vault_cellar', 'bottle_cellar']);
const OUTDOORS = new Set(['vineyard', 'estate', 'sea', 'lake', 'mountains', 'garden', 'terrace']);

/** Named, or told by the light: 'a glass of rosé at sunset' stands under the sky. */
function isOutdoors({ setting, time, season, weather }: SceneSpec): boolean {
  return setting ? OUTDOORS.has(setting) : Boolean(time ?? season ?? weather);
}

/** What each scene of its own shows; anything else that is asked for needs the arrangement. */
const SHOWN: readonly (readonly [PaintScene, readonly ThingId[]])[] = [
  [paintSommelier, ['glass', 'sommelier']],
  [paintToast, ['glass', 'champagne_flute', 'hand']],
  [paintPour, ['bottle', 'glass']],
  [paintHarvest, ['grapes', 'crate', 'vine_leaf']],
  [paintLabelSheet, ['label', 'bottle']],
  [paintGrapes, ['grapes', 'vine_leaf']],
  [paintFestival, ['glass', 'person']],
  [paintBar, ['bottle']],
  [paintCellar, ['bottle', 'glass', 'barrel', 'candle']],
  [paintVineyard, ['bottle', 'glass']],
];

/** Whether a scene shows all that is asked for, as it is asked for. */
function covers(paint: PaintScene, spec: SceneSpec): boolean {
  if (spec.things.length === 0 && spec.figures.length === 0) return true;
  const shown = SHOWN.find(([scene]) => scene === paint)?.[1] ?? [];
  const people = spec.figures.every(
    ({ count, role, part, action }) =>
      (paint === paintSommelier &&
        role === 'sommelier' &&
        count === 1 &&
        action !== 'pouring' &&
        action !== 'opening') ||
      (paint === paintToast && part === 'hands'),
  );
  return (
    people &&
    spec.copySpace === null &&
    spec.things.every(
      ({ thing, count, isSeveral, colour, fill, relation, states }) =>
        shown.includes(thing) &&
        (count ?? (isSeveral && thing !== 'barrel' ? 2 : 1)) <= (paint === paintToast ? 2 : 1) &&
        // A cellar full of casks is not the one that was asked for.
        !(thing === 'barrel' && count === 1) &&
        colour === null &&
        fill === null &&
        !states.includes('fallen') &&
        !states.includes('lying') &&
        relation === null,
    )
  );
}

/** The scene that the subjects have, else the arrangement that shows anything anywhere. */
export function choosePosterScene(spec: SceneSpec): PaintScene {
  if (isInsideVessel(spec)) return paintInsideVessel;
  if (isFeast(spec)) return paintFeast;
  if (townOf(spec) && townPlace(spec, spec.place) === 'sea') return paintArrangement;
  const people = spec.people === false ? ['sommelier', 'toast'] : [];
  const own = SCENES.find(([subject]) => {
    // Grapes beside a bottle belong to its still life.
    if (subject === 'grapes') return spec.subjects[0] === 'grapes';
    const isAsked =
      spec.subjects.includes(subject) || (subject === 'toast' && areHandsClinking(spec));
    return isAsked && !people.includes(subject);
  })?.[1];
  const inCellar = spec.place && CELLARS.has(spec.place) ? paintCellar : null;
  const paint = own ?? inCellar ?? (isOutdoors(spec) ? paintVineyard : paintStillLife);
  const isPlain = actsOf(spec).every(
    (act) => (act === 'pour' && paint === paintPour) || (act === 'clink' && paint === paintToast),
  );
  return isPlain && covers(paint, spec) && fitsPlace(paint, spec) ? paint : paintArrangement;
}

const PLAIN = new Set<PlaceId>(['white_ground', 'black_ground', 'colour_ground', 'no_ground']);

/** Scenes bring a place of their own; another one that is named wins. */
function fitsPlace(paint: PaintScene, { place }: SceneSpec): boolean {
  if (place === null) return true;
  return (
    (paint === paintVineyard && place === 'vineyard') ||
    (paint === paintPour && PLAIN.has(place)) ||
    (paint === paintCellar && CELLARS.has(place)) ||
    (paint === paintBar && place === 'wine_bar') ||
    (paint === paintFestival && place === 'festival') ||
    (paint === paintHarvest && place === 'vineyard')
  );
}

/** The place that a scene of its own shows. */
export function placeOfScene(paint: PaintScene, spec: SceneSpec): PlaceId | null {
  if (paint === paintPour) return spec.place;
  if (paint === paintVineyard) return spec.setting === 'sea' ? 'sea' : (spec.place ?? 'vineyard');
  if (paint === paintHarvest) return 'vineyard';
  if (paint === paintCellar) return spec.place ?? 'barrel_hall';
  if (paint === paintBar) return 'wine_bar';
  if (paint === paintFestival) return 'festival';
  return paint === paintSupper ? 'restaurant' : null;
}
