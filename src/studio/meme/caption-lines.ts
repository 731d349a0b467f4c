import type { Emotion } from '#studio/scene/figure.ts';
import type { Subject } from '#studio/scene-spec.ts';

export type Caption = readonly [top: string, bottom: string];

/** For any picture. */
export const HOUSE_CAPTIONS: readonly Caption[] = [
  ['One does not simply', 'open half a bottle'],
  ['It said “serve chilled”', 'so I sat down first'],
  ['Notes of cherry', 'and of not answering e-mail'],
  ['I only drink wine on two occasions', 'with food and without'],
  ['Great with cheese', 'better with no meetings'],
  ['My cardio', 'running out of wine'],
];

/** The joke that fits how somebody looks. */
export const MOOD_CAPTIONS: Partial<Record<Emotion, readonly Caption[]>> = {
  guilty: [
    ['It was like that', 'when I got here'],
    ['In my defence', 'it was left unsupervised'],
  ],
  judge: [
    ['I saw', 'the ice cubes'],
    ['You call that', 'a pour?'],
  ],
  sad: [['I was told', 'there would be wine']],
  cry: [['The bottle', 'was corked']],
  bored: [['He is still', 'on the tannins']],
};

/** The joke that fits what is seen. */
export const CAPTIONS: Partial<Record<Subject, readonly Caption[]>> = {
  glass: [
    ['Just one glass, they said', 'nobody said how big'],
    ['The glass is half full', 'fixing that now'],
    ['Swirls once', 'becomes a sommelier'],
    ['Pairs well', 'with another one'],
  ],
  bottle: [
    ['Saving it for a special occasion', 'it is Tuesday'],
    ['“Lasts three days once opened”', 'never been tested'],
    ['Bought it for the label', 'stayed for the wine'],
    ['A bottle for two', 'me and later me'],
  ],
  toast: [
    ['Cheers to the people', 'who bring the good bottle'],
    ['To your health', 'and to mine, twice'],
  ],
  pour: [
    ['Say when', 'I cannot hear you'],
    ['A standard pour', 'by my own standards'],
  ],
  grapes: [
    ['Five a day', 'liquid counts'],
    ['Some grapes become raisins', 'these had ambition'],
  ],
  harvest: [
    ['They said “pick one”', 'I picked them all'],
    ['Up at five', 'worth it by 2030'],
  ],
  vineyard: [
    ['Working from home', 'home is a vineyard'],
    ['I came for the view', 'the view comes in bottles'],
  ],
  estate: [['My next house', 'comes with 20 hectares']],
  cellar: [
    ['“Drink or hold?”', 'hold my glass'],
    ['Retirement plan', 'stored at 12 degrees'],
  ],
  barrels: [
    ['Eighteen months in oak', 'still less time than my e-mails'],
    ['Aged to perfection', 'the wine too'],
  ],
  sommelier: [
    ['“And for the lady?”', 'the whole list, please'],
    ['Smells leather and graphite', 'it is grape'],
    ['Nods slowly at the cork', 'knows nothing'],
  ],
  tasting_table: [
    ['Spit bucket?', 'never met her'],
    ['It is not drinking', 'it is education'],
  ],
  tasting_row: [
    ['I was told to try them all', 'so here we are'],
    ['Which one is mine?', 'yes'],
  ],
  pairing: [
    ['Perfect pairing', 'wine and more wine'],
    ['Cheese board for six', 'guests: none'],
  ],
  wine_bar: [['Came for one glass', 'know the owner’s dog now']],
  restaurant: [['Points at the second cheapest', 'with great confidence']],
  festival: [['Lost my friends', 'found the Riesling']],
  decanter: [['Let it breathe', 'said no one who was thirsty']],
  cork: [['The cork broke', 'the spirit did not']],
  label: [['Reads the back label', 'is now an expert']],
};
