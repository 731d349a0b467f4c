import { afterEach, beforeEach, expect, it } from 'vitest';
import { SceneStrip } from '#web/features/landing/sections/heroes/scene-strip.tsx';
import { attachScene } from './attach-scene.ts';
import { showStatic } from './testing.ts';

let end: () => void;
let root: HTMLElement;

beforeEach(() => {
  root = showStatic(<SceneStrip />);
  end = attachScene(root);
});
afterEach(() => end());

it('opens a style, and lays all eight out again when it is chosen a second time', () => {
  const [, second] = [...root.querySelectorAll<HTMLInputElement>('input')];
  second!.click();
  expect(second!.checked).toBe(true);
  second!.click();
  expect(root.querySelector(':checked')).toBeNull();
  second!.click();
  expect(second!.checked).toBe(true);
});
