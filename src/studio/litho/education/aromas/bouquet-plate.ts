import type { Rect } from '#studio/litho/geometry.ts';
import { CLUSTER_FORMS } from '#studio/litho/props/cluster-form.ts';
import { drawCluster } from '#studio/litho/props/grapes.ts';
import { drawBands } from '#studio/litho/education/bands.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import { AROMAS } from './aromas.ts';
import type { AromaId } from './aromas.ts';
import { FAMILIES } from './bouquet.ts';
import type { Bouquet } from './bouquet.ts';
import { BOUQUETS, bouquetOf } from './bouquets.ts';

/** What one wine smells of, in pictures, around its glass. */
export function drawBouquetPlate(plate: Plate): void {
  const bouquet = bouquetOf(plate.wish.subject) ?? BOUQUETS[0];
  if (!bouquet) return;
  drawBands(
    plate,
    (own, box) => drawWine(own, bouquet, box),
    bouquet.families.map(([family, aromas]) => ({
      name: FAMILIES[family],
      entries: aromas.map((id) => ({
        name: AROMAS[id].name,
        draw: (own: Plate, box: Rect) => drawAroma(own, id, box),
      })),
    })),
  );
}

export function drawAroma(plate: Plate, id: AromaId, box: Rect): void {
  const { picture, colour } = AROMAS[id];
  if (typeof picture === 'string') {
    put(plate, picture, box, { ...(colour && { colour }) });
    return;
  }
  const look = lookFor(plate, plate.random.fork(id), { line: PLATE_INK });
  picture.draw(
    plate.press,
    {
      base: [box.x + box.width / 2, box.y + box.height * 0.98],
      heightPx: Math.min(box.height, box.width / picture.aspect),
    },
    { ...look, colour: null },
  );
}

/** Height by width of what fills a narrow field: a glass and a barrel. */
const MOST_UPRIGHT = [3, 1.3] as const;

/** The glass, and where there is room the bunch that the wine is made of. */
export function drawWine(
  plate: Plate,
  { wine, bunch, pictured = 'glass' }: Pick<Bouquet, 'wine' | 'bunch' | 'pictured'>,
  box: Rect,
): void {
  const isTall = box.height > box.width;
  if (!bunch) {
    // Alone it stands in the middle of its field.
    const height = Math.min(box.height, box.width * MOST_UPRIGHT[pictured === 'barrel' ? 1 : 0]);
    put(plate, pictured, { ...box, y: box.y + (box.height - height) / 2, height }, { wine });
    return;
  }
  const [glass, grapes] = isTall
    ? [
        { ...box, height: box.height * 0.56 },
        { ...box, y: box.y + box.height * 0.62, height: box.height * 0.36 },
      ]
    : [
        { ...box, width: box.width * 0.5 },
        { ...box, x: box.x + box.width * 0.5, width: box.width * 0.5 },
      ];
  put(plate, pictured, glass, { wine });
  const form = CLUSTER_FORMS[bunch];
  plate.press.named('grapes', () =>
    drawCluster(plate.press, {
      stalk: [grapes.x + grapes.width / 2, grapes.y],
      heightPx: Math.min(grapes.height, grapes.width * 1.25),
      wine: wine === 'red' || wine === 'rose' ? 'red' : 'white',
      random: plate.random.fork('bunch'),
      lightSide: 1,
      ...(form && { form }),
    }),
  );
}
