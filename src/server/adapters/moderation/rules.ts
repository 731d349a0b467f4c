import type { RefusedCategory } from '#server/ports/moderator.ts';

import { FAMOUS } from './famous.ts';
import type { Reading } from './plain-text.ts';
import { DRINK, HATE, KILLING, MINOR, NAKED, PEOPLES, PERSON, SEXUAL } from './words.ts';

export interface Rule {
  category: RefusedCategory;
  words: RegExp;
  /** Refused only where one of these stands near. */
  near?: RegExp;
  /** Signs between the two. */
  within: number;
}

type ToPattern = (list: string) => RegExp;

const whole: ToPattern = (list) =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${list})(?![\p{L}\d])`, 'gu');
/** For text whose letters were set apart: words begin anywhere. */
const anywhere: ToPattern = (list) => new RegExp(list.replaceAll(' ', ' ?'), 'gu');
/** For text whose letters were drawn out: double ones may have become one. */
const shortened: ToPattern = (list) => whole(list.replaceAll(/([a-z])\1/g, '$1{1,2}'));

const AGES = [
  String.raw`(?:[1-9]|1[0-7])[- ]?years?[- ]old (?:boys?|girls?|child|kid|daughter|son|student|person|teen)`,
  String.raw`(?:my|our|his|her|their) (?:[1-9]|1[0-7])[- ]?years?[- ]old (?:tr(?:ies|ying)|drink(?:s|ing)|sip(?:s|ping)|tast(?:es|ing)|toast(?:s|ing)|holds|holding)`,
  String.raw`(?:boy|girl|child|daughter|son) (?:aged?|of) (?:[1-9]|1[0-7])`,
  String.raw`(?:fille|garcon|enfant) de (?:[1-9]|1[0-7]) ans`,
  String.raw`(?:ragazz[ao]|bambin[ao]) di (?:[1-9]|1[0-7]) anni`,
  String.raw`(?:chic[ao]|nin[ao]) de (?:[1-9]|1[0-7]) anos`,
  String.raw`(?:[1-9]|1[0-7])[- ]jahrige[rsn]? (?:madchen|junge|kind|schuler(?:in)?)`,
].join('|');

/** Joined to the next word, as in a tag. */
const NAKED_PERSON = String.raw`(?:naked|nude|nackte|desnuda|nuda)(?:wom[ae]n|girls?|m[ae]n|boys?|lad(?:y|ies)|frau(?:en)?|madchen|mujer(?:es)?|chicas?|donn[ae]|femmes?|bod(?:y|ies))`;

function rulesBy(wordsOf: ToPattern): readonly Rule[] {
  return [
    { category: 'sexual', words: wordsOf(`${SEXUAL}|${NAKED_PERSON}`), within: 0 },
    { category: 'sexual', words: wordsOf(NAKED), near: wordsOf(PERSON), within: 30 },
    { category: 'minors', words: wordsOf(AGES), within: 0 },
    { category: 'minors', words: wordsOf(MINOR), near: wordsOf(DRINK), within: 40 },
    {
      category: 'minors',
      words: wordsOf('bab(?:y|ies)|infants?|newborns?|bebes?|neonat[oi]|baby[s]?|sauglinge?'),
      near: wordsOf(
        String.raw`drink(?:s|ing)?|sip(?:s|ping)?|drunk|hold(?:s|ing)? (?:a )?(?:glass|bottle|wine)|boit|beve|bebe vino|bebiendo|trinkt`,
      ),
      within: 30,
    },
    { category: 'hate', words: wordsOf(HATE), within: 0 },
    { category: 'hate', words: wordsOf(KILLING), near: wordsOf(PEOPLES), within: 15 },
    { category: 'real-person', words: wordsOf(FAMOUS), within: 0 },
    {
      category: 'real-person',
      words: wordsOf(String.raw`deep ?fakes?|face ?swap\p{L}*|celebrity look-?a-?likes?`),
      within: 0,
    },
  ];
}

/** The same rules for each way of reading. */
export const RULES: Record<Reading['as'], readonly Rule[]> = {
  words: rulesBy(whole),
  letters: rulesBy(anywhere),
  'drawn-out': rulesBy(shortened),
};
