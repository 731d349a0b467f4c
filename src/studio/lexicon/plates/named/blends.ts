import { hasPhrase, phrasesOf } from '#studio/lexicon/matching/find-phrase.ts';

/** Blends that go by a name, and the grapes that we can tell of: 'Bordeaux blend', 'GSM'. */
const BLENDS: readonly (readonly [phrases: string, grapes: readonly string[]])[] = [
  [
    'white bordeaux blend | bordeaux blanc blend | assemblage bordeaux blanc',
    ['Sauvignon Blanc', 'Sémillon'],
  ],
  [
    'bordeaux blend* | blend bordeaux | red bordeaux blend | assemblage bordelais | assemblage bordeaux | taglio bordolese | uvaggio bordolese | coupage burdeos | bordeaux cuvee | meritage',
    ['Cabernet Sauvignon', 'Merlot', 'Cabernet Franc', 'Malbec'],
  ],
  [
    'gsm | rhone blend* | blend rhone | assemblage rhodanien | chateauneuf blend | chateauneuf du pape blend',
    ['Grenache', 'Syrah', 'Mourvèdre'],
  ],
  ['super tuscan*', ['Sangiovese', 'Cabernet Sauvignon', 'Merlot']],
];
const ROWS = BLENDS.map(([phrases, grapes]) => [phrasesOf(phrases), grapes] as const);

/** The grapes of the blend that is named. */
export const blendIn = (words: readonly string[]): readonly string[] =>
  ROWS.find(([phrases]) => hasPhrase(words, phrases))?.[1] ?? [];
