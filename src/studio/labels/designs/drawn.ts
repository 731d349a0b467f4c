import { flow } from '#studio/labels/label-flow.ts';
import { print } from '#studio/labels/label-sheet.ts';
import { drawMoonOverVines } from '#studio/labels/linocuts.ts';
import { drawEmblem } from '#studio/labels/emblem.ts';
import { bottomOf, gap, ownLines, text } from './parts.ts';
import type { PrintDesign } from './parts.ts';

export const drawn: PrintDesign = (sheet) => {
  const { spec } = sheet;
  const height = bottomOf(sheet);
  print(sheet, 'accent', (ctx, paper) => {
    ctx.scale(sheet.unit, sheet.unit);
    if (!spec.emblem) {
      drawMoonOverVines(ctx, paper, height * 0.47, sheet.random.fork('linocut'));
      return;
    }
    ctx.translate(500, height * 0.27);
    drawEmblem(ctx, { thing: spec.emblem, paper, width: 820, height: height * 0.42 });
  });
  flow(sheet, { top: height * 0.5, bottom: height - 70, width: 840 }, [
    text({ text: spec.name, face: 'playfairBlack', size: 124, print: 'ink', maxLines: 2 }),
    ...ownLines(spec, { face: 'playfairItalic', size: 84, print: 'ink' }),
    gap(10),
    text({ text: spec.origin, face: 'script', size: 128, print: 'accent' }),
    gap(10),
    text({ text: spec.vintage, face: 'josefinBold', size: 92, print: 'ink', tracking: 0.22 }),
    text({ text: spec.note, face: 'josefin', size: 62, print: 'ink', tracking: 0.05, maxLines: 2 }),
  ]);
};
