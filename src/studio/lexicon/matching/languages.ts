export const LANGUAGES = ['en', 'fr', 'it', 'es', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];
