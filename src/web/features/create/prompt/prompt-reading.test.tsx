import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { server } from '#web/testing/answers.ts';
import { render, renderAt } from '#web/testing/render.tsx';
import { signedInAs } from '#web/testing/sessions.ts';
import { PromptReading } from './prompt-reading.tsx';
import { replaceWord } from './replace-word.ts';
import { useReading } from './use-reading.ts';

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

  test('says that the words are being read where that takes a while, and then what they mean', async () => {
    vi.useFakeTimers();
    const answer = Promise.withResolvers<Response>();
    server.answer = () => answer.promise;
    function Under() {
      const reading = useReading('two bottles', 'cinematic');
      return <PromptReading reading={reading} prompt="two bottles" onChange={() => {}} />;
    }
    const page = await renderAt(<Under />, { at: '/dashboard', session: signedInAs() });
    expect(page.textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(page.textContent).toBe('Reading your words …');
    answer.resolve(Response.json({ reading: READING }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(page.textContent).toContain('Will be drawn: two bottles');
    vi.useRealTimers();
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
