import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';

function stageOf(prompt: string, styleId: 'cinematic' | 'classical_heritage' = 'cinematic') {
  const spec = understand(prompt, { style: styleId, size: 'landscape' });
  const brief = { spec, styleId, width: 96, height: 64, seed: 4 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

const formsOn = ({ stands }: ReturnType<typeof stageOf>): string[] =>
  stands.flatMap(({ bears }) => bears.map(({ held }) => (isWareHeld(held) ? held.form : held)));

describe('what is as high as people', () => {
  it('a street lamp stands beside whoever plays under it, and both are the picture', () => {
    const stage = stageOf('A musician playing guitar under a street lamp at night');
    expect(stage.people.map(({ shape }) => shape.pose)).toEqual(['playing']);
    expect(formsOn(stage)).toContain('lamp_post');
  });

  it('a cart waits behind the pickers of an oil painting, who are at the vines', () => {
    const stage = stageOf('Grape harvest with pickers, baskets and a cart', 'classical_heritage');
    expect(stage.people.length).toBeGreaterThan(2);
    expect(formsOn(stage)).toContain('cart');
  });

  it('a cart that is pushed waits nowhere', () => {
    expect(formsOn(stageOf('A worker pushing a cart'))).not.toContain('cart');
  });

  it('what lies in a cart is built with it', () => {
    expect(formsOn(stageOf('A man beside a cart full of pumpkins'))).not.toContain('cart');
  });
});
