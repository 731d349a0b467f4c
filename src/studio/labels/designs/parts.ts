import type { LabelSpec } from '#studio/labels/label-spec.ts';
import type { Block, TextBlock } from '#studio/labels/label-flow.ts';
import type { LabelSheet } from '#studio/labels/label-sheet.ts';

export type PrintDesign = (sheet: LabelSheet) => void;

export const gap = (height: number): Block => ({ kind: 'gap', height });
export const text = (block: Omit<TextBlock, 'kind'>): TextBlock => ({ kind: 'text', ...block });

/** The customer's words keep their case; ours may be set in capitals. */
export const capitals = (spec: LabelSpec, words: string | null) =>
  words === null || spec.isExact ? words : words.toLocaleUpperCase();

/** Further lines of the customer, one block each. */
export function ownLines({ lines }: LabelSpec, style: Omit<TextBlock, 'kind' | 'text'>): Block[] {
  return lines.map((line) => text({ text: line, maxLines: 2, ...style }));
}

export const bottomOf = (sheet: LabelSheet) => sheet.height / sheet.unit;
