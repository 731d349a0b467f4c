import { hexBytes } from '#studio/textures/colour.ts';
import type { LabelDesign } from './label-designs.ts';

export interface LabelColours {
  paper: string;
  ink: string;
  accent: string;
  foil: string;
}

type ByPaper = Readonly<Record<'light' | 'dark', readonly LabelColours[]>>;

const set = (paper: string, ink: string, accent: string, foil = '#b98a3a'): LabelColours => ({
  paper,
  ink,
  accent,
  foil,
});

const BLACK_AND_GOLD = [set('#14110f', '#efe3c6', '#d8b36a', '#c99d4e')];

/** Papers and inks that printers of each kind of label really use. */
export const LABEL_COLOURS: Readonly<Record<LabelDesign, ByPaper>> = {
  chateau: {
    light: [set('#f2ead8', '#2a1c16', '#7a1420'), set('#efe6d2', '#1d2430', '#5b1a24')],
    dark: [set('#f1e8d3', '#2a1c16', '#7a1420'), ...BLACK_AND_GOLD],
  },
  domaine: {
    light: [set('#f5efdf', '#24201c', '#6d1327'), set('#f3ecd9', '#1f2a24', '#2f4a35')],
    dark: [set('#f4edda', '#24201c', '#6d1327')],
  },
  minimal: {
    light: [set('#f7f4ee', '#1c1a19', '#8a2433'), set('#efe9e1', '#22262b', '#b5563c')],
    dark: [set('#1a191b', '#f2ece2', '#c9a24a'), set('#f7f4ee', '#1c1a19', '#8a2433')],
  },
  shield: {
    light: [set('#f3ead2', '#221b14', '#7a1420', '#b8893a')],
    dark: [set('#12100f', '#f0e4c8', '#d9b56c', '#cda255'), set('#f3ead2', '#221b14', '#7a1420')],
  },
  drawn: {
    light: [set('#f6efe2', '#2b2420', '#b4472e'), set('#f1ead6', '#24302c', '#3f6b58')],
    dark: [set('#22252c', '#f0e8d6', '#d98a4a')],
  },
  deco: {
    light: [set('#f3ead6', '#1d2230', '#7a1a2b'), set('#f0e7d2', '#1e1a17', '#0f4a44')],
    dark: [set('#15202f', '#f2e6c8', '#d9b061', '#cfa252'), ...BLACK_AND_GOLD],
  },
};

/** Ink on pale and on dark paper, by the name a customer gives it. */
const INKS: Readonly<Record<string, readonly [string, string]>> = {
  gold: ['#a8782a', '#d8b36a'],
  silver: ['#83868c', '#c9ccd2'],
  red: ['#a3161f', '#d8483e'],
  blue: ['#1f3f7a', '#8fb3e0'],
  green: ['#23523a', '#9cc79a'],
  black: ['#151312', '#151312'],
  white: ['#fbfaf6', '#fbfaf6'],
};
const DARK_PAPER = '#16181c';
const PALE_PAPER = '#f4eedf';

/** 'Gold lettering': every letter is printed so, on paper that it is read on. */
export function lettered<T extends LabelColours>(label: T, name: string): T {
  const inks = INKS[name];
  if (!inks) return label;
  const isDark = isDarkPaper(label.paper);
  const paper =
    name === 'white' && !isDark
      ? DARK_PAPER
      : name === 'black' && isDark
        ? PALE_PAPER
        : label.paper;
  const ink = inks[isDarkPaper(paper) ? 1 : 0];
  return { ...label, paper, ink, accent: ink, foil: ink };
}

function isDarkPaper(paper: string): boolean {
  const [r, g, b] = hexBytes(paper);
  return r * 0.3 + g * 0.59 + b * 0.11 < 120;
}

/** The same label on paper of another colour, in an ink that is read on it. */
export function onPaper<T extends LabelColours>(label: T, paper: string): T {
  return isDarkPaper(paper)
    ? { ...label, paper, ink: '#f4ead2', accent: '#dcb96e', foil: '#d0a65a' }
    : { ...label, paper, ink: '#211a17', accent: '#5b1a24' };
}
