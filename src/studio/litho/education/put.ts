import type { WineColour } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import { PLATE_INK } from './plate.ts';
import type { Plate } from './plate.ts';

interface PutLook {
  wine?: WineColour;
  colour?: string;
  fill?: 'empty' | 'half' | 'full';
  /** Share of the box, from its foot. */
  scale?: number;
  /** Where in the box it stands, 0 left … 1 right. */
  at?: number;
}

/** Draws a thing of the catalogue into a box, standing on its floor. */
export function put(
  plate: Plate,
  thing: ThingId,
  box: Rect,
  { wine, colour, fill, scale = 1, at = 0.5 }: PutLook = {},
): void {
  const maker = drawnMaker(thing);
  if (!maker) throw new Error(`A plate cannot draw “${thing}”.`);
  const heightPx = Math.min(box.height, box.width / maker.aspect) * scale;
  const look = lookFor(plate, plate.random.fork(thing), { line: PLATE_INK });
  plate.press.named(thing, () =>
    maker.draw(
      plate.press,
      { base: [box.x + box.width * at, box.y + box.height * 0.98], heightPx },
      { ...look, ...(wine && { wine }), ...(fill && { fill }), colour: colour ?? null },
    ),
  );
}
