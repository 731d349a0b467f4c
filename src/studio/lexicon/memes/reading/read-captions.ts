/** How a caption begins that nobody put into quotation marks. */
const OPENERS = new Set(
  `when me nobody everyone pov that how why expectation mom doctor boss wife husband one
  quand moi personne mon ma quando io nessuno cuando yo nadie mi wenn ich niemand keiner`.split(
    /\s+/,
  ),
);
const NAMES_MEME = new Set(['meme', 'memes', 'caption', 'text', 'mem']);
const MOST = 120;

/** 'When the cork breaks', 'me: just one glass': the customer's own words, as they were written. */
export function readCaptions(prompt: string): string[] {
  const text = withoutName(prompt.trim());
  const [first = ''] = text.toLowerCase().split(/[\s:,]/, 1);
  if (!OPENERS.has(first) || text.length > MOST) return [];
  return text
    .split(/\n| \/ /)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** 'Meme: when …' names itself first. */
function withoutName(text: string): string {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
  return NAMES_MEME.has(name) ? text.slice(colon + 1).trim() : text;
}
