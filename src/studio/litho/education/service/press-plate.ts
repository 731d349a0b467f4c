import type { Point } from '#studio/litho/geometry.ts';
import { drawCallouts } from '#studio/litho/education/callouts.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';

/** Width by height of the drawn press. */
const ASPECT = 0.8;

/** The parts of a basket press with its screw. */
export function drawPressPlate(plate: Plate): void {
  const { area, textPx } = plate;
  const isWide = area.width > area.height * 0.8;
  const tall = Math.min(area.height * 0.8, (area.width * (isWide ? 0.42 : 0.48)) / ASPECT);
  const wide = tall * ASPECT;
  const x = area.x + (isWide ? (area.width - wide) / 2 : textPx * 0.4);
  const y = area.y + (area.height - tall) / 2;
  put(plate, 'wine_press', { x, y, width: wide, height: tall });
  const at = (u: number, v: number): Point => [x + u * wide, y + v * tall];
  const left = isWide ? 'left' : 'right';
  const mirror = (u: number) => (isWide ? 1 - u : u);
  drawCallouts(
    plate,
    [
      {
        anchor: at(mirror(0.94), 0.045),
        name: 'Bar | Barre | Leva | Palanca | Stange',
        note: 'walked round to turn the nut | on tourne l’écrou | fa girare il dado | hace girar la tuerca | dreht die Mutter',
        side: left,
      },
      {
        anchor: at(0.53, 0.2),
        name: 'Screw | Vis | Vite | Husillo | Spindel',
        note: 'bears the pressure | porte la pression | regge la pressione | soporta la presión | trägt den Druck',
        side: 'right',
      },
      {
        anchor: at(mirror(0.74), 0.33),
        name: 'Press plate | Mouton | Pressore | Plato | Presskopf',
        note: 'blocks spread the force | répartit la force | distribuisce la forza | reparte la fuerza | verteilt die Kraft',
        side: left,
      },
      {
        anchor: at(0.68, 0.385),
        name: 'Grapes | Raisin | Uva | Uva | Trauben',
        note: 'white before, red after fermentation | blanc avant, rouge après fermentation | bianca prima, rossa dopo la fermentazione | blanca antes, tinta tras fermentar | weiß vor, rot nach der Gärung',
        side: 'right',
      },
      {
        anchor: at(mirror(0.82), 0.6),
        name: 'Basket | Cage | Gabbia | Jaula | Presskorb',
        note: 'slats with gaps let the juice out | des lattes ajourées, le jus sort | doghe distanziate, esce il mosto | listones separados, sale el mosto | Latten mit Spalt: der Saft läuft',
        side: left,
      },
      {
        anchor: at(0.86, 0.71),
        name: 'Hoops | Cercles | Cerchi | Aros | Reifen',
        note: 'iron, hold the basket | fer, tiennent la cage | ferro, tengono la gabbia | hierro, sujetan la jaula | Eisen, halten den Korb',
        side: 'right',
      },
      {
        anchor: at(mirror(0.9), 0.85),
        name: 'Tray | Maie | Vasca | Bandeja | Biet',
        note: 'gathers the juice | recueille le jus | raccoglie il mosto | recoge el mosto | sammelt den Saft',
        side: left,
      },
      {
        anchor: at(0.92, 0.885),
        name: 'Spout | Goulotte | Beccuccio | Caño | Auslauf',
        note: 'runs into the tub | coule dans le cuvier | scorre nel tino | cae en la tina | läuft in den Bottich',
        side: 'right',
      },
    ],
    { left: x - textPx * 1.4, right: x + wide + textPx * 1.4 },
  );
}
