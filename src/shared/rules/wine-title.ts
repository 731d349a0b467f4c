/** 'Clos des Vignes 2021', as lists and file names show it. */
export function wineTitle({ name, vintage }: { name: string; vintage: number | null }): string {
  return vintage === null ? name : `${name} ${vintage}`;
}

/** Two rows of a table with the same key speak of one wine. */
export function wineKey(wine: { name: string; producer: string; vintage: number | null }): string {
  const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase();
  return JSON.stringify([plain(wine.name), plain(wine.producer), wine.vintage]);
}
