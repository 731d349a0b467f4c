import { expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';

it.each(['cork', 'lemon', 'fig'])(
  'gives the hand the %s that it is to hold, and no glass',
  (what) => {
    const spec = understand(`a hand holding a ${what}`, { style: 'cinematic', size: 'square' });
    const brief = { spec, seed: 1, width: 256, height: 256, detail: 'preview' } as const;
    const { scene } = composeShot({ ...brief, styleId: 'cinematic' }).stage;
    const things = scene.objects.map(({ thing }) => thing);
    expect(things.filter((thing) => thing === what)).toHaveLength(1);
    expect(things).toContain('hand');
    expect(things).not.toContain('glass');
  },
);

it('lays a basket with its grapes into both hands', () => {
  const spec = understand('two hands holding a basket of grapes', { style: 'cinematic' });
  const brief = { spec, seed: 1, width: 256, height: 256, detail: 'preview' } as const;
  const { scene } = composeShot({ ...brief, styleId: 'cinematic' }).stage;
  const things = scene.objects.map(({ thing }) => thing);
  expect(things.filter((thing) => thing === 'hand')).toHaveLength(2);
  expect(things).toEqual(expect.arrayContaining(['basket', 'grapes']));
  expect(things).not.toContain('glass');
});

const builtFor = (prompt: string): (string | undefined)[] => {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, seed: 1, width: 256, height: 256, detail: 'preview' } as const;
  const { scene } = composeShot({ ...brief, styleId: 'cinematic' }).stage;
  return scene.objects.map(({ thing }) => thing);
};

it.each([
  ['hands opening a bottle of wine with a corkscrew', ['bottle', 'cork', 'corkscrew'], ['glass']],
  ['hands pulling a cork out of a bottle', ['bottle', 'cork', 'corkscrew'], ['glass']],
  ['a cork being pulled with a corkscrew', ['bottle', 'cork', 'corkscrew'], ['glass']],
  ['a bottle of red wine being uncorked', ['bottle', 'cork', 'corkscrew'], ['glass']],
  ['hands holding a bottle of red wine', ['bottle'], ['glass', 'corkscrew']],
  ['hands holding a glass of red wine', ['glass'], ['bottle']],
  ['hands holding soil in the vineyard', ['soil'], ['glass']],
  ['hands picking grapes with secateurs', ['grapes', 'secateurs'], ['glass']],
  ['hands pruning a vine in winter', ['secateurs'], ['grapes', 'vine_leaf']],
  ['tapas spread with olives, manchego and bread, hands reaching in', ['olive', 'hard_cheese'], []],
])('%s: two hands do it', (prompt, shown, absent) => {
  const things = builtFor(prompt);
  expect(things.filter((thing) => thing === 'hand')).toHaveLength(2);
  expect(things).toEqual(expect.arrayContaining(shown));
  for (const thing of absent) expect(things).not.toContain(thing);
});

it.each([
  ['a dog sleeping beside a barrel', 'action:sleeping'],
  ['a cat staring at a glass of wine', 'action:looking'],
  ['a dog in a suit sniffing a glass', 'worn:jacket'],
  ['ein Hund mit Fliege neben einer Flasche', 'worn:bowtie'],
])('%s', (prompt, trait) => {
  const spec = understand(prompt, { style: 'cinematic' });
  const brief = { spec, seed: 1, width: 256, height: 256, detail: 'preview' } as const;
  const { scene } = composeShot({ ...brief, styleId: 'cinematic' }).stage;
  expect(scene.traits).toContain(trait);
  expect(scene.objects.some(({ thing }) => thing === 'hand' || thing === 'person')).toBe(false);
});

it.each([
  ['hands pouring red wine into a decanter', 2],
  ['hands pouring white wine into a glass', 2],
  ['a hand pouring red wine into a glass', 1],
])('shows as many hands as pour: %s', (prompt, hands) => {
  expect(builtFor(prompt).filter((thing) => thing === 'hand')).toHaveLength(hands);
});
