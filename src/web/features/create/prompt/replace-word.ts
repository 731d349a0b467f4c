/** Puts one word in the place of another, wherever it stands as a whole word. */
export function replaceWord(prompt: string, word: string, other: string): string {
  const at = indexOfWord(prompt, word);
  return at < 0 ? prompt : prompt.slice(0, at) + other + prompt.slice(at + word.length);
}

function indexOfWord(prompt: string, word: string): number {
  const [text, wanted] = [prompt.toLowerCase(), word.toLowerCase()];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const isWhole = !isLetter(text[at - 1]) && !isLetter(text[at + wanted.length]);
    if (isWhole) return at;
  }
  return -1;
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
