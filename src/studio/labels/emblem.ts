import { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { OUTLINE_ANIMALS } from '#studio/litho/things/outlines/outline-animals.ts';
import { outlineOf } from '#studio/litho/things/outlines/outlines.ts';
import { OUTLINE_THINGS } from '#studio/litho/things/outlines/outline-things.ts';
import type { OutlineThing } from '#studio/litho/things/outlines/outline-thing.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** What else than animals houses print on their labels. */
const SIGNS =
  'anchor crown rose sunflower boat key bell seashell violin bicycle balloon skull heart star moon lightning guitar lighthouse windmill'.split(
    ' ',
  );

/** Things that may be printed on a label. */
export const EMBLEMS: ReadonlySet<ThingId> = new Set(
  [...Object.keys(OUTLINE_ANIMALS), ...SIGNS].filter((id) => id in OUTLINE_THINGS) as ThingId[],
);

/** Paler parts than this are left open: the paper is their colour. */
const OPEN = 215;

const isPale = (colour: string): boolean => {
  const [r, g, b] = hexBytes(colour);
  return r * 0.3 + g * 0.59 + b * 0.11 > OPEN;
};

/** The thing as a woodcut in one ink, `width` by `height` about its middle. */
export function drawEmblem(
  ctx: SKRSContext2D,
  { thing, paper, width, height }: { thing: ThingId; paper: string; width: number; height: number },
): void {
  const ink = ctx.fillStyle;
  const { icon, skip = 0 } = (OUTLINE_THINGS as Partial<Record<ThingId, OutlineThing>>)[thing]!;
  const { box, shapes } = outlineOf(icon);
  const scale = Math.min(width / box[2], height / box[3]);
  ctx.save();
  ctx.scale(scale, scale);
  ctx.translate(-box[0] - box[2] / 2, -box[1] - box[3] / 2);
  const [body, ...rest] = shapes.slice(skip);
  // A skull or a swan is white all over: printed as its own shadow, its eyes left open.
  const isWhite = body !== undefined && isPale(body[0]);
  for (const [colour, outline] of body ? [body, ...rest] : rest) {
    ctx.fillStyle = isPale(colour) === isWhite ? ink : paper;
    cutOut(ctx, new Path2D(outline), paper);
  }
  ctx.restore();
}

/** Parts of one ink are told apart by the gouge between them. */
function cutOut(ctx: SKRSContext2D, part: Path2D, paper: string): void {
  ctx.fill(part);
  ctx.strokeStyle = paper;
  ctx.lineWidth = 3;
  ctx.stroke(part);
}
