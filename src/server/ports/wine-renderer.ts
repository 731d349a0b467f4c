import type { WineDraft } from '#shared/contract/wines.ts';
import type { LabelSide, BottleView } from '#shared/rules/pictures/wines.ts';

/** Artwork of one label as pixels: RGBA, 8 bit sRGB, cropped. */
export interface LabelPixels {
  width: number;
  height: number;
  rgba: Uint8Array;
  /** One byte a pixel: 255 where the label is foil or raised. */
  mask?: Uint8Array;
}

/** A wine with everything that is needed to build its bottle. */
export interface DressedWine {
  draft: WineDraft;
  artwork: Partial<Record<LabelSide, LabelPixels>>;
}

/** Shows a bottle by itself, small and at once. */
export interface WineRenderer {
  preview(
    wine: DressedWine,
    options: { view: BottleView; signal: AbortSignal },
  ): Promise<{ bytes: Buffer; mime: string }>;
  /** Large enough that every letter can be read: what other engines are shown of a bottle. */
  packshot?(wine: DressedWine, signal: AbortSignal): Promise<Buffer>;
  /** Lets go of workers and memory, where it has any. */
  close?(): Promise<void>;
}
