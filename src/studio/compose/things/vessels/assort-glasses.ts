import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { ASSORTED, SHADED } from '#studio/things/photo-maker.ts';

const DIFFERENT =
  /\b(?:different|various|assorted|differents|diverses?|vari|diversi|diferentes|varias|verschiedenen?)(?: \w+){0,2} (?:glass|glasses|wineglasses|stemware|verres|calici|bicchieri|copas|glaser|weinglaser)\b|\b(?:glasses|verres|calici|copas|glaser) (?:of|in|de|di) (?:different|various|differentes|diverse|diferentes) (?:shapes|formes|forme|formas)\b/;

/** 'Six different wine glasses': each is blown in a shape of its own. */
export const assortGlasses = (things: readonly AskedThing[], prompt: string): AskedThing[] => {
  const isAssorted = DIFFERENT.test(fold(prompt));
  return things.map((one) =>
    isAssorted && one.thing === 'glass' ? { ...one, states: [...one.states, ASSORTED] } : one,
  );
};

const SHADES =
  /\b(?:(?:different|various|several|many|all|three|four|five|six|graded|varying|the) (?:wine )?shades|(?:different|various|varied) (?:red|white|rose|orange|dessert)(?: wine)?s|(?:differents|divers) (?:rouges|blancs|roses)|(?:diversi|vari) (?:rossi|bianchi|rosati)|(?:distintos|diferentes|varios) (?:tintos|blancos|rosados)|(?:verschiedene|unterschiedliche)n? (?:rot|weiss|rose)weinen?|shades of (?:rose|pink|red|white|gold|wine|amber|orange)|shades from|from (?:very )?(?:pale|light) to (?:deep|dark|amber|gold)\w*|from (?:white|rose|pink)(?: wine)? to (?:deep |dark )?red|from (?:deep |dark )?red(?: wine)? (?:through \w+ )?to (?:pale |light )?(?:white|rose|pink)|du rouge au blanc|dal rosso al bianco|del tinto al blanco|von rot (?:bis|zu|nach) weiss|du blanc au rouge|dal bianco al rosso|del blanco al (?:tinto|rojo)|von weiss (?:bis|zu) (?:tief)?rot|(?:differentes|plusieurs|toutes les) nuances|nuances de|(?:diverse|varie|tutte le) (?:sfumature|tonalita)|(?:distintos|diferentes|varios) tonos|(?:verschiedenen?|unterschiedlichen?) (?:tonen|farbtonen|schattierungen|nuancen))\b/;

/** 'Three rosés in different shades': one wine from pale to deep, a step for each glass. */
export const shadeWines = (things: readonly AskedThing[], prompt: string): AskedThing[] => {
  const isShaded = SHADES.test(fold(prompt));
  return things.map((one) =>
    isShaded && FILLED.has(one.thing) ? { ...one, states: [...one.states, SHADED] } : one,
  );
};
const FILLED: ReadonlySet<ThingId> = new Set<ThingId>([
  'glass',
  'champagne_flute',
  'carafe',
  'decanter',
  'bottle',
]);

/** How deep the nth of so many is, where one is the wine's own depth. */
export const depthOf = (nth: number, count: number): number =>
  PALE * (DEEP / PALE) ** (nth / Math.max(1, count - 1));
const [PALE, DEEP] = [0.28, 1.8];
