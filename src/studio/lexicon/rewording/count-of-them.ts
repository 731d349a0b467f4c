import { mayStandIn } from '#studio/lexicon/matching/may-stand-in.ts';

const NUMBER = String.raw`two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}`;
/** Of how they lie or where the sentence ends: 'ten bottles, three of them red' counts a part. */
const OF_THEM = new RegExp(
  String.raw`^(\p{L}+s)(\s[^,;.]*)?,\s*(${NUMBER}) of them(?=\s*(?:[,.;]|$)|\s(?:in|on|arranged|side|lying|standing|laid)\b)`,
  'iu',
);

/** 'Oysters in neon colours, eight of them in two rows': eight oysters. */
export const countOfThem = (said: string): string =>
  mayStandIn(said, OF_THEM)
    ? said.replace(
        OF_THEM,
        (_, noun: string, how: string | undefined, number: string) =>
          `${number} ${noun}${how ?? ''}`,
      )
    : said;
