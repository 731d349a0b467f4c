import { readFileSync } from 'node:fs';

/** [colour, outline, opacity in percent where it is no full ink]. */
export type FlatShape = readonly [colour: string, outline: string, opacity?: number];

/** A thing as flat shapes, back to front, in units of its own box. */
export interface FlatCut {
  box: readonly [left: number, top: number, width: number, height: number];
  /** The colour that changes when another is asked for. */
  main: string;
  shapes: readonly FlatShape[];
}

let outlines: Readonly<Record<string, FlatCut>> | undefined;

/** Read when the first of them is drawn; prompts without such things never pay for it. */
export function outlineOf(icon: string): FlatCut {
  outlines ??= JSON.parse(
    readFileSync(new URL('./outlines.json', import.meta.url), 'utf8'),
  ) as Record<string, FlatCut>;
  const cut = outlines[icon];
  if (!cut) throw new Error(`There is no outline “${icon}”; run scripts/distil/outlines.ts.`);
  return cut;
}
