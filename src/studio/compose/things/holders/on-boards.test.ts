import { describe, expect, it } from 'vitest';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { feetOf } from '#studio/compose/setting/feet.ts';

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

const feetFor = (prompt: string) =>
  feetOf(
    composeShot({
      spec: understand(prompt, { style: 'gastro' }),
      styleId: 'gastro',
      width: 400,
      height: 400,
      seed: 5,
      detail: 'preview',
    }).stage.scene,
  );

it.each([
  'overhead shot of a cheese platter with honey, nuts, grapes and two glasses of white wine',
  'charcuterie board with prosciutto, brie, grapes and figs',
])('all that is eaten from a board finds room on it: %s', (prompt) => {
  const feet = feetFor(prompt);
  const board = feet.find(({ thing }) => thing === 'board')!;
  const eaten = feet.filter(({ thing }) =>
    ['honey', 'walnut', 'grapes', 'fig', 'ham', 'soft_cheese', 'blue_cheese'].includes(thing ?? ''),
  );
  expect(eaten.length).toBeGreaterThan(3);
  for (const { left, right } of eaten) {
    expect((left + right) / 2).toBeGreaterThan(board.left);
    expect((left + right) / 2).toBeLessThan(board.right);
  }
});
