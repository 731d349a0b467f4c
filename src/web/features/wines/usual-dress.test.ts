import { expect, it } from 'vitest';
import { NEW_WINE } from './content.ts';
import { changeBottle } from './usual-dress.ts';

it('a champagne bottle brings wire, foil and bubbles, and another shape takes them away again', () => {
  const sparkling = { ...NEW_WINE, ...changeBottle(NEW_WINE, 'champagne') };
  expect(sparkling).toMatchObject({ bottle: 'champagne', colour: 'sparkling', closure: 'muselet' });
  expect({ ...sparkling, ...changeBottle(sparkling, 'bordeaux') }).toEqual(NEW_WINE);
});

it('what somebody has chosen stays', () => {
  const chosen = { ...NEW_WINE, colour: 'white', closure: 'crown' } as const;
  const changed = { ...chosen, ...changeBottle(chosen, 'champagne') };
  expect(changed).toMatchObject({ bottle: 'champagne', colour: 'white', closure: 'crown' });
});
