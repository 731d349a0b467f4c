const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number in words, up to a dozen. */
export const inWords = (count: number): string | undefined => NUMBERS[count];

/** 'an hourglass', 'a uniform': by the sound, not the letter. */
export const withArticle = (name: string): string =>
  `${/^(?:[aeio]|u(?!ni)|hour)/i.test(name) ? 'an' : 'a'} ${name}`;
