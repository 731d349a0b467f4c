import type { PlateLanguage } from '#studio/scene/sheets.ts';

export const PLATE_LANGUAGES: readonly PlateLanguage[] = ['en', 'fr', 'it', 'es', 'de'];

/** Picks the words of one language from 'English | français | italiano | español | Deutsch'. */
export function inLanguage(words: string, language: PlateLanguage): string {
  const all = words.split(' | ');
  return keptTogether(all[PLATE_LANGUAGES.indexOf(language)] ?? all[0] ?? '');
}

/** A unit stays with its number, and French punctuation with its word. */
const keptTogether = (text: string): string => text.replaceAll(/ (?=[°:;?!%])/g, '\u00a0');
