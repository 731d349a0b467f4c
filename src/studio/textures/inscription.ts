import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PaintedLayers } from '#studio/scene-graph.ts';
import { fitLines, LEADING } from '#studio/typography/break-lines.ts';
import type { Face } from '#studio/typography/faces.ts';
import { measureText, setText, useStyle } from '#studio/typography/set-text.ts';
import type { TextStyle } from '#studio/typography/set-text.ts';
import type { TileSize } from './material-map.ts';

export interface InscriptionSpec {
  /** Lines that were written apart; each may be broken once more where that makes the type larger. */
  lines: readonly string[];
  face: Face;
  ink: string;
  /** Most lines that the text is broken into. */
  maxLines: number;
  /** The ground with the letters cut out of it, lit from behind, instead of the letters alone. */
  isStencil?: boolean;
}

/** Share of the plate that stays free round the letters. */
const MARGIN = 0.03;
/** Size of the type in widths of the plate, below which the lines of a list are broken to make it larger. */
const LEGIBLE = 0.085;
/** Room between the entries of a list, in sizes of its type. */
const [NARROWEST_GAP, WIDEST_GAP] = [0.25, 1.1];

/** Words as they were written, as large as their plate allows; see-through beside the letters, or only there. */
export function paintInscription(
  { width, height }: TileSize,
  { lines, face, ink, maxLines, isStencil = false }: InscriptionSpec,
): PaintedLayers {
  const canvas = createCanvas(width, height);
  const c = canvas.getContext('2d');
  if (isStencil) {
    c.fillStyle = ink;
    c.fillRect(0, 0, width, height);
    c.globalCompositeOperation = 'destination-out';
  }
  c.fillStyle = ink;
  setLines(c, { lines, face, maxLines, width, height });
  return { color: c.getImageData(0, 0, width, height).data };
}

interface Plate {
  lines: readonly string[];
  face: Face;
  maxLines: number;
  width: number;
  height: number;
}

function setLines(c: SKRSContext2D, { lines, face, maxLines, width, height }: Plate): void {
  const box = { width: width * (1 - 2 * MARGIN), height: height * (1 - 2 * MARGIN) };
  const large: TextStyle = { face, sizePx: box.height / inkOf(c, face) };
  const broken = lines.map(
    (line) =>
      fitLines(c, line, {
        style: large,
        maxWidth: box.width,
        maxLines: Math.max(lines.length > 1 ? 2 : 1, Math.round(maxLines / lines.length)),
        maxHeight: (box.height / lines.length) * (LEADING / inkOf(c, face)),
      }).lines,
  );
  const whole = lines.map((line) => [line]);
  const fit = (entries: readonly (readonly string[])[]) => sizeFor(c, entries, large, box);
  // A list keeps its lines as long as they can be read.
  const isLegible = lines.length > 1 && fit(whole) > box.width * LEGIBLE;
  const entries = isLegible ? whole : broken;
  const sizePx = fit(entries);
  const style = { ...large, sizePx };
  const rows = entries.flat();
  const tight = (rows.length - 1) * LEADING + inkOf(c, face);
  // What height is left parts the entries of a list.
  const gaps = entries.length - 1;
  const gap = gaps > 0 ? Math.min(WIDEST_GAP, (box.height / sizePx - tight) / gaps) : 0;
  const { ascent } = metricsOf(c, style);
  let y = (height - (tight + gaps * gap) * sizePx) / 2 + ascent;
  for (const entry of entries) {
    for (const row of entry) {
      setText(c, row, [width / 2, y], style);
      y += LEADING * sizePx;
    }
    y += gap * sizePx;
  }
}

/** The largest size at which all rows fit, with room between the entries. */
function sizeFor(
  c: SKRSContext2D,
  entries: readonly (readonly string[])[],
  large: TextStyle,
  box: { width: number; height: number },
): number {
  const rows = entries.flat();
  const widest = Math.max(1, ...rows.map((row) => measureText(c, row, large)));
  const tall =
    (rows.length - 1) * LEADING + inkOf(c, large.face) + (entries.length - 1) * NARROWEST_GAP;
  return Math.min((large.sizePx * box.width) / widest, box.height / tall);
}

/** Ascenders to descenders, as a share of the size. */
function inkOf(c: SKRSContext2D, face: Face): number {
  const { ascent, descent } = metricsOf(c, { face, sizePx: 100 });
  return (ascent + descent) / 100;
}

function metricsOf(c: SKRSContext2D, style: TextStyle): { ascent: number; descent: number } {
  useStyle(c, style);
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = c.measureText('ÉHbdfhklgjpqy');
  return { ascent: actualBoundingBoxAscent, descent: actualBoundingBoxDescent };
}
