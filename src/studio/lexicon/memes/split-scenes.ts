/** A brief that tells several pictures: the first is drawn, the others are announced. */
export interface Scenes {
  first: string;
  others: readonly string[];
}

const MARK =
  /(?:^|[\s.;,(–-])(?:scene|scène|szene|scena|escena|shot|frame|bild|image|picture|photo|foto|immagine|imagen)\s*(?:no\.?\s*|nr\.?\s*|#)?(?:[1-9]|one|two|three|eins|zwei|drei|un|deux|trois|uno|due|dos|tres)\s*[:.)–-]/giu;
const LONGEST_SAID = 48;

/** 'Scene 1: … Scene 2: …'. Marks are blanked out, so that every word keeps its place. */
export function splitScenes(prompt: string): Scenes {
  const marks = [...prompt.matchAll(MARK)];
  const [one, two] = marks;
  if (!one || !two) return { first: prompt, others: [] };
  const first = `${prompt.slice(0, one.index)}${','.padEnd(one[0].length)}${prompt.slice(one.index + one[0].length, two.index)}`;
  const others = marks.slice(1).map((mark, i) => {
    const end = marks[i + 2]?.index ?? prompt.length;
    const text = prompt
      .slice(mark.index + mark[0].length, end)
      .trim()
      .replace(/[.;,]+$/u, '');
    return text.length <= LONGEST_SAID ? text : `${text.slice(0, LONGEST_SAID - 1).trimEnd()}…`;
  });
  return { first, others: others.filter((text) => text !== '') };
}
