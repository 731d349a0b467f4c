import type { LabelSpec } from './label-spec.ts';

/** Widths in the finished picture below which a line of the label would be a smear. */
const NOTE_NEEDS_PX = 150;
const ORIGIN_NEEDS_PX = 95;

/** The label without the lines too small to be read. The customer's own words always stay. */
export function legibleLabel(spec: LabelSpec, printedWidthPx: number): LabelSpec {
  return {
    ...spec,
    note: printedWidthPx < NOTE_NEEDS_PX ? null : spec.note,
    origin: printedWidthPx < ORIGIN_NEEDS_PX ? null : spec.origin,
  };
}
