import type { LabelColours } from './label-colours.ts';
import type { LabelDesign } from './label-designs.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Everything a label shows, as plain data. */
export interface LabelSpec extends LabelColours {
  design: LabelDesign;
  /** Set largest. The customer's own first line where there is one, letter by letter. */
  name: string;
  /** Further lines of the customer, letter by letter. */
  lines: readonly string[];
  /** Region or grape, in its own spelling. */
  origin: string | null;
  vintage: string | null;
  /** One line below: the appellation or the colour. */
  note: string | null;
  /** Whether `name` is the customer's, and must not be set in capitals. */
  isExact: boolean;
  seed: number;
  /** What is printed on it as a picture. */
  emblem?: ThingId;
  /** Paper with nothing on it. */
  isBlank?: boolean;
  /** A customer's own: its size on the glass and, unless it is one of our designs, its artwork. */
  own?: DrawnLabel;
}

/** A label of a customer's own bottle. */
export interface OwnLabel {
  /** On the glass, in centimetres. */
  width: number;
  height: number;
  /** Lower edge above the foot. */
  raised: number;
  corner: 'square' | 'rounded' | 'arched' | 'oval';
  paper: 'smooth' | 'laid' | 'textured' | 'clear';
  print: ArtworkPrint | DesignedPrint;
}

/** RGBA, 8 bit sRGB. */
export interface ArtworkPrint {
  kind: 'artwork';
  width: number;
  height: number;
  rgba: Uint8Array;
  /** 255 where the label is foil or raised. */
  mask?: { pixels: Uint8Array; finish: 'gold' | 'silver' | 'emboss' };
}

export interface DesignedPrint {
  kind: 'designed';
  spec: LabelSpec;
}

/** What drawn pictures need of a customer's bottle beyond its shape and glass. */
export interface DrawnLabel extends OwnLabel {
  /** Ink of the capsule, '#rrggbb'. */
  capsule: string;
}
