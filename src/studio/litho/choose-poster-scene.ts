import type { SceneSpec, Subject } from '#studio/scene-spec.ts';
import type { PaintScene } from './poster-scene.ts';
import { paintBar } from './scenes/bar.ts';
import { paintCellar } from './scenes/cellar.ts';
import { paintFestival } from './scenes/festival.ts';
import { paintGrapes } from './scenes/grapes.ts';
import { paintHarvest } from './scenes/harvest.ts';
import { paintLabelSheet } from './scenes/label.ts';
import { paintPour } from './scenes/pour.ts';
import { paintSommelier } from './scenes/sommelier.ts';
import { paintStillLife } from './scenes/still-life.ts';
import { paintSupper } from './scenes/supper.ts';
import { paintTastingRow } from './scenes/tasting-row.ts';
import { paintToast } from './scenes/toast.ts';
import { paintVineyard } from './scenes/vineyard.ts';

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

const OUTDOORS = new Set(['vineyard', 'estate', 'sea', 'lake', 'mountains', 'garden', 'terrace']);

/** Named, or told by the light: 'a glass of rosé at sunset' stands under the sky. */
function isOutdoors({ setting, time, season, weather }: SceneSpec): boolean {
  return setting ? OUTDOORS.has(setting) : Boolean(time ?? season ?? weather);
}

/** A still life unless the prompt names a scene or a place. */
export function choosePosterScene(spec: SceneSpec): PaintScene {
  const people = spec.people === false ? ['sommelier', 'toast'] : [];
  const own = SCENES.find(([subject]) => {
    // Grapes beside a bottle belong to its still life.
    if (subject === 'grapes') return spec.subjects[0] === 'grapes';
    return spec.subjects.includes(subject) && !people.includes(subject);
  });
  if (own) return own[1];
  return isOutdoors(spec) ? paintVineyard : paintStillLife;
}
