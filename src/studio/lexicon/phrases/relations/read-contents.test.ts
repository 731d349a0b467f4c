import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

/** 'apple in basket': every thing with what it is told against. */
const told = (prompt: string): string[] => {
  const { things } = understand(prompt);
  return things.map(({ thing, relation }) =>
    relation ? `${thing} ${relation.kind} ${things[relation.to]!.thing}` : thing,
  );
};

it.each([
  [
    'basket full of red apples next to a glass of cider',
    ['basket beside long_drink', 'apple in basket', 'long_drink'],
  ],
  [
    'bowl with avocado, chickpeas and tomatoes, glass of riesling behind it',
    ['bowl', 'avocado in bowl', 'chickpeas in bowl', 'tomato in bowl', 'glass behind bowl'],
  ],
  ['wooden crate full of wine bottles', ['crate', 'bottle in crate']],
  ['a plate of figs and walnuts', ['plate', 'fig on plate', 'walnut on plate']],
  ['a plate of pasta', ['pasta']],
  ['a basket of grapes and a violin', ['basket', 'grapes in basket', 'violin']],
  ['un panier de raisins et un accordéon', ['basket', 'grapes in basket', 'accordion']],
  ['a bowl of cherries and a peach', ['bowl', 'cherry in bowl', 'peach in bowl']],
  ['vase with white roses and two glasses of wine', ['vase', 'rose in vase', 'glass']],
  [
    'corks in a glass jar next to a corkscrew',
    ['cork in jar', 'jar beside corkscrew', 'corkscrew'],
  ],
  ['Schale mit Kirschen und eine Flasche Rosé', ['bowl', 'cherry in bowl', 'bottle']],
  ['un panier rempli de pommes', ['basket', 'apple in basket']],
  ['una cesta llena de naranjas y una botella de cava', ['basket', 'orange in basket', 'bottle']],
  ['cestino di fichi accanto a una bottiglia', ['basket beside bottle', 'fig in basket', 'bottle']],
  ['ein Korb bunter Eier neben einer Flasche', ['basket beside bottle', 'egg in basket', 'bottle']],
  ['eine Kiste Trauben', ['crate', 'grapes in crate']],
  ['ein Korb und Trauben', ['basket', 'grapes']],
  [
    'plateau de charcuterie avec saucisson, jambon et un verre de beaujolais',
    ['tray', 'salami on tray', 'ham on tray', 'glass'],
  ],
  ['a glass filled with corks', ['glass', 'cork in glass']],
  ['a glass with olives', ['glass', 'olive']],
  ['wine in a basket', ['basket', 'bottle in basket']],
  ['picnic basket with wine and cheese', ['basket', 'hard_cheese in basket', 'bottle in basket']],
  ['a glass of red wine with a barrel behind it', ['glass', 'barrel behind glass']],
  [
    'grilled salmon with asparagus on a white plate, glass of Sauvignon Blanc on the left',
    ['salmon_plate on plate', 'asparagus on plate', 'plate', 'glass left_of salmon_plate'],
  ],
] as const)('reads what is in what: %s', (prompt, expected) => {
  expect(told(prompt)).toEqual(expected);
});
