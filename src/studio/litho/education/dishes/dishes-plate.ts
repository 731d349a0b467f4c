import { drawWine } from '#studio/litho/education/aromas/bouquet-plate.ts';
import { drawBands } from '#studio/litho/education/bands.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';
import { DISHES } from './dish.ts';
import type { DishId, TableMates } from './dish.ts';
import { WITH_REDS } from './with-reds.ts';
import { WITH_WHITES } from './with-whites.ts';

/** What is eaten with which wine; sources: docs/studio/facts.md. */
export const TABLE_MATES: readonly TableMates[] = [...WITH_WHITES, ...WITH_REDS];

const CLASSICS = 'The classics | Les classiques | I classici | Los clásicos | Die Klassiker';
const WELL = 'Goes well too | Va bien aussi | Sta bene anche | También va bien | Passt auch';
const NOT = 'Rather not | Plutôt non | Meglio di no | Mejor no | Eher nicht';

/** One wine, and pictured round it what is eaten with it. */
export function drawDishesPlate(plate: Plate): void {
  const mates = TABLE_MATES.find(({ name }) => name === plate.wish.subject) ?? TABLE_MATES[0];
  if (!mates) return;
  const pictured = (dishes: readonly DishId[]) =>
    dishes.map((dish) => ({
      name: DISHES[dish],
      draw: (own: Plate, box: Parameters<typeof put>[2]) => put(own, dish, box),
    }));
  drawBands(plate, (own, box) => drawWine(own, mates, box), [
    { name: CLASSICS, entries: pictured(mates.classics) },
    { name: WELL, entries: pictured(mates.well) },
    { name: NOT, entries: pictured(mates.not) },
  ]);
}
