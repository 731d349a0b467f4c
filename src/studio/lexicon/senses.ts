import type { ThingId } from '#studio/things/catalogue.ts';
import type { Language } from './matching/languages.ts';
import type { Match } from './matching/match.ts';

/** Words that name one thing here and another there: 'burro' is butter in Italian and a donkey in Spanish. */
const SENSES: Readonly<Record<string, Partial<Record<Language, ThingId>>>> = {
  burro: { it: 'butter', es: 'donkey', en: 'donkey' },
  botte: { it: 'barrel', fr: 'boot' },
  botti: { it: 'barrel' },
  boot: { de: 'boat', en: 'boot' },
  mare: { it: 'sea', en: 'horse' },
  camino: { it: 'fireplace', es: 'road' },
  pommes: { de: 'fries', fr: 'apple' },
  chevre: { fr: 'soft_cheese' },
  boeuf: { fr: 'steak' },
  canape: { fr: 'sofa', en: 'bruschetta' },
  flute: { fr: 'champagne_flute', en: 'champagne_flute', de: 'champagne_flute' },
  flutes: { fr: 'champagne_flute', en: 'champagne_flute', de: 'champagne_flute' },
  hut: { de: 'straw_hat', en: 'hut' },
  glace: { fr: 'ice_cream' },
  velo: { fr: 'bicycle' },
  porc: { fr: 'roast_joint' },
  maiale: { it: 'pig' },
  reh: { de: 'deer' },
  toast: { de: 'toast_points', fr: 'toast_points' },
  pan: { es: 'bread' },
  raisins: { en: 'raisin', fr: 'grapes' },
};

export const NOTHING: Match['effects'] = [{ kind: 'neutral', value: null }];
/** Words that are nothing to draw in these languages: French 'pour' pours nothing, Italian 'sole' is no fish. */
const IDLE: Readonly<Record<string, readonly Language[]>> = {
  pour: ['fr', 'it', 'es', 'de'],
  sole: ['it', 'es'],
  // Numbers elsewhere: 'once upon a time', 'pommes au four'.
  due: ['en', 'fr', 'es', 'de'],
  dos: ['fr'],
  tres: ['fr', 'it', 'de'],
  once: ['en', 'fr', 'it', 'de'],
  sei: ['en', 'fr', 'es', 'de'],
  sept: ['en', 'it', 'es', 'de'],
  elf: ['en', 'fr', 'it', 'es'],
  four: ['fr'],
  main: ['en'],
  mains: ['en'],
  // 'My bank account'.
  bank: ['en'],
  // 'Pastel of a vineyard' names the hand, in Spanish a cake.
  pastel: ['en', 'fr', 'it', 'de'],
  pastels: ['en', 'fr', 'it', 'de'],
  // Venison in German; 'wild roses' are none.
  wild: ['en'],
  // Männer elsewhere.
  manner: ['en'],
  // Possessives that are animals elsewhere.
  ours: ['en'],
  loro: ['it'],
  // Because, corner and flesh; has, one, soon, advice, am and poison; there is.
  car: ['fr'],
  coin: ['fr'],
  coins: ['fr'],
  chair: ['fr'],
  hat: ['de'],
  man: ['de'],
  bald: ['de'],
  rat: ['de'],
  bin: ['de'],
  gift: ['de'],
  hay: ['es'],
  // 'You say', 'he says'.
  dices: ['es'],
  dice: ['it', 'es'],
};

/** Words that are no such thing in these languages: empty bottles are 'vides', and cicadas no wine. */
const NO_THINGS: Readonly<Record<string, readonly Language[]>> = { vides: ['fr'] };
const UNDRAWN: Readonly<Record<string, readonly Language[]>> = { cigales: ['fr'] };

const TOLD_APART: ReadonlySet<string> = new Set(
  [SENSES, IDLE, NO_THINGS, UNDRAWN].flatMap((table) => Object.keys(table)),
);

/** Keeps the one meaning that a word has in the language of the prompt. */
export function settleSense(match: Match, language: Language): Match {
  // Few words mean something else elsewhere.
  if (!TOLD_APART.has(match.phrase)) return match;
  if (IDLE[match.phrase]?.includes(language)) return { ...match, effects: NOTHING };
  if (UNDRAWN[match.phrase]?.includes(language))
    return { ...match, effects: [{ kind: 'undrawn', value: null }] };
  if (NO_THINGS[match.phrase]?.includes(language))
    return { ...match, effects: match.effects.filter(({ kind }) => kind !== 'thing') };
  const thing = SENSES[match.phrase]?.[language];
  if (!thing) return match;
  const others = match.effects.filter(
    (effect) =>
      effect.kind !== 'thing' &&
      effect.kind !== 'claim' &&
      !(effect.kind === 'place' && language === 'es'),
  );
  return { ...match, effects: [{ kind: 'thing', value: thing }, ...others] };
}
