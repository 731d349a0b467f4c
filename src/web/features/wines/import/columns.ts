import Papa from 'papaparse';
import { LABEL_SIDES } from '#shared/rules/pictures/wines.ts';

const WINE_COLUMNS = [
  'name',
  'producer',
  'vintage',
  'grape',
  'appellation',
  'colour',
  'bottle',
  'glass',
  'closure',
  'closure_colour',
  'closure_finish',
  'filled_percent',
] as const;

/** Of each label; every one is optional. */
export const LABEL_COLUMNS = [
  'artwork',
  'page',
  'words',
  'template',
  'width_mm',
  'height_mm',
  'above_foot_mm',
  'corners',
  'paper',
  'mask',
  'mask_finish',
] as const;

/** Every column of the table, in the template's order. */
export const COLUMNS: readonly string[] = [
  ...WINE_COLUMNS,
  ...LABEL_SIDES.flatMap((side) => LABEL_COLUMNS.map((name) => `${side}_${name}`)),
];

/** What other people's tables call the same thing. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  wine: 'name',
  wine_name: 'name',
  winery: 'producer',
  estate: 'producer',
  year: 'vintage',
  grapes: 'grape',
  variety: 'grape',
  varietal: 'grape',
  region: 'appellation',
  color: 'colour',
  closure_color: 'closure_colour',
  filled: 'filled_percent',
};

/** The names of a table's columns as ours, where they mean the same and ours is not there itself. */
export function ourColumns(names: readonly string[]): string[] {
  const taken = new Set(names);
  return names.map((name) => {
    const ours = OTHER_NAMES[name];
    if (!ours || taken.has(ours)) return name;
    taken.add(ours);
    return ours;
  });
}

const EXAMPLES: readonly Record<string, string>[] = [
  {
    name: 'Clos des Vignes',
    producer: 'Domaine Example',
    vintage: '2021',
    grape: 'Pinot Noir',
    appellation: 'Bourgogne',
    colour: 'Red',
    bottle: 'Burgundy',
    glass: 'Dead leaf',
    closure: 'Cork and capsule',
    closure_colour: '#5a1524',
    closure_finish: 'Matt',
    filled_percent: '86',
    front_artwork: 'clos-des-vignes-front.png',
    front_width_mm: '90',
    front_height_mm: '80',
    front_above_foot_mm: '36',
    front_corners: 'Square',
    front_paper: 'Laid',
    back_artwork: 'clos-des-vignes-back.pdf',
    back_page: '1',
    back_width_mm: '70',
  },
  {
    name: 'Brise',
    producer: 'Domaine Example',
    vintage: 'NV',
    colour: 'Sparkling rosé',
    bottle: 'Champagne',
    glass: 'Antique green',
    closure: 'Cork and wire',
    closure_finish: 'Foil',
    front_words: 'Brise | Brut rosé',
    front_template: 'Minimal',
  },
];

/** A byte order mark in front, or spreadsheets read accents wrongly. */
export function templateSheet(): Blob {
  const text = Papa.unparse({
    fields: [...COLUMNS],
    data: EXAMPLES.map((row) => COLUMNS.map((column) => row[column] ?? '')),
  });
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv' });
}
