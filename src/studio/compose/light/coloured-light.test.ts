import { describe, expect, it } from 'vitest';
import { lightColourOf, lightGain } from './coloured-light.ts';

describe('light of a colour', () => {
  it.each([
    ['stainless steel tanks with blue light', 'blue'],
    ['red light in a wine bar', 'red'],
    ['a bottle lit in purple', 'purple'],
    ['une cave sous une lumière bleue', 'blue'],
    ['Weinkeller in blauem Licht', 'blue'],
    ['a bottle in soft light', null],
    ['a red bottle by candle light', null],
    ['white light from the left', null],
    ['light blue background', null],
  ])('%s', (prompt, name) => {
    expect(lightColourOf({ prompt })?.name ?? null).toBe(name);
  });

  it('is strongest in its own colour', () => {
    const [r, , b] = lightGain({ name: 'blue', hex: '#2f5d9b' });
    expect(b).toBeGreaterThan(r * 1.5);
  });

  it('leaves next to nothing of the other colours under tubes of one', () => {
    const blue = lightColourOf({ prompt: 'a bar in blue neon light' })!;
    const [red, , full] = lightGain(blue, true);
    expect(red / full).toBeLessThan(lightGain(blue)[0] / lightGain(blue)[2]);
    expect(red / full).toBeLessThan(0.35);
  });
});
