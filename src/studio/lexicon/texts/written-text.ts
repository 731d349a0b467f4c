import type { Carrier } from '#studio/lexicon/lettering/find-carrier.ts';

export type TextRole = 'label' | 'title' | 'subtitle' | 'caption' | 'any';

/** Words that the customer wants to read in the picture, kept letter by letter. */
export interface ExactText {
  text: string;
  role: TextRole;
  /** What it is written on, if that is neither a label nor the sheet itself. */
  carrier?: Carrier;
}

/** A text with its place in the prompt. */
export interface FoundText extends ExactText {
  at: number;
  /** How much of the prompt it takes up, marks included. */
  length: number;
}
