const ALT_LENGTH = 60;
/** Whether two neighbours may be one letter to people. */
const HAS_MARKS = /[^\u0020-\u02ff]/;

/** spec §2.6: the first 60 characters of the prompt, as people count them. */
export function altOf({ prompt }: { prompt: string }): string {
  if (prompt.length <= ALT_LENGTH) return prompt;
  const start = prompt.slice(0, 4 * ALT_LENGTH);
  // A segmenter costs more than all the rest of a card, and a wall hangs dozens with one scroll.
  if (!HAS_MARKS.test(start)) return start.slice(0, ALT_LENGTH);
  return Array.from(new Intl.Segmenter().segment(start), ({ segment }) => segment)
    .slice(0, ALT_LENGTH)
    .join('');
}
