import { drawChateau } from '#studio/labels/engraving.ts';
import { labelFor } from '#studio/labels/label-for.ts';
import type { LabelSpec } from '#studio/labels/label-spec.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { fitWidth, measureText, setText } from '#studio/typography/set-text.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { drawCallouts } from '#studio/litho/education/callouts.ts';
import type { Callout } from '#studio/litho/education/callouts.ts';
import { germanLines } from './german-label.ts';
import { atHome } from './label-home.ts';
import { bottlingOf, certificateOf, isChampagne, legalLines } from './label-law.ts';
import { LABEL_INKS, PARTS } from './label-line.ts';
import type { LabelLine } from './label-line.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

const PAPER = '#fbf6ea';
const GOLD = '#b98a3a';

/** A label and how to read it. */
export function drawLabelPlate(plate: Plate): void {
  const { press, area, textPx } = plate;
  const isWide = area.width > area.height * 0.85;
  const width = Math.min(area.width * (isWide ? 0.5 : 0.56), area.height * 0.72);
  const height = Math.min(width * 1.62, area.height * 0.98);
  const box: Rect = {
    x: area.x + (isWide ? (area.width - width) / 2 : 0),
    y: area.y + (area.height - height) / 2,
    width,
    height,
  };
  press.fill(rectangle(box), PAPER);
  press.stroke(rectangle(box), PLATE_INK, press.unit * 2);
  for (const inset of [0.035, 0.05]) {
    const [dx, weight] = [width * inset, inset > 0.04 ? 1.2 : 3];
    const frame = { x: box.x + dx, y: box.y + dx, width: width - dx * 2, height: height - dx * 2 };
    press.stroke(rectangle(frame), GOLD, press.unit * weight, 'butt');
  }
  const emblem = drawEmblem(plate, box);
  const callouts = linesOn(plate, width)
    .filter(({ text }) => text)
    .map((line) => drawLine(plate, line, box));
  drawCallouts(plate, isWide ? [emblem, ...callouts] : allRight([emblem, ...callouts], box), {
    left: box.x - textPx * 1.1,
    right: box.x + width + textPx * 1.1,
  });
}

/** On a tall sheet there is only room beside the label's right edge. */
const allRight = (callouts: readonly Callout[], box: Rect): Callout[] =>
  callouts.map((callout) => ({
    ...callout,
    side: 'right',
    anchor: [Math.max(callout.anchor[0], box.x + box.width * 0.86), callout.anchor[1]],
  }));

function drawEmblem({ press, random }: Plate, box: Rect): Callout {
  const ctx = press.colour;
  const width = box.width * 0.6;
  ctx.save();
  ctx.translate(box.x + box.width / 2, box.y + box.height * 0.27);
  ctx.fillStyle = PLATE_INK;
  ctx.strokeStyle = PLATE_INK;
  drawChateau(ctx, PAPER, width, random.fork('chateau'));
  ctx.restore();
  return {
    anchor: [box.x + box.width * 0.2, box.y + box.height * 0.2],
    name: 'Emblem | Emblème | Emblema | Emblema | Emblem',
    note: 'the house, or its arms | la maison, ou ses armes | la casa, o lo stemma | la casa, o su escudo | das Haus oder sein Wappen',
    side: 'left',
  };
}

/** Sets the line and points at its end, never through its letters. */
function drawLine(plate: Plate, line: LabelLine, box: Rect): Callout {
  const ctx = plate.press.colour;
  const text = line.text ?? '';
  const style = fitWidth(ctx, text, line, box.width * 0.82);
  const isLeft = line.align === 'left';
  const edge = isLeft ? 0.1 : line.align === 'right' ? 0.9 : 0.5;
  const at: Point = [box.x + box.width * edge, box.y + box.height * line.at];
  ctx.fillStyle = line.ink ?? PLATE_INK;
  setText(ctx, text, at, style);
  const half = line.align ? 0 : measureText(ctx, text, style) / 2;
  const gap = box.width * (line.align ? 0.02 : 0.035);
  const x = line.side === 'left' ? at[0] - half - gap : at[0] + half + gap;
  return { ...line.part, side: line.side, anchor: [x, at[1] - style.sizePx * 0.32] };
}

/** What a label tells, from the house down to what the law wants. */
function linesOn({ spec: asked, random }: Plate, width: number): LabelLine[] {
  const spec = atHome(asked);
  const label = labelFor(spec, random.fork('label').next());
  const isGerman = spec.region?.country === 'Deutschland';
  const own = isGerman ? germanLines(spec, label, width) : usualLines(spec, label, width);
  return [...own, ...legalOn(spec, { width, at: isGerman ? 0.945 : 0.92 })];
}

function usualLines(spec: SceneSpec, label: LabelSpec, width: number): LabelLine[] {
  const size = (share: number) => width * share;
  const isOfGrape = spec.region === null && spec.varietal !== null;
  return [
    {
      text: label.name,
      at: 0.43,
      face: 'playfairBlack',
      sizePx: size(0.105),
      ink: LABEL_INKS.wine,
      side: 'right',
      part: PARTS.producer,
    },
    {
      text: label.origin?.toLocaleUpperCase() ?? null,
      at: 0.535,
      face: 'playfairMedium',
      sizePx: size(0.105),
      tracking: 0.12,
      side: 'left',
      // Without a region the large line is the grape, and the law knows it as a wine of the country.
      part: isOfGrape ? PARTS.grape : PARTS.origin,
    },
    {
      text: certificateOf(spec),
      at: 0.595,
      face: 'playfairItalic',
      sizePx: size(0.052),
      side: 'right',
      part: isOfGrape
        ? PARTS.origin
        : {
            name: 'Appellation | Appellation | Denominazione | Denominación | Appellation',
            note: 'the rules it was made by | les règles qu’il suit | le regole che segue | las reglas que sigue | nach welchen Regeln',
          },
    },
    {
      text: label.vintage,
      at: 0.71,
      face: 'cinzel',
      sizePx: size(0.125),
      tracking: 0.1,
      ink: LABEL_INKS.year,
      side: 'left',
      part: PARTS.vintage,
    },
    {
      text: bottlingOf(spec, label.name),
      at: 0.8,
      face: 'playfairItalic',
      sizePx: size(0.056),
      side: 'right',
      part: isChampagne(spec) ? MADE_BY : PARTS.bottling,
    },
    ...(isChampagne(spec) && !label.vintage ? [dosageLine(size(0.11))] : []),
  ];
}

const MADE_BY = {
  name: 'Maker | Élaborateur | Produttore | Elaborador | Hersteller',
  note: 'NM: a house; RM: a grower | NM : maison ; RM : récoltant | NM: maison; RM: vignaiolo | NM: casa; RM: viticultor | NM: Haus; RM: Winzer',
};

/** Without a year its place is taken by how sweet it is. */
const dosageLine = (sizePx: number): LabelLine => ({
  text: 'BRUT',
  at: 0.71,
  face: 'cinzel',
  sizePx,
  tracking: 0.14,
  ink: LABEL_INKS.year,
  side: 'left',
  part: {
    name: 'Dosage | Dosage | Dosaggio | Dosage | Dosage',
    note: 'brut: below 12 g of sugar | brut : moins de 12 g de sucre | brut: meno di 12 g di zucchero | brut: menos de 12 g de azúcar | brut: unter 12 g Zucker',
  },
});

/** Strength and contents stand in the corners below. */
function legalOn(spec: SceneSpec, { width, at }: { width: number; at: number }): LabelLine[] {
  const { alcohol, volume } = legalLines(spec);
  const style = { face: 'josefin', sizePx: width * 0.046, at } as const;
  return [
    { ...style, text: alcohol, align: 'left', side: 'left', part: PARTS.alcohol },
    { ...style, text: volume, align: 'right', side: 'right', part: PARTS.contents },
  ];
}
