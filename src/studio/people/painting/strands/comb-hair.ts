import type { PlacedPerson } from '#studio/people/acting/staging/placed.ts';
import type { PersonView, PersonSheet } from '#studio/people/painting/person-view.ts';
import { onceAText } from '#studio/once-a-text.ts';
import { stream } from '#studio/random.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { drawStrands } from './draw.ts';
import { growStrands } from './grow.ts';
import { headRows } from './head-frame.ts';

/** Metres a pixel beyond which no single hair is seen. */
const FARTHEST = 0.009;
/** Up to which every hair is worth drawing. */
const NEAR = 0.0016;

/** Gives a rendered head its hair, brows and beard hair by hair, where the head is in this sheet at all. */
export function combHair(
  figure: PersonSheet,
  { shape, wardrobe, inPicture }: PlacedPerson,
  view: PersonView,
): void {
  if (view.unit > FARTHEST) return;
  const rows = headRows(shape, view);
  const { top, height } = figure.box;
  if (rows.to < top || rows.from > top + height) return;
  const share = Math.min(1, NEAR / view.unit);
  const asked: Asked = { shape, inPicture, share };
  drawStrands(figure, grownFor(JSON.stringify(asked)), view, wardrobe.hair);
}

interface Asked {
  shape: PersonShape;
  inPicture: number;
  share: number;
}

/** A picture is painted in bands of rows, and one head lies in several of them. */
const grownFor = onceAText((text) => {
  const { shape, inPicture, share } = JSON.parse(text) as Asked;
  return growStrands(shape, stream(inPicture, 'strands'), share);
});
