/** A label's artwork after decoding: pixels in a file that we wrote ourselves. */
export interface DecodedArtwork {
  png: Buffer;
  width: number;
  height: number;
  /** Pages of the document it came from. */
  pages: number;
}

/** Decodes what strangers upload, where it can do no harm. Throws `AppError` in the customer's terms. */
export interface ArtworkDecoder {
  /** `page` counts from 1 and matters for PDF only. */
  decode(bytes: Buffer, page: number): Promise<DecodedArtwork>;
}
