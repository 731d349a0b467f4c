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
    { anchor: at(leftX, 0.2), name: 'Emblem', note: 'the house, or its arms', side: left },
    { anchor: at(0.88, 0.44), name: 'Producer', note: 'who made the wine', side: 'right' },
    label.vintage
      ? {
          anchor: at(isWide ? 0.3 : 0.7, 0.67),
          name: 'Vintage',
          note: 'the year of the harvest',
          side: left,
        }
      : null,
    label.origin
      ? { anchor: at(0.76, 0.79), name: 'Origin', note: 'where the grapes grew', side: 'right' }
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
  if (note === region?.appellation) return ['Appellation', 'the rules it was made by'];
  if (note === varietal?.name) return ['Grape', 'what it was made of'];
  return note?.startsWith('Mis en')
    ? ['Bottling', 'bottled at the estate']
    : ['Style', 'colour and sweetness'];
}
