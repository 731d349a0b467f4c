import type { SKRSContext2D } from '@napi-rs/canvas';
import { flow } from '#studio/labels/label-flow.ts';
import { print } from '#studio/labels/label-sheet.ts';
import { drawDiamondRule, traceShield } from '#studio/labels/ornaments.ts';
import { bottomOf, gap, ownLines, text } from './parts.ts';
import type { PrintDesign } from './parts.ts';

export const shield: PrintDesign = (sheet) => {
  const { spec } = sheet;
  const height = bottomOf(sheet);
  print(sheet, 'foil', (ctx) => {
    ctx.scale(sheet.unit, sheet.unit);
    ctx.lineWidth = 16;
    ctx.translate(500, height / 2);
    traceShield(ctx, 900, height - 70);
    ctx.stroke();
    ctx.lineWidth = 5;
    traceShield(ctx, 850, height - 130);
    ctx.stroke();
  });
  flow(sheet, { top: 120, bottom: height * 0.84, width: 700 }, [
    { kind: 'mark', height: 150, print: 'foil', draw: drawCrown },
    gap(20),
    text({
      text: spec.origin?.toLocaleUpperCase() ?? null,
      face: 'cinzel',
      size: 84,
      print: 'gilt',
      tracking: 0.16,
    }),
    gap(10),
    text({ text: spec.name, face: 'playfairBlack', size: 136, print: 'ink', maxLines: 2 }),
    ...ownLines(spec, { face: 'playfairItalic', size: 84, print: 'ink' }),
    gap(14),
    { kind: 'mark', height: 40, print: 'foil', draw: (ctx) => drawDiamondRule(ctx, 420) },
    gap(10),
    text({ text: spec.vintage, face: 'cinzel', size: 120, print: 'gilt', tracking: 0.1 }),
    text({ text: spec.note, face: 'playfairItalic', size: 84, print: 'accent', width: 520 }),
  ]);
};

function drawCrown(ctx: SKRSContext2D): void {
  ctx.beginPath();
  ctx.moveTo(-90, 50);
  for (const [x, y] of [
    [-110, -30],
    [-50, 8],
    [0, -60],
    [50, 8],
    [110, -30],
    [90, 50],
  ] as const) {
    ctx.lineTo(x, y);
  }
  ctx.fill();
  for (const [x, y] of [
    [-110, -42],
    [0, -72],
    [110, -42],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, 15, 0, Math.PI * 2);
    ctx.fill();
  }
}
