import type { Point } from '#studio/litho/geometry.ts';
import { drawCorkscrew } from '#studio/litho/props/table-things.ts';
import { drawCallouts } from '#studio/litho/education/callouts.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

/** The parts of the simplest corkscrew. */
export function drawCorkscrewPlate(plate: Plate): void {
  const { press, area, random, textPx } = plate;
  const isWide = area.width > area.height * 0.8;
  const size = Math.min(area.height * 0.74, area.width * (isWide ? 0.42 : 0.46));
  const x = area.x + (isWide ? area.width * 0.5 : size * 0.56);
  const foot = area.y + area.height * 0.5 + size * 0.6;
  drawCorkscrew(press, { at: [x, foot], sizePx: size, lightSide: 1, random }, '#8a5a34');
  const at = (u: number, v: number): Point => [x + u * size, foot - v * size];
  const left = isWide ? 'left' : 'right';
  const flip = isWide ? -1 : 1;
  drawCallouts(
    plate,
    [
      {
        anchor: at(0.34, 1.1),
        name: 'Handle | Poignée | Manico | Mango | Griff',
        note: 'turned to drive in, then pulled | on tourne, puis on tire | si gira, poi si tira | se gira y luego se tira | erst drehen, dann ziehen',
        side: 'right',
      },
      {
        anchor: at(0, 0.78),
        name: 'Shaft | Tige | Asta | Eje | Schaft',
        note: 'steel, bears the pull | acier, porte l’effort | acciaio, regge lo sforzo | acero, soporta el tirón | Stahl, trägt den Zug',
        side: left,
      },
      {
        anchor: at(0.09, 0.36),
        name: 'Worm | Mèche | Verme | Espiral | Wendel',
        note: 'an open coil grips without boring the cork out | spirale ouverte : elle tient sans percer | spirale aperta: tiene senza forare | espiral abierta: agarra sin perforar | offene Wendel: hält, ohne zu bohren',
        side: 'right',
      },
      {
        anchor: at(0.02 * flip, 0.02),
        name: 'Point | Pointe | Punta | Punta | Spitze',
        note: 'set in the middle of the cork | au centre du bouchon | al centro del tappo | en el centro del corcho | in die Mitte des Korkens',
        side: left,
      },
    ],
    { left: x - size * 0.5 - textPx * 1.6, right: x + size * 0.5 + textPx * 1.6 },
  );
}
