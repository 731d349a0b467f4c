import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { stream } from '#studio/random.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { choosePlace } from './choose-place.ts';
import { piecesFor } from './pieces.ts';
import { isAtTable } from './table.ts';
import { setOut } from './set-out.ts';

const pieces = (prompt: string, style: StyleId = 'pop_art') =>
  piecesFor(understand(prompt, { style })).map(({ thing, row }) => `${thing} ${row}`);

describe('pieces of a drawing', () => {
  it.each([
    ['woman with blue hair and sunglasses holding a glass of red wine', ['person bust']],
    ['a blonde woman crying with a hat', ['person bust']],
    ['a couple toasting', ['person bust', 'person bust']],
    ['dog with sunglasses and a glass of rosé', ['dog back', 'glass back']],
    ['red lips biting a green grape', ['lips front']],
    ['lips drinking red wine through a straw', ['lips front']],
    ['a robot sommelier serving wine', ['robot back', 'glass back']],
    ['a corkscrew as superhero', ['corkscrew front']],
    ['tractor with a trailer full of grapes', ['tractor back', 'trailer back']],
    ['corkscrew pulling a cork out of a bottle', ['bottle back']],
    ['red wine being poured into a glass', ['glass back']],
    ['a man pouring wine into a glass', ['person bust']],
    ['hand holding a bottle of rosé', ['hand bust']],
    ['three runners between the vines', ['person back', 'person back', 'person back']],
    ['a boat and a bottle on the lake', ['boat view', 'bottle back']],
    ['a wine ring stain', ['bottle back', 'glass back']],
    ['champagne cork popping', ['popping_bottle back']],
    ['a bottle of champagne popping', ['popping_bottle back']],
    ['an open mouth with red lips', ['lips front']],
    ['a fox with a glass of red wine', ['fox bust']],
    ['a woman with a basket of grapes', ['person bust']],
    ['a man sniffing a cork', ['person bust']],
  ])('of “%s” are worn, held and carried', (prompt, expected) => {
    expect(pieces(prompt)).toEqual(expected);
  });

  it('stand where such things are found', () => {
    const spec = understand('horse pulling a cart full of barrels', {
      style: 'illustration_poster',
    });
    expect(choosePlace(spec, piecesFor(spec))).toBe('picnic');
  });
});

describe('two ranks on a table', () => {
  const stage = { floor: 900, horizon: 800, edge: 800, line: '#ffffff' };
  const area = { x: 0, y: 0, width: 1000, height: 1000 };
  const set = (prompt: string) =>
    setOut(piecesFor(understand(prompt, { style: 'illustration_poster' })), {
      area,
      stage,
      random: stream(1, 'set'),
    });

  it.each(['a cat, a dog and two glasses of wine', 'six bottles of wine and three glasses'])(
    'stand on it, none of them in the air behind it: %s',
    (prompt) => {
      for (const { base } of set(prompt)) expect(base[1]).toBeGreaterThanOrEqual(stage.edge);
    },
  );

  it('shows the taller ones behind', () => {
    const feet = (thing: string) =>
      set('six bottles of wine and three glasses')
        .filter((piece) => piece.thing === thing)
        .map(({ base }) => base[1]);
    expect(Math.min(...feet('glass'))).toBeGreaterThan(Math.min(...feet('bottle')));
  });
});

describe('an animal at a table', () => {
  it.each([
    'cat at dinner table looking at wine',
    'un chat à la table regarde un verre de vin',
    'un gatto alla tavola apparecchiata guarda un calice di vino',
    'un gato a la mesa mira una copa de vino',
    'eine Katze am Esstisch betrachtet ein Glas Wein',
  ])('%s: it sits behind the cloth, and no table stands beside it', (prompt) => {
    const spec = understand(prompt, { style: 'meme_style' });
    const shown = piecesFor(spec);
    expect(shown.map(({ thing }) => thing)).toContain('cat');
    expect(shown.map(({ thing }) => thing)).not.toContain('place_setting');
    expect(isAtTable(spec, shown)).toBe(true);
  });
});
