import { createHdr } from '#studio/textures/hdr-image.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { Part } from '#studio/people/body/part.ts';
import type { RenderedPerson } from '#studio/people/painting/person-view.ts';

/** Rows of the frame that are painted on, from the first to below the last. */
export interface Sheet extends RenderedPerson {
  first: number;
  last: number;
}

export function blankSheet(
  { width, height }: { width: number; height: number },
  [first, last]: readonly [number, number],
): Sheet {
  const top = Math.max(0, first);
  const tall = Math.max(0, Math.min(height, last) - top);
  return {
    box: { left: 0, top, width, height: tall },
    image: createHdr(width, tall),
    cover: new Float32Array(width * tall),
    parts: Array.from<Part | null>({ length: width * tall }).fill(null),
    first: top,
    last: top + tall,
  };
}

/** What lies round a place: the colour there and how much of it, or nothing. */
type Dab = (dx: number, dy: number) => { light: Rgb; cover: number } | null;

/** Lays a dab over what is there. */
export function lay(
  sheet: Sheet,
  { x, y, wide, tall, part }: { x: number; y: number; wide: number; tall: number; part: Part },
  dab: Dab,
): void {
  const { width } = sheet.box;
  const { data } = sheet.image;
  const from = Math.max(sheet.first, Math.floor(y - tall));
  const to = Math.min(sheet.last - 1, Math.ceil(y + tall));
  const right = Math.min(width - 1, Math.ceil(x + wide));
  for (let row = from; row <= to; row++)
    for (let column = Math.max(0, Math.floor(x - wide)); column <= right; column++) {
      const seen = dab(column + 0.5 - x, row + 0.5 - y);
      if (!seen || seen.cover <= 0) continue;
      const { light, cover } = seen;
      const i = (row - sheet.box.top) * width + column;
      for (let k = 0; k < 3; k++)
        data[i * 3 + k] = data[i * 3 + k]! * (1 - cover) + light[k]! * cover;
      sheet.cover[i] = sheet.cover[i]! * (1 - cover) + cover;
      if (cover > 0.5) sheet.parts[i] = part;
    }
}
