/**
 * One button stops everything that moves around it: slides, typing, motes (WCAG 2.2.2). Its state
 * is an attribute on the part of the page that it governs.
 */
const GOVERNED = '[data-motion]';

export function isPausedAround(element: Element): boolean {
  return element.closest<HTMLElement>(GOVERNED)?.dataset['motion'] === 'paused';
}

export function setPausedAround(element: Element, isPaused: boolean): void {
  const part = element.closest<HTMLElement>(GOVERNED);
  if (part) part.dataset['motion'] = isPaused ? 'paused' : 'playing';
}
