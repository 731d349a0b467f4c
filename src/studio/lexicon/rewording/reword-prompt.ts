import { onceAText } from '#studio/once-a-text.ts';
import { countOfThem } from './count-of-them.ts';
import { EVERYDAY_TURNS } from './everyday-turns.ts';
import { IDIOMS } from './idioms.ts';
import { NAMES_OF_THINGS } from './names-of-things.ts';
import { nameBoards } from './name-boards.ts';
import { nameCheeses } from './name-cheeses.ts';
import { nameChristmasTree } from './name-christmas-tree.ts';
import { nameFronted } from './name-fronted.ts';
import { nameFruit } from './name-fruit.ts';
import { nameOnes } from './name-ones.ts';
import { nameRims } from './name-rims.ts';
import { nameSides } from './name-sides.ts';
import { nameTrailers } from './name-trailers.ts';
import { oneOfEach } from './one-of-each.ts';
import { PEOPLE_TURNS } from './people-turns.ts';
import { PLAIN_TURNS } from './plain-turns.ts';
import { reworded } from './rewording.ts';

/** Each reads what those before it made of the text. */
const STEPS: readonly ((text: string) => string)[] = [
  countOfThem,
  nameFronted,
  nameBoards,
  nameSides,
  nameFruit,
  nameRims,
  nameCheeses,
  nameTrailers,
  nameChristmasTree,
  (text) => reworded(text, NAMES_OF_THINGS),
  (text) => reworded(text, EVERYDAY_TURNS),
  (text) => reworded(text, PEOPLE_TURNS),
  (text) => reworded(text, PLAIN_TURNS),
  (text) => reworded(text, IDIOMS),
  oneOfEach,
  nameOnes,
];

/** Turns of speech in the plainer words that are then read: 'a green one' as 'a green bottle'. */
export const rewordPrompt = onceAText((said): string =>
  STEPS.reduce((text, step) => step(text), said),
);
