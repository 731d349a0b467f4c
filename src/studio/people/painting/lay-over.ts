import { defocus, defocusMask } from '#studio/backdrops/defocus.ts';
import { namesOf } from '#studio/people/body/name-parts.ts';
import type { Placed } from '#studio/people/body/name-parts.ts';
import type { Rows } from '#studio/row-bands.ts';
import type { PaintedLayers } from '#studio/scene-graph.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { noise2 } from '#studio/textures/noise.ts';
import type { InFocus } from './focus.ts';
import type { RenderedPerson } from './person-view.ts';

export interface StoodUp {
  figure: RenderedPerson;
  /** How far a pixel of it is in focus. */
  inFocus?: InFocus | null;
}

interface Laid {
  person: Placed;
  /** Pixels by which it is out of focus. */
  blur: number;
  rows: Rows;
}

/** The figure as sharp as the lens shows it, over the room; its names stay sharp. */
export function layOver(
  room: HdrImage,
  layers: PaintedLayers,
  { figure, inFocus = null }: StoodUp,
  laid: Laid,
): void {
  cutAndName(room, layers, figure, laid);
  const { box } = figure;
  const rows: Rows = {
    from: Math.max(laid.rows.from, box.top),
    to: Math.min(laid.rows.to, box.top + box.height),
  };
  const exact: Layer = { image: figure.image.data, cover: figure.cover };
  const blurred = (radius: number): Layer => ({
    image: defocus(figure.image, radius).data,
    cover: defocusMask(figure.cover, box, radius),
  });
  const soft = blurred(laid.blur);
  const sharp = inFocus && sharpness(figure, inFocus, rows);
  const isBetween = sharp?.some((share) => share > 0) === true;
  const between = isBetween ? blurred(laid.blur * HALF) : soft;
  for (let y = rows.from; y < rows.to; y++) {
    const from = (y - box.top) * box.width;
    const row: Row = { from, to: y * room.width + box.left, width: box.width };
    const sharpFrom = (y - rows.from) * box.width;
    if (sharp) layFocusedRow({ soft, between, exact, sharp }, room.data, { ...row, sharpFrom });
    else layRow(soft, room.data, row);
  }
}

/** Light times cover, and cover. */
interface Layer {
  image: Float32Array;
  cover: Float32Array;
}

/** Between what is lost and what is sharp lies a layer of half its softness: the two laid over each other would be a ghost. */
const HALF = 0.45;

/** What is sunk, or cut off by a table, is gone; the rest gets its names. */
function cutAndName(
  { width, height }: HdrImage,
  layers: PaintedLayers,
  { box, image, cover, parts }: RenderedPerson,
  { person, rows }: Laid,
): void {
  const nameAt = namesOf(person, width / height);
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] === 0) continue;
    const x = box.left + (i % box.width);
    const y = box.top + Math.floor(i / box.width);
    const metres = (person.foot - y / height) * person.metres;
    if (person.cutBelow > 0 && metres < person.cutBelow + raggedAt(person, x, y)) {
      image.data.fill(0, i * 3, i * 3 + 3);
      cover[i] = 0;
      continue;
    }
    const part = parts[i];
    if (layers.names && part && y >= rows.from && y < rows.to)
      layers.names[y * width + x] = nameAt(part, (x + 0.5) / width);
  }
}

const raggedAt = ({ isCutClean }: Placed, x: number, y: number): number =>
  isCutClean ? Math.sin(x * 0.21) * 0.008 : (noise2(x * 0.16, y * 0.16, 7) - 0.5) * 0.3;

/** How far each pixel of these rows is in focus. */
function sharpness({ box, parts }: RenderedPerson, inFocus: InFocus, rows: Rows): Float64Array {
  const sharp = new Float64Array(Math.max(0, rows.to - rows.from) * box.width);
  for (let i = 0; i < sharp.length; i++) {
    const x = i % box.width;
    const y = rows.from + Math.floor(i / box.width);
    sharp[i] = inFocus(box.left + x, y, parts[(y - box.top) * box.width + x] ?? null);
  }
  return sharp;
}

/** Below this nothing of a figure is seen. */
const LEAST_COVER = 0.004;

interface Row {
  /** First pixel of the row in the layers and in the room, and how many there are. */
  from: number;
  to: number;
  width: number;
}

/** One row of a figure that is as soft all over. */
function layRow({ image, cover }: Layer, data: Float32Array, { from, to, width }: Row): void {
  for (let x = 0; x < width; x++) {
    const alpha = cover[from + x]!;
    if (alpha < LEAST_COVER) continue;
    const i = (from + x) * 3;
    const o = (to + x) * 3;
    for (let c = 0; c < 3; c++) data[o + c]! += (image[i + c]! / alpha - data[o + c]!) * alpha;
  }
}

interface Focused {
  soft: Layer;
  between: Layer;
  exact: Layer;
  sharp: Float64Array;
}

/** One row of a figure, each pixel as sharp as it is there. */
function layFocusedRow(
  { soft, between, exact, sharp }: Focused,
  data: Float32Array,
  { from, to, width, sharpFrom }: Row & { sharpFrom: number },
): void {
  for (let x = 0; x < width; x++) {
    const share = sharp[sharpFrom + x]!;
    const isFar = share < 0.5;
    const far = isFar ? soft : between;
    const near = isFar ? between : exact;
    const more = isFar ? share * 2 : share * 2 - 1;
    const i = from + x;
    const alpha = far.cover[i]! * (1 - more) + near.cover[i]! * more;
    if (alpha < LEAST_COVER) continue;
    for (let c = 0; c < 3; c++) {
      const light = far.image[i * 3 + c]! * (1 - more) + near.image[i * 3 + c]! * more;
      const o = (to + x) * 3 + c;
      data[o]! += (light / alpha - data[o]!) * alpha;
    }
  }
}
