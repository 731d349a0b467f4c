import { ellipse } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { drawBarrel } from '#studio/litho/props/barrel.ts';
import { drawCallouts } from '#studio/litho/education/callouts.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

/** The parts of an oak cask. */
export function drawBarrelPlate(plate: Plate): void {
  const { press, area, textPx } = plate;
  const isWide = area.width > area.height * 0.8;
  const radius = Math.min(area.height * 0.37, area.width * (isWide ? 0.25 : 0.27));
  const x = area.x + (isWide ? area.width * 0.5 : radius * 1.15);
  const foot = area.y + area.height * 0.5 + radius * 1.32;
  drawBarrel(press, { at: [x, foot], radiusPx: radius, lightSide: 1, wood: '#b07b48' });
  const at = (u: number, v: number): Point => [x + u * radius, foot - v * radius * 2.6];
  const bung = ellipse(at(0, 0.49), radius * 0.08, radius * 0.09);
  press.fill(bung, '#e0c08a', {
    centre: at(0.03, 0.51),
    radius: radius * 0.12,
    start: 0.4,
    end: -0.5,
  });
  press.stroke(bung, PLATE_INK, press.unit * 2);
  const left = isWide ? 'left' : 'right';
  const flip = isWide ? -1 : 1;
  drawCallouts(
    plate,
    [
      {
        anchor: at(0.3, 0.945),
        name: 'Head | Fond | Fondo | Fondo | Boden',
        note: 'the flat end, often branded | le bout plat, souvent marqué | l’estremità piana, spesso marchiata | el extremo plano, a menudo marcado | das flache Ende, oft gebrannt',
        side: 'right',
      },
      {
        anchor: at(0.765 * flip, 0.945),
        name: 'Chime | Jable | Capruggine | Jable | Kimme',
        note: 'the rim of the staves | le bord des douelles | il bordo delle doghe | el borde de las duelas | der Rand der Dauben',
        side: left,
      },
      {
        anchor: at(0.7, 0.86),
        name: 'Head hoop | Cercle de tête | Cerchio di testa | Aro de cabeza | Kopfreif',
        note: 'closes the ends | serre les bouts | chiude le estremità | cierra los extremos | schließt die Enden',
        side: 'right',
      },
      {
        anchor: at(0.86 * flip, 0.635),
        name: 'Bilge hoop | Cercle de bouge | Cerchio di pancia | Aro de vientre | Bauchreif',
        note: 'holds the belly | tient le ventre | tiene la pancia | sujeta el vientre | hält den Bauch',
        side: left,
      },
      {
        anchor: at(0.03, 0.49),
        name: 'Bung | Bonde | Cocchiume | Tapón | Spund',
        note: 'filled and tasted here | on remplit et goûte ici | qui si riempie e assaggia | aquí se llena y se prueba | hier wird gefüllt und probiert',
        side: 'right',
      },
      {
        anchor: at(0.62 * flip, 0.42),
        name: 'Staves | Douelles | Doghe | Duelas | Dauben',
        note: 'oak, bent over fire | chêne cintré au feu | rovere piegato al fuoco | roble curvado al fuego | Eiche, über Feuer gebogen',
        side: left,
      },
      {
        anchor: at(0.74, 0.22),
        name: 'Barrique | Barrique | Barrique | Barrica | Barrique',
        note: 'holds 225 litres | contient 225 litres | contiene 225 litri | contiene 225 litros | fasst 225 Liter',
        side: 'right',
      },
    ],
    { left: x - radius - textPx * 1.6, right: x + radius + textPx * 1.6 },
  );
}
