import { drawChateau } from '#studio/labels/engraving.ts';
import { flow } from '#studio/labels/label-flow.ts';
import type { Block } from '#studio/labels/label-flow.ts';
import { print } from '#studio/labels/label-sheet.ts';
import { drawDiamondRule, drawFrame } from '#studio/labels/ornaments.ts';
import { bottomOf, gap, ownLines, text } from './parts.ts';
import type { PrintDesign } from './parts.ts';

export const chateau: PrintDesign = (sheet) => {
  const { spec } = sheet;
  print(sheet, 'foil', (ctx) => {
    ctx.scale(sheet.unit, sheet.unit);
    drawFrame(ctx, bottomOf(sheet));
  });
  const engraving: Block = {
    kind: 'mark',
    height: 330,
    print: 'ink',
    draw: (ctx, paper) => {
      ctx.translate(0, 80);
      drawChateau(ctx, paper, 640, sheet.random.fork('chateau'));
    },
  };
  flow(sheet, { top: 90, bottom: bottomOf(sheet) - 90, width: 800 }, [
    engraving,
    gap(20),
    text({ text: spec.name, face: 'playfairBlack', size: 128, print: 'accent', maxLines: 2 }),
    gap(16),
    ...ownLines(spec, { face: 'playfairItalic', size: 84, print: 'ink' }),
    { kind: 'mark', height: 40, print: 'foil', draw: (ctx) => drawDiamondRule(ctx, 520) },
    gap(16),
    text({ text: spec.vintage, face: 'cinzel', size: 150, print: 'gilt', tracking: 0.12 }),
    gap(14),
    text({
      text: spec.origin?.toLocaleUpperCase() ?? null,
      face: 'cormorant',
      size: 92,
      print: 'ink',
      tracking: 0.1,
    }),
    text({ text: spec.note, face: 'playfairItalic', size: 66, print: 'ink', maxLines: 2 }),
  ]);
};
