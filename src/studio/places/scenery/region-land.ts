import { fold, plainText } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';

/** An hour or a weather that only the open air shows. */
export const asksForSky = ({ time, weather, prompt }: SceneSpec): boolean =>
  time !== null || (weather !== null && (weather !== 'clear' || SKY.test(fold(prompt))));

/** 'Against a blue sky' is seen out of doors; 'a clear day' may be anywhere. */
const SKY =
  /\b(?:against|under|before|contre|sous|contro|sotto|contra|bajo|gegen|unter|vor)(?: \w+){0,3} (?:sky|skies|ciel|cielo|himmel)\b/;

const INTO =
  '(?:in|of|over|above|across|near|through|en|dans|au|du|de|sur|di|del|delle|nel|nella|nelle|sulle|sopra|sobre|im|in der|uber|bei|von)(?: (?:the|le|la|les|il|las|los|dem|den))?';
const LAND =
  /\b(?:hills?|countryside|landscapes?|valleys?|slopes?|collines?|campagne|paysage|paesaggio|campagna|colinas|paisaje|hugel\w*|landschaft)\b/;

/** 'Thunderstorm over the hills of Piedmont', 'misty morning in Barolo': a wine's home under its sky, and no bottle of it. */
export function isRegionUnderSky(spec: SceneSpec): boolean {
  if (spec.place !== null || spec.things.length > 0 || spec.figures.length > 0) return false;
  const text = plainText(spec.prompt);
  if (!asksForSky(spec) && spec.season === null && !LAND.test(text)) return false;
  return spec.words.some(
    (word) =>
      word.proofs.some((proof) => proof.startsWith('wine:')) &&
      new RegExp(
        `\\b${INTO} ${fold(word.text)
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()}\\b`,
      ).test(text),
  );
}

const ROW_END =
  /\b(?:ends? of (?:the|a|each|every|our) (?:vine )?rows?|row ends?|(?:bout|bouts) d(?:u|es|e chaque) rangs?|fine d(?:el|ei|i ogni) filar[ei]|final de (?:la|las|cada) hileras?|(?:reb)?zeilenende|ende (?:der|einer|jeder) (?:reb)?zeilen?)\b/;
/** Where the vines of a vineyard begin. */
export const namesRowEnd = ({ prompt }: Pick<SceneSpec, 'prompt'>): boolean =>
  ROW_END.test(fold(prompt));
