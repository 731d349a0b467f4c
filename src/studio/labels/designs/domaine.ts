import { flow } from '#studio/labels/label-flow.ts';
import { print } from '#studio/labels/label-sheet.ts';
import { drawGrapeSprig } from '#studio/labels/ornaments.ts';
import { bottomOf, gap, ownLines, text } from './parts.ts';
import type { PrintDesign } from './parts.ts';

export const domaine: PrintDesign = (sheet) => {
  const { spec } = sheet;
  const height = bottomOf(sheet);
  print(sheet, 'ink', (ctx) => {
    ctx.scale(sheet.unit, sheet.unit);
    ctx.lineWidth = 6;
    ctx.strokeRect(48, 48, 904, height - 96);
    ctx.lineWidth = 3;
    ctx.strokeRect(66, 66, 868, height - 132);
  });
  flow(sheet, { top: 96, bottom: height - 96, width: 780 }, [
    { kind: 'mark', height: 230, print: 'accent', draw: (ctx) => drawGrapeSprig(ctx, 240) },
    gap(20),
    text({
      text: spec.origin,
      face: 'cinzel',
      size: 128,
      print: 'ink',
      tracking: 0.05,
      maxLines: 2,
    }),
    text({ text: spec.note, face: 'cormorantItalic', size: 74, print: 'ink', maxLines: 2 }),
    gap(24),
    { kind: 'mark', height: 24, print: 'foil', draw: (ctx) => ctx.fillRect(-210, -4, 420, 8) },
    gap(18),
    text({ text: spec.vintage, face: 'playfair', size: 132, print: 'accent', tracking: 0.06 }),
    gap(18),
    text({ text: spec.name, face: 'playfairBlack', size: 100, print: 'ink', maxLines: 2 }),
    ...ownLines(spec, { face: 'cormorant', size: 80, print: 'ink' }),
  ]);
};
