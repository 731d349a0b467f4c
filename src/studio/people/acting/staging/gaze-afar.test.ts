import { describe, expect, it } from 'vitest';
import { looksAfar } from './gaze-afar.ts';

describe('who looks into the distance', () => {
  it.each([
    ['a couple watching the sunset with two glasses', true],
    ['woman looking out over the vineyards', true],
    ['un couple regarde la mer', true],
    ['una coppia guarda il tramonto', true],
    ['ein Paar blickt auf die Weinberge', true],
    ['woman looking out of the window with a glass of wine', true],
    ['eine Frau schaut aus dem Fenster', true],
    ['a man looking at a glass', false],
    ['couple toasting at sunset', false],
    ['woman watching the bottles', false],
  ])('%s', (prompt, isAfar) => expect(looksAfar(prompt)).toBe(isAfar));
});
