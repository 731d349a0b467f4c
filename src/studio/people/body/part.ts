import type { ThingId } from '#studio/things/catalogue.ts';

/** What a point of somebody, or of what is with them, belongs to. */
export type Part =
  | 'skin'
  | 'hair'
  | 'torso'
  | 'sleeve'
  | 'legs'
  | 'shoes'
  | 'boots'
  | 'hose'
  | 'hat'
  | 'band'
  | 'toque'
  | 'veil'
  | 'wreath'
  | 'scarf'
  | 'glass'
  | 'wine'
  | 'stream'
  | 'eye'
  | 'lip'
  | 'beard'
  | 'shades'
  | 'grapes'
  | 'bottle'
  | 'label'
  | 'foil'
  | 'decanter'
  | 'decanted'
  | 'basket'
  | 'crate'
  | 'counter'
  | 'bar'
  | 'worktop'
  | 'blade'
  | 'handle'
  | 'sample'
  | 'shears'
  | 'pipette'
  | 'tray'
  | 'corkscrew'
  | 'cup'
  | 'lantern'
  | 'flame'
  | 'petals'
  | 'stems'
  | 'book'
  | 'pages'
  | 'pan'
  | 'barrel'
  | 'hoop'
  | 'iron'
  | 'tub'
  | 'heap'
  | 'table'
  | 'chair'
  | 'bench'
  | 'sofa'
  | 'armchair'
  | 'cat'
  | 'dog'
  | 'trunk'
  | 'leaves'
  | 'bole'
  | 'crown'
  | 'felt'
  | 'apron'
  | 'paper'
  | 'brow'
  | 'sclera'
  | 'iris'
  | 'glint'
  | 'teeth'
  | 'collar'
  | 'step'
  | 'stone'
  | 'rail'
  | 'gold'
  | 'silver'
  | 'fur'
  | 'bike'
  | 'tyre'
  | 'tractor'
  | 'lugs'
  | 'rim'
  | 'blanket'
  | 'tie'
  | 'pearl'
  | 'pack'
  | 'cape'
  | 'coat'
  | 'frame'
  | 'blindfold'
  | 'knit'
  | 'hammock'
  | 'wheelchair'
  | 'wheel'
  | 'soil'
  | 'rack'
  | `${'ware' | 'trim' | 'pane'}${number}`;

export type Take = (distance: number, part: Part) => void;

export interface Sample {
  distance: number;
  part: Part;
}

/** Parts that are things of their own to the inventory; the glass has its own rule. */
export const THING_OF: Partial<Record<Part, ThingId>> = {
  boots: 'boot',
  hat: 'straw_hat',
  band: 'straw_hat',
  shades: 'sunglasses',
  grapes: 'grapes',
  heap: 'grapes',
  bottle: 'bottle',
  label: 'bottle',
  foil: 'bottle',
  decanter: 'decanter',
  decanted: 'decanter',
  basket: 'basket',
  crate: 'crate',
  shears: 'secateurs',
  blade: 'secateurs',
  handle: 'corkscrew',
  sample: 'pipette',
  pipette: 'pipette',
  tray: 'tray',
  corkscrew: 'corkscrew',
  cup: 'clay_cup',
  lantern: 'lantern',
  flame: 'lantern',
  petals: 'flowers',
  stems: 'flowers',
  book: 'book',
  pages: 'book',
  barrel: 'barrel',
  hoop: 'barrel',
  tub: 'tub',
  iron: 'tub',
  bar: 'counter',
  bench: 'bench',
  sofa: 'sofa',
  armchair: 'armchair',
  cat: 'cat',
  dog: 'dog',
  step: 'stone_steps',
  stone: 'stone_wall',
  bike: 'bicycle',
  tyre: 'bicycle',
  tractor: 'tractor',
  lugs: 'tractor',
  rim: 'tractor',
  trunk: 'vines',
  leaves: 'vines',
  bole: 'tree',
  crown: 'tree',
  rack: 'riddling_rack',
};

/** The clear wall of a ware. */
export const isPane = (part: Part): boolean => part.startsWith('pane');

/** Light passes through it. */
export const isClear = (part: Part): boolean => CLEAR.has(part) || isPane(part);
const CLEAR: ReadonlySet<Part> = new Set<Part>(['glass', 'wine', 'decanter', 'pipette']);
