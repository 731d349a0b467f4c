import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { colourOf } from '#studio/lexicon/phrases/colours/bind-colours.ts';
import type { BottleGlass } from '#studio/scene/wine.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { WINE_SHADES, WINE_VESSELS } from './wine-vessels.ts';

/** 'A red bottle beside a blue glass': where the one is of coloured glass, the other's colour is no wine's either. */
export function isBesideTinted(
  sentence: Sentence,
  bound: ReadonlyMap<number, number>,
  { heads, head }: { heads: readonly number[]; head: number },
): boolean {
  const { matches } = sentence;
  if (!BOTTLES.has(thingOf(matches[head]) ?? '')) return false;
  return heads.some((other) => {
    const thing = thingOf(matches[other]);
    const shade = colourOf(sentence, bound, other)?.name;
    const isVessel = thing !== null && thing !== undefined && WINE_VESSELS.has(thing);
    return other !== head && isVessel && shade !== undefined && !WINE_SHADES.has(shade);
  });
}
const BOTTLES = new Set<string>(['bottle', 'magnum', 'half_bottle']);

const GLASS_COLOURS: Readonly<Record<string, BottleGlass>> = {
  green: 'green',
  emerald: 'green',
  olive: 'olive',
  brown: 'brown',
  amber: 'brown',
  blue: 'blue',
  navy: 'blue',
  black: 'dark',
  clear: 'clear',
};

/** 'Olive-green bottle': the colour of its glass; the blue of a glass beside it is not its own. */
export function bottleGlassOf(things: readonly AskedThing[]): BottleGlass | null {
  const bottle = things.find(({ thing, colour }) => BOTTLED.has(thing) && colour);
  return GLASS_COLOURS[bottle?.colour?.name ?? ''] ?? null;
}
const BOTTLED = new Set<string>([...BOTTLES, 'clavelin', 'flute_bottle']);
