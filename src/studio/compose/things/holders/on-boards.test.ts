import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';

const onBoard = (prompt: string) => {
  const things = askedThings(understand(prompt));
  return things
    .filter(({ relation }) => relation?.kind === 'on' && things[relation.to]?.thing === 'board')
    .map(({ thing }) => thing);
};

describe('cured meats', () => {
  it.each(['salumi board with Lambrusco', 'charcuterie and red wine', 'tagliere di salumi'])(
    'are more than one sausage, on a board: %s',
    (prompt) => expect(onBoard(prompt)).toEqual(expect.arrayContaining(['salami', 'ham'])),
  );

  it('are the one that was named', () => {
    expect(onBoard('a salami on a wooden board')).toEqual(['salami']);
  });
});

describe('a bottle', () => {
  it('stands on the board that it is said to stand on, and beside one that is laid with cheese', () => {
    expect(onBoard('an open bottle on a wooden board')).toEqual(['bottle']);
    expect(onBoard('six bottles on a wooden board')).toEqual([]);
    expect(onBoard('a cheese board and a bottle')).not.toContain('bottle');
  });
});
