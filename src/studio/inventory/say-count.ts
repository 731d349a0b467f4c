const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number in words, up to a dozen. */
export const inWords = (count: number): string | undefined => NUMBERS[count];

/** Called alike however much of them there is: 'steam', 'scattered petals'. */
export const isUncountable = ({ one, many }: { one: string; many: string }): boolean =>
  one === many && UNCOUNTABLE.test(one);
const UNCOUNTABLE = /^(?:steam|smoke|confetti|scattered .+|drops of condensation|wine legs)$/;

/** 'an hourglass', 'a uniform': by the sound, not the letter. */
export const withArticle = (name: string): string =>
  UNCOUNTABLE.test(name) ? name : `${/^(?:[aeio]|u(?!ni)|hour)/i.test(name) ? 'an' : 'a'} ${name}`;
