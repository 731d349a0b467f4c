import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) => understand(prompt).things.map(({ thing }) => thing);

describe('turns of speech', () => {
  it.each([
    ['A big oak with a bottle in front of a windmill', ['tree', 'bottle', 'windmill']],
    ['a bottle under an old walnut', ['bottle', 'tree']],
    ['a macaron tower and a bottle', ['tiered_stand', 'macaron', 'bottle']],
  ])('name the thing that is meant: %s', (prompt, things) => {
    expect(thingsOf(prompt).toSorted()).toEqual(things.toSorted());
  });

  it.each([
    ['a wine with notes of oak and vanilla', 'tree'],
    ['an oak barrel in a cellar', 'tree'],
    ['a stone tower and a macaron', 'tiered_stand'],
  ])('are left alone where they mean something else: %s', (prompt, never) => {
    expect(thingsOf(prompt)).not.toContain(never);
  });
});
