import type { LabelSpec } from '#studio/labels/label-spec.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { LABEL_INKS, PARTS } from './label-line.ts';
import type { LabelLine } from './label-line.ts';

/** Village and vineyard as a label of the region names them; elsewhere the line is left out. */
const SITES: Readonly<Record<string, string>> = {
  Mosel: 'Piesporter Goldtröpfchen',
  Rheingau: 'Rüdesheimer Berg Schlossberg',
  Pfalz: 'Forster Ungeheuer',
  Franken: 'Würzburger Stein',
};

/** What a German label tells beyond others: site, Prädikat, taste, and the number of its official test. */
export function germanLines(spec: SceneSpec, label: LabelSpec, width: number): LabelLine[] {
  const isWhite = spec.wine === 'white';
  const region = spec.region?.name ?? 'Mosel';
  const grape = spec.varietal?.name ?? (isWhite ? 'Riesling' : 'Spätburgunder');
  const year = label.vintage ?? '2021';
  const size = (share: number) => width * share;
  return [
    {
      text: label.name,
      at: 0.4,
      face: 'playfairBlack',
      sizePx: size(0.088),
      ink: LABEL_INKS.wine,
      side: 'right',
      part: PARTS.producer,
    },
    {
      text: year,
      at: 0.475,
      face: 'cinzel',
      sizePx: size(0.09),
      tracking: 0.1,
      ink: LABEL_INKS.year,
      side: 'left',
      part: PARTS.vintage,
    },
    {
      text: SITES[region] ?? null,
      at: 0.535,
      face: 'playfairItalic',
      sizePx: size(0.062),
      side: 'right',
      part: {
        name: 'Village, vineyard | Commune, cru | Comune, vigna | Pueblo, viña | Ort und Lage',
        note: 'the village ends in -er | la commune en -er | il comune in -er | el pueblo en -er | der Ort auf -er',
      },
    },
    {
      text: grape.toLocaleUpperCase(),
      at: 0.61,
      face: 'playfairMedium',
      sizePx: size(0.092),
      tracking: 0.12,
      side: 'left',
      part: {
        name: 'Grape | Cépage | Vitigno | Uva | Rebsorte',
        note: 'at least 85 % of it | 85 % au moins | almeno l’85 % | al menos el 85 % | mindestens 85 %',
      },
    },
    {
      text: 'Spätlese',
      at: 0.675,
      face: 'playfairItalic',
      sizePx: size(0.075),
      ink: LABEL_INKS.wine,
      side: 'right',
      part: {
        name: 'Prädikat',
        note: 'how ripe the grapes were | maturité du raisin | maturità dell’uva | madurez de la uva | die Reife der Trauben',
      },
    },
    {
      text: 'trocken',
      at: 0.725,
      face: 'playfairItalic',
      sizePx: size(0.052),
      side: 'left',
      part: {
        name: 'Taste | Goût | Gusto | Sabor | Geschmack',
        note: 'trocken is dry | trocken : sec | trocken: secco | trocken: seco | trocken, halbtrocken …',
      },
    },
    {
      text: `${region.toLocaleUpperCase()} · PRÄDIKATSWEIN`,
      at: 0.785,
      face: 'playfairMedium',
      sizePx: size(0.056),
      tracking: 0.08,
      side: 'right',
      part: {
        name: 'Region, rank | Région, rang | Regione, rango | Región, rango | Anbaugebiet, Stufe',
        note: 'one of 13 regions | l’une des 13 régions | una delle 13 regioni | una de las 13 regiones | eines von 13 Gebieten',
      },
    },
    {
      text: 'Erzeugerabfüllung',
      at: 0.835,
      face: 'playfairItalic',
      sizePx: size(0.05),
      side: 'left',
      part: PARTS.bottling,
    },
    {
      text: `A. P. Nr. 2 576 123 08 ${String(Number(year) + 1).slice(-2)}`,
      at: 0.885,
      face: 'josefin',
      sizePx: size(0.044),
      side: 'right',
      part: {
        name: 'A. P. number | Numéro A. P. | Numero A. P. | Número A. P. | A. P.-Nummer',
        note: 'passed the official test | contrôle officiel passé | esame ufficiale superato | superó el examen oficial | amtlich geprüft',
      },
    },
  ];
}
