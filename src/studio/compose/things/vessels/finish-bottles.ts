import { letGo } from '#studio/compose/things/events/let-go.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { FROSTED, LACQUERED } from '#studio/things/photo-maker.ts';

const BOTTLES: ReadonlySet<ThingId> = new Set<ThingId>([
  'bottle',
  'magnum',
  'half_bottle',
  'flute_bottle',
]);
const FROST =
  /\b(?:(?:frosted|sandblasted|satin)(?: \w+)? bottles?|bottles? (?:of|in) (?:frosted|satin) glass|bouteilles? (?:en verre )?(?:depoli|givre|satine)e?s?|bottigli[ae] (?:in vetro )?satinat[aeo]|botellas? (?:de vidrio )?esmerilad[ao]s?|(?:satinierte|mattierte) flaschen?|milchglasflaschen?)\b/;
const PAINT =
  /\b(?:(?:matte?|painted|lacquered|opaque|ceramic|porcelain|white glass|milk glass)(?: \w+)? bottles?|bottles? (?:in|painted|lacquered) (?:in )?(?:matte? )?(?:white|black|pink|blue|green|red|yellow|gold|grey)|bouteilles? (?:blanche )?(?:laque|mat|opaque|peint)e?s?|bottigli[ae] (?:laccat|opac|dipint)[ae]\w*|botellas? (?:mate|opaca|pintada|lacada)s?|(?:lackierte|matte|bemalte) (?:\w+ )?flaschen?)\b/;

/** Wherever it is said it lies on the bottles, unless it is told to lie elsewhere. */
const DUST =
  /\b(?:dust(?!ed|ing| on (?:the |a |an |all )?(?!bottle|shoulder|neck|label))|(?:mould|mold)y?\b|mildew|poussiere|moisi\w*|polvere|muffa|polvo|moho|staub(?:schicht)?\b|\w*schimmel)/;

/** 'A frosted glass bottle', 'a matte white bottle': its wall is seen, not its wine. */
export function finishBottles(things: readonly AskedThing[], prompt: string): AskedThing[] {
  const text = fold(prompt);
  const finish = FROST.test(text)
    ? FROSTED
    : PAINT.test(text)
      ? LACQUERED
      : DUST.test(text)
        ? 'dusty'
        : null;
  if (!finish) return [...things];
  // 'A bottle of frosted glass' brings no drinking glass.
  const gone = OF_GLASS.test(text) ? things.findIndex(({ thing }) => thing === 'glass') : -1;
  const kept = gone > 0 ? letGo(things, { gone, heir: gone - 1 }) : [...things];
  return kept.map((one) =>
    BOTTLES.has(one.thing)
      ? { ...one, states: [...one.states.filter((s) => s !== 'misted'), finish] }
      : one,
  );
}
const OF_GLASS = /\b(?:of|in) (?:frosted|satin) glass\b/;
