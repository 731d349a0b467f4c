import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing, ThingSize } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const SMALLEST =
  '(?:half|demi|mezza|media|halbe|piccolo|split|small|petite|piccola|pequena|kleine)';
const LARGEST = '(?:magnum|jeroboam|large|big|grande|gross|grosse|grossen)';
const FROM_TO = new RegExp(
  `\\b(?:from|de|da|von|vom|der) (?:\\w+ ){0,2}${SMALLEST}\\w*(?: \\w+)? (?:to|a|al|alla|bis|bis zur|bis zum|hasta)(?: \\w+)? ${LARGEST}`,
);
const IN_SIZES =
  /\b(?:bottles?|bouteilles|bottiglie|botellas|flaschen) (?:\w+ )?(?:in|of|de|en|di) (?:different|various|all|increasing|ascending|differentes|toutes les|diverse|tutte le|diferentes|todos los|verschiedenen|allen) (?:bottle )?(?:sizes|tailles|formats|dimensioni|formati|tamanos|formatos|grossen)\b|\b(?:different|various|assorted) (?:sized|size) (?:wine |champagne )?bottles\b/;

/** What a row of bottles grows through, from the smallest to the largest. */
const STEPS: readonly (readonly [ThingId, ThingSize?])[] = [
  ['half_bottle'],
  ['bottle', 'lesser'],
  ['bottle'],
  ['bottle', 'greater'],
  ['magnum'],
  ['magnum', 'greater'],
];
const PICKED: Readonly<Record<number, readonly number[]>> = {
  2: [0, 4],
  3: [0, 2, 4],
  4: [0, 2, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};
const SIZED = new Set<ThingId>(['bottle', 'half_bottle', 'magnum']);

/** 'Five bottles from half bottle to magnum': each a step larger than the one to its left, and no more of them. */
export function sizeBottles(things: readonly AskedThing[], prompt: string): readonly AskedThing[] {
  const text = fold(prompt);
  if (!FROM_TO.test(text) && !IN_SIZES.test(text)) return things;
  const own = things.filter(({ thing }) => SIZED.has(thing));
  const hasOthers = own.length < things.length;
  const counted = own.find(({ thing }) => thing === 'bottle') ?? own[0];
  const steps = counted && PICKED[counted.count ?? Math.max(3, own.length)];
  // Told against another thing, their order is that of the prompt.
  if (!steps || hasOthers || own.some(({ relation }) => relation)) return things;
  const { count: _, isSeveral: __, ...rest } = counted;
  return steps.map((step, i): AskedThing => {
    const [thing, size] = STEPS[step]!;
    const relation = i > 0 ? ({ kind: 'right_of', to: i - 1 } as const) : null;
    return { ...rest, thing, count: 1, relation, ...(size && { size }) };
  });
}
