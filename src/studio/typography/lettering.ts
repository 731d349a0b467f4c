/** Where the letters of the drawing that is being made are noted; drawing is never interrupted. */
let sheet: string[] | null = null;

/** Every text that is set while this is drawn. */
export function noteLettering<Drawn>(draw: () => Drawn): { drawn: Drawn; texts: string[] } {
  const outer = sheet;
  const texts: string[] = [];
  sheet = texts;
  try {
    return { drawn: draw(), texts };
  } finally {
    sheet = outer;
  }
}

export function noteText(text: string): void {
  sheet?.push(text);
}
