const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's own bytes. */
const FRAME_BYTES = 12;
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * A PNG without its texts: nobody reads them here, and a decoder would unpack them, each to as much as
 * its sender likes. Where it is cut short or odd the rest stays as it is, for the decoder to refuse.
 */
export function withoutTexts(png: Uint8Array): Uint8Array {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= png.length) {
    const end = at + FRAME_BYTES + view.getUint32(at);
    if (end > png.length) break;
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (!TEXTS.has(type)) kept.push(png.subarray(at, end));
    at = end;
  }
  kept.push(png.subarray(at));
  return Buffer.concat(kept);
}
