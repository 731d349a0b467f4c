import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { askedThings } from './asked-things.ts';

const named = (prompt: string) => askedThings(understand(prompt)).map(({ thing }) => thing);

function built(prompt: string, thing: ThingId): number {
  const size = { width: 128, height: 128, seed: 4, detail: 'preview' as const };
  const { stage } = composeShot({ spec: understand(prompt), styleId: 'cinematic', ...size });
  return stage.scene.objects.filter((one) => one.thing === thing).length;
}

describe('bottles that are in their rack or fridge', () => {
  it.each([
    ['wine bottles aging in a rack', ['bottle_rack']],
    ['a wine fridge filled with bottles', ['wine_fridge']],
    ['24 bottles in a rack', ['bottle_rack']],
    ['a wine rack with two bottles before it', ['bottle_rack', 'bottle']],
  ])('do not stand before it too: %s', (prompt, things) => {
    expect(named(prompt)).toEqual(things);
  });
});

describe('books', () => {
  it.each([
    ['a glass of wine and a book', 1],
    ['a bottle on a stack of old books', 3],
    ['a glass beside four books', 4],
  ])('are as many as were asked for: %s', (prompt, count) => {
    expect(built(prompt, 'book')).toBe(count);
  });
});

describe('a table for guests', () => {
  it.each([
    ['restaurant table for two by candlelight', 2],
    ['Tisch für vier auf einer Terrasse', 4],
    ['a table in a restaurant', 0],
  ])('is laid for them: %s', (prompt, count) => {
    const places = understand(prompt).things.find(({ thing }) => thing === 'place_setting');
    expect(places?.count ?? 0).toBe(count);
  });

  it('stands on the floor of its terrace, dressed, where several are asked for', () => {
    const prompt = 'four laid tables on a terrace by the sea';
    expect(built(prompt, 'bistro_table')).toBe(4);
    expect(built(prompt, 'plate')).toBeGreaterThan(4);
  });
});

describe('different glasses', () => {
  it('have each a shape of its own', () => {
    const shapes = (prompt: string): number => {
      const size = { width: 128, height: 128, seed: 4, detail: 'preview' as const };
      const { scene } = composeShot({
        spec: understand(prompt),
        styleId: 'cinematic',
        ...size,
      }).stage;
      const ids = new Set(scene.objects.filter((o) => o.thing === 'glass').map(({ id }) => id));
      const lathes = scene.primitives.flatMap((one) =>
        one.kind === 'lathe' && ids.has(one.object) ? [one.shape] : [],
      );
      return new Set(lathes).size;
    };
    expect(shapes('five different wine glasses in a row')).toBe(5);
  });
});

describe('what a room has by itself', () => {
  it.each([
    ['a cellar with stone walls and three bottles', ['bottle']],
    ['wine store window at Christmas', []],
    ['wine store window at Christmas with pine branches', ['pine']],
    ['a bottle on a stone wall', ['bottle', 'stone_wall']],
  ])('is not built before it: %s', (prompt, things) => {
    expect(named(prompt).filter((thing) => thing !== 'holly')).toEqual(things);
  });
});
