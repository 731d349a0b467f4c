import { afterEach, expect, it } from 'vitest';
import { sayAlive, watchScripts } from './missing-scripts.ts';

const root = document.documentElement;
const isIncomplete = () => root.hasAttribute('data-incomplete');

afterEach(() => {
  root.removeAttribute('data-alive');
  root.removeAttribute('data-incomplete');
});

it('a script that does not come is said, unless the app runs without it', () => {
  watchScripts();
  const script = document.head.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  expect(isIncomplete()).toBe(true);
  sayAlive();
  expect(isIncomplete()).toBe(false);
  script.dispatchEvent(new Event('error'));
  expect(isIncomplete()).toBe(false);
  script.remove();
});

it('a picture that does not come is none of its business', () => {
  watchScripts();
  const picture = document.body.appendChild(document.createElement('img'));
  picture.dispatchEvent(new Event('error'));
  expect(isIncomplete()).toBe(false);
});
