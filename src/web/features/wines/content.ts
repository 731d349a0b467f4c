import type { ArtworkLabel, Label, WineDraft } from '#shared/contract/wines.ts';
import {
  BOTTLES,
  CAPSULE_FINISHES,
  CLOSURES,
  GLASS_COLOURS,
  LABEL_CORNERS,
  LABEL_PAPERS,
  LABEL_TEMPLATES,
  WINE_COLOURS,
} from '#shared/rules/pictures/wines.ts';
import type { LabelSide } from '#shared/rules/pictures/wines.ts';

export type DesignedLabel = Extract<Label, { kind: 'designed' }>;
type MaskFinish = NonNullable<ArtworkLabel['mask']>['finish'];

const COLOUR_NAMES: Record<WineDraft['colour'], string> = {
  red: 'Red',
  white: 'White',
  rose: 'Rosé',
  orange: 'Orange',
  sparkling: 'Sparkling',
  sparkling_rose: 'Sparkling rosé',
};

const TEMPLATE_NAMES: Record<(typeof LABEL_TEMPLATES)[number], string> = {
  chateau: 'Château engraving',
  domaine: 'Domaine script',
  minimal: 'Minimal',
  shield: 'Shield',
  drawn: 'Linocut',
  deco: 'Art deco',
};

const PAPER_NAMES: Record<(typeof LABEL_PAPERS)[number], string> = {
  smooth: 'Smooth',
  laid: 'Laid',
  textured: 'Textured',
  clear: 'Clear film',
};

const named = <Value extends string>(values: readonly Value[], name: (value: Value) => string) =>
  values.map((value) => ({ value, label: name(value) }));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ofList = <Id extends string>(list: readonly { id: Id; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

export const COLOUR_OPTIONS = named(WINE_COLOURS, (colour) => COLOUR_NAMES[colour]);
export const BOTTLE_OPTIONS = ofList(BOTTLES);
export const GLASS_OPTIONS = ofList(GLASS_COLOURS);
export const CLOSURE_OPTIONS = ofList(CLOSURES);
export const FINISH_OPTIONS = named(CAPSULE_FINISHES, capital);
export const CORNER_OPTIONS = named(LABEL_CORNERS, capital);
export const PAPER_OPTIONS = named(LABEL_PAPERS, (paper) => PAPER_NAMES[paper]);
export const TEMPLATE_OPTIONS = named(LABEL_TEMPLATES, (template) => TEMPLATE_NAMES[template]);

export const MASK_OPTIONS: readonly { value: MaskFinish; label: string }[] = [
  { value: 'gold', label: 'Gold foil' },
  { value: 'silver', label: 'Silver foil' },
  { value: 'emboss', label: 'Embossed' },
];

const NECK_PLACE = { widthMm: 60, heightMm: 25, raisedMm: 222 };

/** Where a label of this side sits unless somebody says otherwise. */
export function placeOf(side: LabelSide): Partial<typeof NECK_PLACE> {
  return side === 'neck' ? NECK_PLACE : {};
}

/** A first label in the customer's own words, until there is artwork. */
export function newLabel(lines: readonly string[]): DesignedLabel {
  return {
    kind: 'designed',
    template: 'domaine',
    isDark: false,
    lines: lines.filter(Boolean).length > 0 ? lines.filter(Boolean) : ['Your wine'],
    widthMm: 88,
    heightMm: 90,
    raisedMm: 40,
    corner: 'square',
    paper: 'smooth',
  };
}

export const NEW_WINE: WineDraft = {
  name: '',
  producer: '',
  vintage: null,
  grape: '',
  appellation: '',
  colour: 'red',
  bottle: 'bordeaux',
  glass: 'antique_green',
  closure: 'cork',
  capsule: { hex: '#5a1524', finish: 'matt' },
  fill: 0.86,
  labels: { front: newLabel([]), back: null, neck: null },
};
