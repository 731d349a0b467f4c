const NARROW = new Set(" .,:;!'’|()[]fijlrt-I");
const WIDE = new Set('mwMWQO@%');
const NARROW_PX = 4.3;
const WIDE_PX = 11.2;
const CAPITAL_PX = 9.2;
const USUAL_PX = 7.6;

/**
 * About how wide a caption is in the gallery's type, rather more than less: measuring ten thousand
 * of them on the page would cost more than showing it.
 */
export function captionWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

function letterWidth(letter: string): number {
  if (NARROW.has(letter)) return NARROW_PX;
  if (WIDE.has(letter)) return WIDE_PX;
  // Letters beyond the European scripts are as wide as they are high.
  if ((letter.codePointAt(0) ?? 0) > 0x2fff) return 2 * USUAL_PX;
  return letter >= 'A' && letter <= 'Z' ? CAPITAL_PX : USUAL_PX;
}
