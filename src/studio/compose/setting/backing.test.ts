import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { backingOf } from '#studio/places/backing.ts';
import { composeShot } from '#studio/compose/compose.ts';

function composed(prompt: string, style: StyleId = 'gastro') {
  const spec = understand(prompt, { style });
  const size = { width: 96, height: 96 };
  return composeShot({ spec, styleId: style, ...size, seed: 1, detail: 'preview' });
}

describe('a background that was asked for', () => {
  it.each([
    ['steak, dark slate background', 'slate'],
    ['vin rouge devant un mur de briques', 'brick'],
    ['Rotwein vor einer Backsteinwand', 'brick'],
    ['oysters, rustic wooden background', 'wood'],
    ['pasta, white marble background', 'marble'],
    ['Flasche auf dunklem Hintergrund', 'dark'],
    ['bottles on a low stone wall', null],
    ['a wooden table', null],
  ])('%s: %s', (prompt, backing) => {
    expect(backingOf({ prompt })).toBe(backing);
  });

  it('is the wall behind, seen over the table, and no bright dining room', () => {
    const { stage, shot } = composed('oysters and champagne, dark slate background');
    expect(stage.direction).toMatchObject({ decor: 'sweep', backing: 'slate', surface: 'slate' });
    expect(stage.scene.traits).toContain('backing:slate');
    expect(shot.table!.far).toBeGreaterThan(-60);
  });

  it('is proved by nothing but itself', () => {
    const { words } = understand('cheese in front of a brick wall');
    expect(words.find(({ text }) => text.includes('brick wall'))?.proofs).toContain(
      'trait:backing:brick',
    );
    expect(composed('cheese in a garden with a brick wall').stage.scene.traits).not.toContain(
      'backing:brick',
    );
  });

  it.each(['an exposed brick wine bar', 'a bistro with brick walls, two glasses of red wine'])(
    'is what the walls of a room are laid of: %s',
    (prompt) => {
      const { stage } = composed(prompt);
      expect(stage.scene.traits).toContain('backing:brick');
    },
  );
  it('leaves other rooms as they are', () => {
    expect(composed('cheese in a wine bar').stage.scene.traits).not.toContain('backing:brick');
  });
});

describe('spring', () => {
  it('blossoms in gardens too, and summer does not prove it', () => {
    const { scene } = composed('a bottle in the garden in spring', 'cinematic').stage;
    expect(scene.traits).toContain('season:spring');
    expect(scene.traits).not.toContain('season:summer');
    const word = understand('a garden in spring').words.find(({ text }) => text === 'spring');
    expect(word?.proofs).not.toContain('trait:season:summer');
  });
});
