import type { Picture } from '#studio/film.ts';
import type { Inventory, NamedObject } from './inventory.ts';
import type { NameSheet } from './name-sheet.ts';
import { takeInventory } from './take-inventory.ts';
import { tallyRows } from './tally.ts';

/** What the sheet beside a drawing says about its pixels. */
export function inventoryDrawing(picture: Picture, names: NameSheet | undefined): Inventory {
  if (!names) return { things: [], people: [], place: null };
  const { width, height, numbers, entries } = names;
  const tally = tallyRows({
    width,
    height,
    ids: numbers,
    picture,
    rows: { from: 0, to: picture.height },
  });
  const objects = entries.map((entry, i): NamedObject => {
    const id = i + 1;
    return 'thing' in entry ? { id, thing: entry.thing } : { id, isGround: true };
  });
  const place = entries.find((entry) => 'place' in entry)?.place;
  // Paper and frame are no place: only what was drawn as one counts.
  return takeInventory({ ...tally, open: 0 }, { objects, ...(place && { place }) });
}
