import type { LabelDesign, LabelSpec } from './label-spec.ts';
import { drawChateau } from './engraving.ts';
import { flow, type Block, type TextBlock } from './label-flow.ts';
import { print, type LabelSheet } from './label-sheet.ts';
import { drawHills, drawMoonOverVines } from './linocuts.ts';
import {
  drawDiamondRule,
  drawFrame,
  drawGrapeSprig,
  drawSunburst,
  traceShield,
} from './ornaments.ts';

export type PrintDesign = (sheet: LabelSheet) => void;

const gap = (height: number): Block => ({ kind: 'gap', height });
const text = (block: Omit<TextBlock, 'kind'>): TextBlock => ({ kind: 'text', ...block });

/** The customer's words keep their case; ours may be set in capitals. */
const capitals = (spec: LabelSpec, words: string | null) =>
  words === null || spec.isExact ? words : words.toLocaleUpperCase();

/** Further lines of the customer, one block each. */
function ownLines({ lines }: LabelSpec, style: Omit<TextBlock, 'kind' | 'text'>): Block[] {
  return lines.map((line) => text({ text: line, maxLines: 2, ...style }));
}

const bottomOf = (sheet: LabelSheet) => sheet.height / sheet.unit;

const chateau: PrintDesign = (sheet) => {
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
    text({ text: spec.vintage, face: 'cinzel', size: 150, print: 'foil', tracking: 0.12 }),
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

const domaine: PrintDesign = (sheet) => {
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

const minimal: PrintDesign = (sheet) => {
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

const shield: PrintDesign = (sheet) => {
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
      print: 'foil',
      tracking: 0.16,
    }),
    gap(10),
    text({ text: spec.name, face: 'playfairBlack', size: 136, print: 'ink', maxLines: 2 }),
    ...ownLines(spec, { face: 'playfairItalic', size: 84, print: 'ink' }),
    gap(14),
    { kind: 'mark', height: 40, print: 'foil', draw: (ctx) => drawDiamondRule(ctx, 420) },
    gap(10),
    text({ text: spec.vintage, face: 'cinzel', size: 120, print: 'foil', tracking: 0.1 }),
    text({ text: spec.note, face: 'playfairItalic', size: 84, print: 'accent', width: 520 }),
  ]);
};

function drawCrown(ctx: Parameters<typeof drawSunburst>[0]): void {
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

const drawn: PrintDesign = (sheet) => {
  const { spec } = sheet;
  const height = bottomOf(sheet);
  print(sheet, 'accent', (ctx, paper) => {
    ctx.scale(sheet.unit, sheet.unit);
    drawMoonOverVines(ctx, paper, height * 0.47, sheet.random.fork('linocut'));
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

const deco: PrintDesign = (sheet) => {
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
    text({ text: spec.vintage, face: 'limelight', size: 130, print: 'foil', tracking: 0.14 }),
    text({ text: spec.note, face: 'josefin', size: 62, print: 'ink', tracking: 0.05, maxLines: 2 }),
  ]);
};

export const PRINT_DESIGN: Readonly<Record<LabelDesign, PrintDesign>> = {
  chateau,
  domaine,
  minimal,
  shield,
  drawn,
  deco,
};
