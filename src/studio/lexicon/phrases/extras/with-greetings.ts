import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** What a card of that name says, in the language that it is named in. */
const GREETINGS: readonly (readonly [RegExp, string])[] = [
  [/^thank you card/, 'Thank you'],
  [/^carte de remerciement/, 'Merci'],
  [/^biglietto di ringraziamento/, 'Grazie'],
  [/^tarjeta de agradecimiento/, 'Gracias'],
  [/^dankeskarte/, 'Danke'],
  [/^birthday card/, 'Happy Birthday'],
  [/^carte d anniversaire/, 'Bon anniversaire'],
  [/^tarjeta de cumpleanos/, 'Feliz cumpleaños'],
  [/^geburtstagskarte/, 'Alles Gute zum Geburtstag'],
  [/^christmas card/, 'Merry Christmas'],
  [/^weihnachtskarte/, 'Frohe Weihnachten'],
  [/^valentine/, 'Be my Valentine'],
  [/^mother s day card/, 'Happy Mother’s Day'],
];

/** 'A thank you card' says so, unless other words are dictated. */
export const withGreetings = (things: readonly AskedThing[]): AskedThing[] =>
  things.map((asked) => {
    if (asked.thing !== 'menu_card' || asked.text) return asked;
    const words = fold(asked.word).replaceAll(/[’']/g, ' ');
    const text = GREETINGS.find(([name]) => name.test(words))?.[1];
    return text ? { ...asked, text } : asked;
  });
