/** Two rows of a table with the same key speak of one wine. */
export function wineKey(wine: { name: string; producer: string; vintage: number | null }): string {
  const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase();
  return JSON.stringify([plain(wine.name), plain(wine.producer), wine.vintage]);
}
