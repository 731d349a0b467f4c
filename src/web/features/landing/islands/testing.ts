import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';

/** Puts a component on the page as the build writes it: markup without React. */
export function showStatic(element: ReactElement): HTMLElement {
  document.body.innerHTML = `<div data-motion="playing">${renderToStaticMarkup(element)}</div>`;
  return document.querySelector<HTMLElement>('[data-island]')!;
}

export function setLessMotion(isWanted: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isWanted }));
}

export function byLabel(label: string): HTMLElement {
  return document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!;
}
