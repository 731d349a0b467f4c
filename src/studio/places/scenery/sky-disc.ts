import type { Trait } from '#studio/accounting/proof.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { onceAText } from '#studio/once-a-text.ts';
import type { ThingSize } from '#studio/things/asked-thing.ts';

/** As words say it, from the largest; how many times its usual width the disc is then. */
const SIZES: readonly (readonly [ThingSize, number, string])[] = [
  [
    'giant',
    2.8,
    String.raw`huge|giant|gigantic|enormous|oversized|geante?|enorme|gigantesc?[oa]?|riesig\w*`,
  ],
  ['large', 1.9, String.raw`big|large|grande?|gros(?:se)?|gran|gross\w*`],
  ['tiny', 0.4, String.raw`tiny|minuscule|minuscol[oa]|diminut[oa]|winzig\w*`],
  ['small', 0.6, String.raw`small|little|petite?|piccol[oa]|pequen[oa]|klein\w*`],
];
const DISC = '(?:sun|moon|soleil|lune|sole|luna|sol|sonne|mond|vollmond)';
const SAID = SIZES.map(([size, scale, words]) => {
  const before = String.raw`\b(?:${words}) (?:\w+ ){0,2}${DISC}\b`;
  const behind = String.raw`\b(?:luna|lune|soleil|sole|sol) (?:\w+ )?(?:${words})\b`;
  return { size, scale, words: new RegExp(`${before}|${behind}`) };
});

/** 'A big full moon', 'ein riesiger roter Mond', 'una luna enorme'. */
const saidOf = onceAText((prompt: string) => {
  const said = fold(prompt).replaceAll(/[^\p{L}]+/gu, ' ');
  return SAID.find(({ words }) => words.test(said)) ?? null;
});

/** How large the sun or the moon was said to be. */
export const discSizeOf = (prompt: string): ThingSize | null => saidOf(prompt)?.size ?? null;

/** How many times its usual width it is painted. */
export const discScaleOf = (prompt: string): number => saidOf(prompt)?.scale ?? 1;

/** That it was painted so. */
export function discTraits(prompt: string): Trait[] {
  const size = discSizeOf(prompt);
  return size ? [`size:${size}:sun`, `size:${size}:moon`] : [];
}
