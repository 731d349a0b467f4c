import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachStory } from './attach-story.ts';

let detach = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  detach();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function tell(): HTMLElement {
  document.body.innerHTML = `
    <a href="#list">List</a><a href="/pricing">Pricing</a>
    <main><section></section><section></section><section></section></main>`;
  const story = document.querySelector('main')!;
  detach = attachStory(story);
  return story;
}

const ready = (story: HTMLElement) => story.querySelectorAll('[data-ready]').length;
const follow = (name: string) => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  link!.addEventListener('click', (event) => event.preventDefault());
  link!.click();
};

it('lays its sections out one by one', () => {
  const story = tell();
  expect(ready(story)).toBe(1);
  vi.advanceTimersByTime(120);
  expect(ready(story)).toBe(2);
});

it('lays all of them out before a jump within the page, so that it meets its place', () => {
  const story = tell();
  follow('Pricing');
  expect(ready(story)).toBe(1);
  follow('List');
  expect(ready(story)).toBe(3);
});
