import { describe, expect, it } from 'vitest';
import { sayInventory } from '#studio/inventory/say-inventory.ts';
import type { Inventory } from '#studio/inventory/inventory.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { PLACES } from '#studio/places/place.ts';
import { PLACE_NAMES } from '#studio/places/words/place-names.ts';
import { stream } from '#studio/random.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { CORPUS } from './corpus.ts';

const IDS = new Set<string>(THINGS.map(({ id }) => id));

describe('the corpus', () => {
  it('holds 500 prompts of every category, none twice', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(500);
    expect(new Set(CORPUS.map(({ category }) => category)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(CORPUS.map(({ prompt, styleId }) => prompt + styleId)).size).toBe(CORPUS.length);
  });

  it('demands only what has a name', () => {
    const unknown = CORPUS.flatMap(({ demands }) => demands.flatMap(namesIn)).filter(
      (name) => !IDS.has(name) && !PLACES.some((place) => place === name),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('is read as it was meant: nine of ten prompts ask for every thing they demand', () => {
    const wrong = CORPUS.filter(({ prompt, styleId, demands }) => {
      const { things, figures } = understand(prompt, { style: styleId });
      const asked = new Set<string>(things.map(({ thing }) => thing));
      return demands.filter(isThing).some((demand) => {
        const names = namesIn(demand);
        return figures.length === 0 && names.length > 0 && !names.some((name) => asked.has(name));
      });
    });
    expect(wrong.length, wrong.map(({ prompt }) => prompt).join('\n')).toBeLessThan(
      CORPUS.length / 10,
    );
  });
});

const isThing = (demand: string) => /^[a-z0-9]/.test(demand) && !/^(people|plate:)/.test(demand);

function namesIn(demand: string): string[] {
  if (/^["#_~!.]|^people|^plate:/.test(demand)) return [];
  return demand
    .replace(/=.*/, '')
    .split(/[<@/|*-]/)
    .filter((name) => name !== '' && !/^\d+$/.test(name));
}

describe('what is in the picture', () => {
  it('gives every thing one name', () => {
    expect(new Set(THINGS.map(({ id }) => id)).size).toBe(THINGS.length);
  });

  it('never names what the inventory lacks', () => {
    const random = stream(1, 'inventories');
    for (let i = 0; i < 200; i++) {
      const kept = random.shuffle(THINGS).slice(0, random.int(0, 6));
      const inventory = inventoryOf(
        kept.map(({ id }) => id),
        random.pick(PLACES),
      );
      const said = sayInventory(inventory);
      // A laid table on which nothing stands is a table.
      const names = kept.flatMap(({ id, one, many }) =>
        id === 'laid_table' ? [one, many, 'table'] : [one, many],
      );
      const place = PLACE_NAMES[inventory.place!.id];
      const invented = said.filter(
        (phrase) => phrase !== place && !names.some((name) => phrase.endsWith(name)),
      );
      expect(invented).toEqual([]);
    }
  });
});

function inventoryOf(things: readonly ThingId[], place: (typeof PLACES)[number]): Inventory {
  return {
    things: things.map((thing, i) => ({
      thing,
      count: i + 1,
      share: 0.02,
      box: [0, 0, 1, 1],
      boxes: [],
      colour: '#808080',
    })),
    people: [],
    place: { id: place, share: 0.4 },
  };
}
