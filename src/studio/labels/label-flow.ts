import type { Face } from '#studio/typography/faces.ts';
import { fitLines } from '#studio/typography/break-lines.ts';
import type { FittedText } from '#studio/typography/break-lines.ts';
import { setText } from '#studio/typography/set-text.ts';
import { print } from './label-sheet.ts';
import type { Draw, LabelSheet, PrintStyle } from './label-sheet.ts';

/** A bottle's label is some 200 pixels wide in the picture: smaller type than this is a smear. */
const SMALLEST_SIZE = 58;

/** Sizes are thousandths of the label's width. */
export interface TextBlock {
  kind: 'text';
  text: string | null;
  face: Face;
  size: number;
  print: PrintStyle;
  tracking?: number;
  maxLines?: number;
  /** Narrower than the area, where the label tapers. */
  width?: number;
}
interface MarkBlock {
  kind: 'mark';
  height: number;
  print: PrintStyle;
  /** Draws around (0, 0), the middle of the block; one unit is a thousandth of the width. */
  draw: Draw;
}
interface GapBlock {
  kind: 'gap';
  height: number;
}
export type Block = TextBlock | MarkBlock | GapBlock;

interface Area {
  /** All in thousandths of the label's width. */
  top: number;
  bottom: number;
  width: number;
}

interface PlacedBlock {
  block: Block;
  height: number;
  fitted: FittedText | null;
}

/** Stacks the blocks in the middle of the label; gaps give way first, then everything shrinks. */
export function flow(sheet: LabelSheet, area: Area, blocks: readonly Block[]): void {
  const placed = blocks
    .filter((block) => block.kind !== 'text' || block.text)
    .map((block) => measure(sheet, block, area.width));
  const room = area.bottom - area.top;
  const gaps = sum(placed.filter(({ block }) => block.kind === 'gap'));
  const solid = sum(placed) - gaps;
  const gapScale = Math.max(0.25, Math.min(1.6, gaps > 0 ? (room - solid) / gaps : 1));
  const scale = Math.min(1, room / (solid + gaps * gapScale));
  let y = area.top + (room - (solid + gaps * gapScale) * scale) / 2;
  for (const item of placed) {
    const height = item.height * scale * (item.block.kind === 'gap' ? gapScale : 1);
    drawBlock(sheet, item, y, scale);
    y += height;
  }
}

function measure(sheet: LabelSheet, block: Block, areaWidth: number): PlacedBlock {
  if (block.kind !== 'text') return { block, height: block.height, fitted: null };
  const style = { face: block.face, sizePx: block.size, tracking: block.tracking ?? 0 };
  const maxWidth = block.width ?? areaWidth;
  const fitted = fitLines(sheet.colour, block.text ?? '', {
    style,
    maxWidth,
    maxLines: block.maxLines ?? 1,
  });
  const tooSmall = fitted.style.sizePx < SMALLEST_SIZE && (block.maxLines ?? 1) < 3;
  const final = tooSmall
    ? fitLines(sheet.colour, block.text ?? '', { style, maxWidth, maxLines: 3 })
    : fitted;
  return { block, height: final.lines.length * final.style.sizePx * 1.08, fitted: final };
}

function drawBlock(sheet: LabelSheet, placed: PlacedBlock, y: number, scale: number): void {
  const { block, fitted, height } = placed;
  if (block.kind === 'gap') return;
  print(sheet, block.print, (ctx, paper) => {
    ctx.scale(sheet.unit, sheet.unit);
    ctx.translate(500, y);
    ctx.scale(scale, scale);
    if (block.kind === 'mark') {
      ctx.translate(0, height / 2);
      block.draw(ctx, paper);
      return;
    }
    fitted?.lines.forEach((line, i) => {
      setText(ctx, line, [0, (i * 1.08 + 0.86) * fitted.style.sizePx], fitted.style);
    });
  });
}

function sum(blocks: readonly PlacedBlock[]): number {
  return blocks.reduce((total, { height }) => total + height, 0);
}
