import type { PlateLanguage } from '#studio/scene-spec.ts';

export const PLATE_LANGUAGES: readonly PlateLanguage[] = ['en', 'fr', 'it', 'es', 'de'];

/** Picks the words of one language from 'English | français | italiano | español | Deutsch'. */
export function inLanguage(words: string, language: PlateLanguage): string {
  const all = words.split(' | ');
  return all[PLATE_LANGUAGES.indexOf(language)] ?? all[0] ?? '';
}
