import { flow } from '#studio/labels/label-flow.ts';
import { drawHills } from '#studio/labels/linocuts.ts';
import { bottomOf, capitals, gap, ownLines, text } from './parts.ts';
import type { PrintDesign } from './parts.ts';

export const minimal: PrintDesign = (sheet) => {
  const { spec } = sheet;
  const height = bottomOf(sheet);
  const random = sheet.random.fork('mark');
  const isSun = random.chance(0.5);
  flow(sheet, { top: 90, bottom: height - 90, width: 800 }, [
    {
      kind: 'mark',
      height: 300,
      print: isSun ? 'foil' : 'accent',
      draw: (ctx, paper) => {
        ctx.beginPath();
        ctx.arc(0, 0, 118, 0, Math.PI * 2);
        ctx.fill();
        ctx.fillStyle = paper;
        if (!isSun) drawHills(ctx, 300);
      },
    },
    gap(70),
    text({
      text: capitals(spec, spec.name),
      face: 'josefinBold',
      size: 104,
      print: 'ink',
      tracking: 0.12,
      maxLines: 3,
    }),
    ...ownLines(spec, { face: 'josefin', size: 78, print: 'ink', tracking: 0.06 }),
    gap(46),
    { kind: 'mark', height: 16, print: 'accent', draw: (ctx) => ctx.fillRect(-60, -4, 120, 8) },
    gap(46),
    text({
      text: spec.origin?.toLocaleUpperCase() ?? null,
      face: 'josefin',
      size: 76,
      print: 'ink',
      tracking: 0.18,
    }),
    text({ text: spec.vintage, face: 'josefinBold', size: 96, print: 'accent', tracking: 0.2 }),
    text({ text: spec.note, face: 'josefin', size: 62, print: 'ink', tracking: 0.06, maxLines: 2 }),
  ]);
};
