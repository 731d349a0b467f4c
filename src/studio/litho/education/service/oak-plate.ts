import { polygon, rectangle, roundedRectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { darken, mixHex } from '#studio/litho/mix-colours.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import type { Step } from '#studio/litho/education/step.ts';
import { drawSteps } from '#studio/litho/education/steps.ts';

/** Three staves, charred on the inner face, over the flame that did it. */
function staves(char: string, depth: number) {
  return (plate: Plate, box: Rect): void => {
    const { press } = plate;
    const width = Math.min(box.width * 0.24, box.height * 0.26);
    const height = box.height * 0.74;
    for (let i = 0; i < 3; i++) {
      const x = box.x + box.width / 2 + (i - 1.5) * width * 1.12;
      const body = roundedRectangle({ x, y: box.y, width, height }, width * 0.08);
      press.fill(body, '#c9995e', { from: [x, 0], to: [x + width, 0], start: -0.4, end: 0.3 });
      const inner = { x: x + width * (1 - depth), y: box.y, width: width * depth, height };
      press.fill(rectangle(inner), char, {
        from: [inner.x, 0],
        to: [inner.x + inner.width, 0],
        start: 0.3,
        end: -0.5,
      });
      for (let k = 1; k < 5; k++) {
        press.fill(
          rectangle({ x: x + width * 0.1 * k, y: box.y, width: press.unit * 1.2, height }),
          darken('#c9995e', 0.2),
        );
      }
      press.stroke(body, PLATE_INK, press.unit * 1.8);
    }
    drawFlames(plate, box, depth);
  };
}

function drawFlames({ press }: Plate, box: Rect, heat: number): void {
  const count = Math.round(3 + heat * 6);
  const foot = box.y + box.height * 0.97;
  for (let i = 0; i < count; i++) {
    const x = box.x + box.width * (0.2 + (0.6 * (i + 0.5)) / count);
    const tall = box.height * (0.1 + heat * 0.14);
    const flame = (k: number) =>
      polygon([
        [x, foot - tall * k],
        [x + tall * 0.3 * k, foot - tall * 0.3 * k],
        [x + tall * 0.2 * k, foot],
        [x - tall * 0.2 * k, foot],
        [x - tall * 0.3 * k, foot - tall * 0.3 * k],
      ]);
    press.fill(flame(1), mixHex('#f0b04a', '#c4422a', heat));
    press.fill(flame(0.55), '#fbe9b0');
  }
}

const TOASTS: readonly Step[] = [
  {
    name: 'Light | Légère | Leggera | Ligero | Leicht',
    note: 'fresh oak, coconut, more tannin | chêne frais, coco, plus de tanin | rovere fresco, cocco, più tannino | roble fresco, coco, más tanino | frische Eiche, Kokos, mehr Gerbstoff',
    draw: staves('#a8763e', 0.18),
  },
  {
    name: 'Medium | Moyenne | Media | Medio | Mittel',
    note: 'vanilla, honey, toasted bread | vanille, miel, pain grillé | vaniglia, miele, pane tostato | vainilla, miel, pan tostado | Vanille, Honig, Toast',
    draw: staves('#7d4f26', 0.32),
  },
  {
    name: 'Medium plus | Moyenne plus | Media più | Medio plus | Mittel plus',
    note: 'spice, coffee, roasted nuts | épices, café, noisettes grillées | spezie, caffè, nocciole tostate | especias, café, frutos tostados | Gewürz, Kaffee, Röstnüsse',
    draw: staves('#573318', 0.46),
  },
  {
    name: 'Heavy | Forte | Forte | Fuerte | Stark',
    note: 'smoke, dark chocolate, char | fumé, chocolat noir, braise | fumo, cioccolato fondente, brace | humo, chocolate negro, brasa | Rauch, Bitterschokolade, Kohle',
    draw: staves('#2b1a12', 0.62),
  },
];

/** What the cooper's fire does to the staves. */
export const drawOakPlate = (plate: Plate): void => {
  plate.press.named('barrel', () => drawSteps(plate, TOASTS, { isNumbered: false, aspect: 0.9 }));
};
