import { expect, test } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { Composer } from './composer.tsx';
import { resumeDraft } from './draft.ts';
import { PhoneComposer } from './phone-composer.tsx';

const draft = { ...resumeDraft(null, { styleId: 'cinematic', size: 'square' }), prompt: 'a toast' };
const props = {
  draft,
  change: () => {},
  isGenerating: false,
  onGenerate: () => {},
  noCredits: <a href="/pricing">Get more credits</a>,
};

const submitButton = () => document.querySelector('button[type=submit]');

test.each([
  ['desktop', Composer],
  ['phone', PhoneComposer],
])('without a credit the %s leads on instead of offering a dead button', async (_where, Screen) => {
  await render(<Screen {...props} credits={0} />);
  expect(submitButton()).toBeNull();
  expect(document.querySelector('a[href="/pricing"]')).not.toBeNull();
});

test.each([
  ['desktop', Composer],
  ['phone', PhoneComposer],
])('the last credit in use is no reason to ask for more on the %s', async (_where, Screen) => {
  await render(<Screen {...props} credits={0} isGenerating />);
  expect(submitButton()?.getAttribute('aria-busy')).toBe('true');
});
