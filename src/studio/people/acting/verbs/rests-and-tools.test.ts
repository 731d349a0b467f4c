import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { noteTraits } from '#studio/compose/traits/note-traits.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { understand } from '#studio/lexicon/understand.ts';

function cast(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  const { stage, shot } = composeShot({ ...brief, detail: 'preview' });
  const [first] = stage.people;
  return {
    people: stage.people.length,
    pose: first?.shape.pose,
    beside: first?.shape.beside,
    isBarefoot: first?.shape.hasBareFeet === true,
    laid: askedThings(spec).map(({ thing }) => thing),
    held: first?.shape.holds.map((held) => (typeof held === 'object' ? held?.thing : held)),
    traits: noteTraits(stage, shot),
  };
}

describe('what is cleaned', () => {
  it.each([
    ['a winemaker washing a barrel', 'scrubbing', 'upright_barrel'],
    ['un vigneron lave un tonneau', 'scrubbing', 'upright_barrel'],
    ['ein Winzer schrubbt ein altes Fass', 'scrubbing', 'upright_barrel'],
    ['a waiter polishing glasses', 'cleaning', null],
    ['a waiter wiping the counter', 'working', 'counter'],
  ])('%s', (prompt, pose, beside) => {
    const { traits, ...done } = cast(prompt);
    expect(done).toMatchObject({ pose, beside });
    expect(traits).toContain('action:cleaning');
  });

  it.each(['a worker cleaning a steel tank', 'a man washing his car'])(
    'is announced where it cannot be shown: %s',
    (prompt) => {
      expect(cast(prompt).traits).not.toContain('action:cleaning');
    },
  );
});

describe('what people rest on and drive', () => {
  it.each([
    ['a man leaning on a stone wall with a glass of wine', 'leaning', 'parapet'],
    ['a woman leaning on the railing of a terrace', 'leaning', 'balustrade'],
    ['une femme accoudée à la rambarde', 'leaning', 'balustrade'],
    ['a picker sitting on a crate', 'sitting', 'box_seat'],
    ['un vigneron assis sur une caisse', 'sitting', 'box_seat'],
    ['a man sitting on a wall', 'sitting', 'wall'],
    ['ein Winzer fährt einen Traktor', 'driving', 'tractor'],
  ])('%s', (prompt, pose, beside) => {
    expect(cast(prompt)).toMatchObject({ pose, beside });
  });

  it('has one tractor, under whoever drives it', () => {
    const { laid, traits } = cast('a farmer driving a tractor between the vines');
    expect(laid).not.toContain('tractor');
    expect(traits).toContain('riding');
  });

  it('leaves a tractor where it stands beside somebody', () => {
    expect(cast('a farmer next to a tractor').pose).not.toBe('driving');
  });
});

describe('how people are seen at work', () => {
  it('puts a blackboard behind whoever teaches, and in the hands of whoever holds it', () => {
    expect(cast('a teacher in front of a blackboard').pose).toBe('teaching');
    expect(cast('a woman holding a blackboard').pose).not.toBe('teaching');
  });

  it('shows bare feet without a tub of grapes', () => {
    const { isBarefoot, beside, traits } = cast('a barefoot woman in the vineyard');
    expect({ isBarefoot, beside }).toEqual({ isBarefoot: true, beside: null });
    expect(traits).toContain('worn:barefeet');
  });

  it.each([
    'grape harvest by hand at dawn, baskets full of grapes',
    'vendange à la main, paniers pleins de raisin',
    'vendemmia a mano, ceste piene di uva',
    'vendimia a mano, cestas llenas de uvas',
    'Handlese, Körbe voller Trauben',
  ])('has hands for what is done by hand: %s', (prompt) => {
    expect(cast(prompt).people).toBe(3);
  });

  it.each([
    'a winemaker inspecting grapes in the vineyard',
    'un vigneron examine les raisins dans la vigne',
    'ein Winzer prüft die Trauben im Weinberg',
  ])('has the grapes on their vine: %s', (prompt) => {
    const { pose, held } = cast(prompt);
    expect({ pose, held }).toEqual({ pose: 'picking', held: ['grapes'] });
  });

  it('looks after vines with a hand at their leaves, and not over a glass', () => {
    const { pose, held } = cast('a winemaker checking the vines');
    expect({ pose, held }).toEqual({ pose: 'picking', held: [] });
  });

  it('carries wine in its crate', () => {
    expect(cast('a man carrying a crate of wine').beside).toBe('bottle_crate');
    expect(cast('a man carrying a crate').beside).toBe('empty_crate');
  });

  it('carries as many glasses as a tray of them has', () => {
    expect(cast('serveur avec un plateau de verres').held).toEqual(['tray_3']);
  });
});

describe('what animals wear', () => {
  it.each([
    ['a dog wearing sunglasses next to a glass of rosé', 'sunglasses'],
    ['un chien avec des lunettes de soleil sur la plage', 'sunglasses'],
    ['a cat with a straw hat', 'straw_hat'],
  ])('%s', (prompt, worn) => {
    const { laid, traits } = cast(prompt);
    expect(laid).not.toContain(worn);
    expect(traits).toContain(`worn:${worn}`);
  });

  it('lies beside them where it is only named', () => {
    expect(cast('a dog, a straw hat and a bottle of wine').laid).toContain('straw_hat');
  });
});
