import { capsule } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { drawCallouts } from '#studio/litho/education/callouts.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { drawVineLeaf } from '#studio/litho/props/grapes.ts';

/** The parts of a vine leaf, by which varieties are told apart. */
export function drawLeafPlate(plate: Plate): void {
  const { area, press, textPx } = plate;
  const isWide = area.width > area.height * 0.8;
  const size = Math.min(area.height * 0.7, area.width * (isWide ? 0.4 : 0.5));
  const x = isWide ? area.x + area.width / 2 : area.x + size * 0.64;
  const foot = area.y + area.height / 2 + size * 0.46;
  const at = (u: number, v: number): Point => [x + u * size, foot + v * size];
  press.fill(capsule(at(0, -0.05), at(0.05, 0.22), size * 0.016), '#8a6a3a');
  drawVineLeaf(press, { at: at(0, 0), sizePx: size, turn: 0, colour: '#6d9146', vein: '#cfe0b0' });
  const left = isWide ? 'left' : 'right';
  const mirror = (u: number) => (isWide ? -u : u);
  drawCallouts(
    plate,
    [
      {
        anchor: at(0, -0.98),
        name: 'Tip lobe | Lobe terminal | Lobo centrale | Lóbulo central | Endlappen',
        note: 'the middle one, often of three or five | le médian, souvent de trois ou cinq | quello di mezzo, spesso di tre o cinque | el central, a menudo de tres o cinco | der mittlere, oft von drei oder fünf',
        side: 'right',
      },
      {
        anchor: at(mirror(0.54), -0.46),
        name: 'Side lobe | Lobe latéral | Lobo laterale | Lóbulo lateral | Seitenlappen',
        note: 'how many, differs by variety | leur nombre change selon le cépage | quanti, dipende dal vitigno | cuántos, según la variedad | wie viele, je nach Sorte',
        side: left,
      },
      {
        anchor: at(0.35, -0.66),
        name: 'Lateral sinus | Sinus latéral | Seno laterale | Seno lateral | Seitenbucht',
        note: 'between two lobes, deep or shallow | entre deux lobes, profond ou non | tra due lobi, profondo o no | entre dos lóbulos, profundo o no | zwischen zwei Lappen, tief oder flach',
        side: 'right',
      },
      {
        anchor: at(mirror(0.12), -0.84),
        name: 'Teeth | Dents | Denti | Dientes | Blattzähne',
        note: 'along the edge, pointed or round | au bord, pointues ou rondes | sul bordo, acuti o tondi | en el borde, agudos o redondos | am Rand, spitz oder rund',
        side: left,
      },
      {
        anchor: at(0.28, -0.3),
        name: 'Veins | Nervures | Nervature | Nervios | Adern',
        note: 'five of them meet at the stalk | cinq se rejoignent au pétiole | cinque dal picciolo | cinco salen del peciolo | fünf vom Stiel aus',
        side: 'right',
      },
      {
        anchor: at(mirror(0.3), -0.2),
        name: 'Blade | Limbe | Lembo | Limbo | Blattspreite',
        note: 'makes sugar from light | fait le sucre avec la lumière | fa zucchero con la luce | hace azúcar con la luz | macht Zucker aus Licht',
        side: left,
      },
      {
        anchor: at(0, 0.01),
        name: 'Petiole sinus | Sinus pétiolaire | Seno peziolare | Seno peciolar | Stielbucht',
        note: 'open or closed: tells varieties apart | ouvert ou fermé : signe du cépage | aperto o chiuso: segno del vitigno | abierto o cerrado: delata la variedad | offen oder geschlossen: Sortenmerkmal',
        side: 'right',
      },
      {
        anchor: at(0.045, 0.18),
        name: 'Petiole | Pétiole | Picciolo | Peciolo | Blattstiel',
        note: 'holds the leaf on the shoot | relie la feuille au rameau | unisce foglia e germoglio | une hoja y brote | verbindet Blatt und Trieb',
        side: left,
      },
    ],
    { left: x - size * 0.66 - textPx, right: x + size * 0.66 + textPx },
  );
}
