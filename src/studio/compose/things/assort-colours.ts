import { fold } from '#studio/lexicon/matching/normalise.ts';
import { COLOUR_HEX } from '#studio/lexicon/words/colour-words.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const NUMBER =
  '(two|three|four|five|six|deux|trois|quatre|cinq|six|due|tre|quattro|cinque|sei|dos|tres|cuatro|cinco|seis|zwei|drei|vier|funf|sechs|[2-6])';
const COUNTED = new RegExp(
  `\\b(?:in|of|en|de|di|aus) ${NUMBER} (?:different |differentes |diversi |diferentes |verschiedenen )?(?:colou?rs|couleurs|colori|colores|farben)\\b`,
);
const VARIED =
  /\b(?:in|of|en|de|di) (?:\w+ )?(?:different|various|several|many|all|mixed|assorted|differentes|plusieurs|toutes les|diversi|vari|tutti i|diferentes|varios|todos los|verschiedenen|allen|vielen) (?:colou?rs|couleurs|colori|colores|farben)\b|\b(?:colou?rful|multi-?colou?red|rainbow-?colou?red|multicolores?|colorate|coloratissime|bunten?)(?: \w+)? (?:bottles?|glasses|candles|balloons|cups|vases|napkins|lanterns|flaschen|glaser|kerzen|bottiglie|botellas|bouteilles)\b|\b(?:bouteilles|verres|bougies) multicolores\b|\bbottiglie colorate\b|\bbotellas de colores\b/;
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['2', 'two', 'deux', 'due', 'dos', 'zwei'],
    ['3', 'three', 'trois', 'tre', 'tres', 'drei'],
    ['4', 'four', 'quatre', 'quattro', 'cuatro', 'vier'],
    ['5', 'five', 'cinq', 'cinque', 'cinco', 'funf'],
    ['6', 'six', 'sei', 'seis', 'sechs'],
  ].flatMap((words) => words.map((word) => [word, Number(words[0])])),
);

/** What comes in any colour. */
const PAINTED: ReadonlySet<ThingId> = new Set<ThingId>([
  'bottle',
  'flute_bottle',
  'candle',
  'balloon',
  'napkin',
  'vase',
  'cup',
  'mug',
  'chair',
  'lantern',
  'cushion',
]);
/** Each unlike its neighbour. */
const PALETTE = ['blue', 'green', 'amber', 'pink', 'purple', 'yellow'].map((name) => ({
  name,
  hex: COLOUR_HEX[name]!,
}));

/** 'Bottles in four colours', 'colourful bottles': one of each. */
export function assortColours(things: readonly AskedThing[], prompt: string): AskedThing[] {
  const text = fold(prompt);
  const said = NUMBERS[COUNTED.exec(text)?.[1] ?? ''] ?? null;
  if (said === null && !VARIED.test(text)) return [...things];
  return things.map((one) => {
    const isMany = (one.count ?? 1) > 1 || one.isSeveral === true;
    if (!PAINTED.has(one.thing) || !isMany || one.colour || one.colours) return one;
    const { wines: _, ...plain } = one;
    const count = one.count ?? said ?? 4;
    return { ...plain, count, colours: PALETTE.slice(0, said ?? Math.min(count, PALETTE.length)) };
  });
}
