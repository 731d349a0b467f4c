import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { stream } from '#studio/random.ts';
import type { Random } from '#studio/random.ts';
import type { LabelSpec } from './label-spec.ts';

/** How a mark is printed: flat ink, accent ink slightly raised, hot foil, or gilt: ink with a dusting of foil, for letters. */
export type PrintStyle = 'ink' | 'accent' | 'foil' | 'gilt';

/** The paper being printed: colour and relief are drawn with the same strokes. */
export interface LabelSheet {
  width: number;
  height: number;
  /** A thousandth of the width. */
  unit: number;
  spec: LabelSpec;
  random: Random;
  colour: SKRSContext2D;
  relief: SKRSContext2D;
}

/** Relief bytes: height, foil, roughness. */
const PAPER_RELIEF = 'rgb(128,0,165)';
const PRINTED_RELIEF: Readonly<Record<PrintStyle, string>> = {
  ink: 'rgb(140,0,150)',
  accent: 'rgb(172,0,130)',
  foil: 'rgb(190,255,95)',
  // Pure foil vanishes on pale paper when it mirrors a lamp, and takes the digits of a vintage with it.
  gilt: 'rgb(190,70,120)',
};

export function createSheet(spec: LabelSpec, width: number, height: number): LabelSheet {
  const colour = createCanvas(width, height).getContext('2d');
  const relief = createCanvas(width, height).getContext('2d');
  colour.fillStyle = spec.paper;
  colour.fillRect(0, 0, width, height);
  relief.fillStyle = PAPER_RELIEF;
  relief.fillRect(0, 0, width, height);
  const random = stream(spec.seed, 'sheet');
  return { width, height, unit: width / 1000, spec, random, colour, relief };
}

/** Marks drawn with the chosen ink; `paper` is the fill that knocks them out again. */
export type Draw = (ctx: SKRSContext2D, paper: string) => void;

/** Draws the same marks on paper and in relief. */
export function print(sheet: LabelSheet, style: PrintStyle, draw: Draw): void {
  const { ink, accent, foil } = sheet.spec;
  const colours: Record<PrintStyle, string> = { ink, accent, foil, gilt: giltOf(sheet.spec) };
  for (const [ctx, fill, paper] of [
    [sheet.colour, colours[style], sheet.spec.paper],
    [sheet.relief, PRINTED_RELIEF[style], PAPER_RELIEF],
  ] as const) {
    ctx.save();
    ctx.fillStyle = fill;
    ctx.strokeStyle = fill;
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    draw(ctx, paper);
    ctx.restore();
  }
}

/** Towards the ink: darker on pale paper, paler on dark. */
const giltOf = ({ foil, ink }: LabelSpec): string => mixHex(foil, ink, 0.5);
