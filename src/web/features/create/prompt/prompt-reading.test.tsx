import { describe, expect, test, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { PromptReading } from './prompt-reading.tsx';
import { replaceWord } from './replace-word.ts';

const READING = {
  willDraw: ['two bottles', 'a fireside'],
  cannotDraw: [{ word: 'corkskrew', instead: ['corkscrew'] }],
  isTooLittle: false,
};

describe('the reading under the prompt', () => {
  test('says what will be drawn and what cannot be, politely', async () => {
    await render(<PromptReading reading={READING} prompt="" onChange={() => {}} />);
    const words = document.querySelector('[aria-live="polite"]')?.textContent;
    expect(words).toContain('Will be drawn: two bottles, a fireside');
    expect(words).toContain('Cannot draw corkskrew');
  });

  test('puts the nearest word in with one tap', async () => {
    const change = vi.fn();
    await render(
      <PromptReading reading={READING} prompt="A Corkskrew on slate" onChange={change} />,
    );
    document.querySelector('button')?.click();
    expect(change).toHaveBeenCalledWith('A corkscrew on slate');
  });

  test('says when most of a prompt would be missing', async () => {
    const reading = { ...READING, isTooLittle: true };
    await render(<PromptReading reading={reading} prompt="" onChange={() => {}} />);
    expect(document.body.textContent).toContain('Most of this cannot be drawn');
  });

  test('promises no bottle for signs alone, which are refused', async () => {
    const reading = { willDraw: [], cannotDraw: [], isTooLittle: true };
    await render(<PromptReading reading={reading} prompt="???!!!" onChange={() => {}} />);
    expect(document.body.textContent).toContain('Signs alone cannot be drawn');
    await render(<PromptReading reading={reading} prompt="qwrtz" onChange={() => {}} />);
    expect(document.body.textContent).toContain('a bottle and a glass would take its place');
  });

  test('promises nothing of what the content rules forbid', async () => {
    await render(<PromptReading reading="refused" prompt="" onChange={() => {}} />);
    expect(document.body.textContent).toBe('This goes against our content rules and is not drawn.');
  });

  test('is silent with an engine that cannot tell', async () => {
    await render(<PromptReading reading={null} prompt="a glass" onChange={() => {}} />);
    expect(document.querySelector('.prompt-reading')?.textContent).toBe('');
  });

  test('replaces whole words only', () => {
    expect(replaceWord('pineapple and apple', 'apple', 'pear')).toBe('pineapple and pear');
    expect(replaceWord('no such word', 'fig', 'pear')).toBe('no such word');
  });
});
