import { createCanvas, ImageData } from '@napi-rs/canvas';
import { labelFor, type LabelSpec } from '#studio/labels/label-spec.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { LABEL_COLOURS } from '#studio/labels/label-colours.ts';
import { paintLabel } from '#studio/labels/paint-label.ts';
import { rectangle, type Point } from '#studio/litho/geometry.ts';
import { drawCallouts, type Callout } from './callouts.ts';
import { PLATE_INK, type Plate } from './plate.ts';

/** A label and how to read it. */
export function drawLabelPlate(plate: Plate): void {
  const { press, area, spec, random } = plate;
  const isWide = area.width > area.height * 0.85;
  const width = Math.round(Math.min(area.width * (isWide ? 0.48 : 0.56), area.height * 0.8));
  const height = Math.round(width * 1.2);
  const left = Math.round(area.x + (isWide ? (area.width - width) / 2 : 0));
  const top = Math.round(area.y + (area.height - height) / 2);
  const label = {
    ...labelFor(spec, random.fork('label').next()),
    design: 'chateau' as const,
    ...LABEL_COLOURS.chateau.light[0],
  };
  const sheet = createCanvas(width, height);
  const { color } = paintLabel(label, { width, height });
  sheet.getContext('2d').putImageData(new ImageData(color, width, height), 0, 0);
  const box = rectangle({ x: left, y: top, width, height });
  press.fill(box, label.paper);
  press.colour.drawImage(sheet, left, top);
  press.stroke(box, PLATE_INK, press.unit * 2);
  const at = (u: number, v: number): Point => [left + width * u, top + height * v];
  drawCallouts(plate, labelParts(at, isWide, label, spec), {
    left: left - plate.textPx * 1.2,
    right: left + width + plate.textPx * 1.2,
  });
}

function labelParts(
  at: (u: number, v: number) => Point,
  isWide: boolean,
  label: LabelSpec,
  spec: SceneSpec,
): Callout[] {
  const noteNames = readNote(label.note, spec);
  const left = isWide ? 'left' : 'right';
  const leftX = isWide ? 0.16 : 0.86;
  const parts: (Callout | null)[] = [
    {
      anchor: at(leftX, 0.2),
      name: 'Emblem | Emblème | Emblema | Emblema | Emblem',
      note: 'the house, or its arms | la maison, ou ses armes | la casa, o lo stemma | la casa, o su escudo | das Haus oder sein Wappen',
      side: left,
    },
    {
      anchor: at(0.88, 0.44),
      name: 'Producer | Producteur | Produttore | Productor | Erzeuger',
      note: 'who made the wine | qui a fait le vin | chi ha fatto il vino | quién hizo el vino | wer den Wein gemacht hat',
      side: 'right',
    },
    label.vintage
      ? {
          anchor: at(isWide ? 0.3 : 0.7, 0.67),
          name: 'Vintage | Millésime | Annata | Añada | Jahrgang',
          note: 'the year of the harvest | l’année de la vendange | l’anno della vendemmia | el año de la vendimia | das Jahr der Lese',
          side: left,
        }
      : null,
    label.origin
      ? {
          anchor: at(0.76, 0.79),
          name: 'Origin | Origine | Origine | Origen | Herkunft',
          note: 'where the grapes grew | où le raisin a mûri | dove è cresciuta l’uva | donde creció la uva | wo die Trauben wuchsen',
          side: 'right',
        }
      : null,
    label.note
      ? {
          anchor: at(isWide ? 0.22 : 0.8, 0.88),
          name: noteNames[0],
          note: noteNames[1],
          side: left,
        }
      : null,
  ];
  return parts.filter((part) => part !== null);
}

/** What the last line of the label tells. */
function readNote(note: string | null, { region, varietal }: SceneSpec): readonly [string, string] {
  if (note === region?.appellation)
    return [
      'Appellation | Appellation | Denominazione | Denominación | Appellation',
      'the rules it was made by | les règles qu’il suit | le regole che segue | las reglas que sigue | nach welchen Regeln',
    ];
  if (note === varietal?.name)
    return [
      'Grape | Cépage | Vitigno | Uva | Rebsorte',
      'what it was made of | de quoi il est fait | di che cosa è fatto | de qué está hecho | woraus er gemacht ist',
    ];
  return note?.startsWith('Mis en')
    ? [
        'Bottling | Mise | Imbottigliato | Embotellado | Abfüllung',
        'bottled at the estate | mis au domaine | imbottigliato all’origine | embotellado en la propiedad | Gutsabfüllung',
      ]
    : [
        'Style | Style | Stile | Estilo | Stil',
        'colour and sweetness | couleur et sucre | colore e dolcezza | color y dulzor | Farbe und Süße',
      ];
}
