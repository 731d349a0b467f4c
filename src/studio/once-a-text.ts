/** So many characters of texts are remembered before the older ones are forgotten. */
const MOST_CHARACTERS = 32_000;

/**
 * A prompt is folded and divided into words by dozens of readers, one after the other: each text is worked on once, and
 * forgotten some prompts later. For answers that nobody changes.
 */
export function onceAText<Found>(findOut: (text: string) => Found): (text: string) => Found {
  let recent = new Map<string, Found>();
  let older = recent;
  let characters = 0;
  return (text) => {
    const known = recent.get(text) ?? older.get(text);
    if (known !== undefined) return known;
    const found = findOut(text);
    characters += text.length;
    if (characters > MOST_CHARACTERS) {
      older = recent;
      recent = new Map();
      characters = text.length;
    }
    recent.set(text, found);
    return found;
  };
}
