import { flow } from '#studio/labels/label-flow.ts';
import { print } from '#studio/labels/label-sheet.ts';
import { drawFrame, drawSunburst } from '#studio/labels/ornaments.ts';
import { bottomOf, capitals, gap, ownLines, text } from './parts.ts';
import type { PrintDesign } from './parts.ts';

export const deco: PrintDesign = (sheet) => {
  const { spec } = sheet;
  const height = bottomOf(sheet);
  print(sheet, 'foil', (ctx) => {
    ctx.scale(sheet.unit, sheet.unit);
    drawFrame(ctx, height, 50);
  });
  flow(sheet, { top: 100, bottom: height - 100, width: 770 }, [
    {
      kind: 'mark',
      height: 310,
      print: 'foil',
      draw: (ctx) => {
        ctx.translate(0, 150);
        drawSunburst(ctx, 290);
      },
    },
    gap(30),
    text({
      text: capitals(spec, spec.name),
      face: 'limelight',
      size: 116,
      print: 'accent',
      maxLines: 3,
    }),
    ...ownLines(spec, { face: 'josefinBold', size: 74, print: 'ink', tracking: 0.05 }),
    gap(30),
    text({
      text: spec.origin?.toLocaleUpperCase() ?? null,
      face: 'josefinBold',
      size: 80,
      print: 'ink',
      tracking: 0.2,
    }),
    text({ text: spec.vintage, face: 'limelight', size: 130, print: 'gilt', tracking: 0.14 }),
    text({ text: spec.note, face: 'josefin', size: 62, print: 'ink', tracking: 0.05, maxLines: 2 }),
  ]);
};
