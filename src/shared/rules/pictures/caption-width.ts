const NARROW = " .,:;!'’|()[]fijlrt-I";
const WIDE = 'mwMWQO@%';
const NARROW_PX = 4.3;
const WIDE_PX = 11.2;
const CAPITAL_PX = 9.2;
const USUAL_PX = 7.6;

/** No column is wider: beyond this a caption takes its second line anyway. */
const CAPTION_MAX_PX = 640;
/** As many letters as can matter. */
export const CAPTION_LETTERS = Math.ceil(CAPTION_MAX_PX / NARROW_PX);

/** Looked up by character code, because an outline asks for thousands of captions at once. */
const WIDTHS = Float64Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (NARROW.includes(letter)) return NARROW_PX;
  if (WIDE.includes(letter)) return WIDE_PX;
  return letter >= 'A' && letter <= 'Z' ? CAPITAL_PX : USUAL_PX;
});

/**
 * About how wide a caption is in the gallery's type, in whole pixels, rather more than less:
 * measuring ten thousand of them on the page would cost more than showing it. The server uses the
 * same rule for pictures that the browser has not seen yet, so that nothing moves when they come.
 */
export function captionWidth(text: string): number {
  let width = 0;
  for (let i = 0; i < text.length && width < CAPTION_MAX_PX; i += 1) {
    const code = text.charCodeAt(i);
    // Letters beyond the European scripts are as wide as they are high.
    width += WIDTHS[code] ?? (code > 0x2fff ? 2 * USUAL_PX : USUAL_PX);
  }
  return Math.min(CAPTION_MAX_PX, Math.ceil(width));
}
