import type { Locator, Page } from '@playwright/test';

/** What does not fit: a page wider than its screen, and controls that a finger would miss. */
export async function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // 44 less the hairlines of the frame around it.
    const FINGER_PX = 42;
    const CONTROLS =
      'a, button, input, select, textarea, summary, [role=tab], [role=button], [role=checkbox]';
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const controls = [...document.querySelectorAll(CONTROLS)];
    return [...wide, ...controls.filter((each) => isSmall(each) || isBursting(each)).map(nameOf)];

    /** Its words stand out over its edge. */
    function isBursting(control: Element): boolean {
      if (!control.matches('.btn, .brand') || getComputedStyle(control).overflowX !== 'visible')
        return false;
      return control.scrollWidth > control.clientWidth + 1;
    }

    function isSmall(control: Element): boolean {
      // A link in running text has the height of its line; what is hidden has none.
      const { display, visibility } = getComputedStyle(control);
      if (
        display === 'inline' ||
        visibility === 'hidden' ||
        control.closest('[inert], [aria-hidden=true]')
      )
        return false;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { width, height, x, y } = control.getBoundingClientRect();
      // Nor is what only screen readers meet.
      if (width <= 1 || height <= 1) return false;
      // Ten dots stand side by side: each is narrow, none is low.
      const isDot = control.parentElement?.matches('.dots, .carousel-dots') ?? false;
      const middle = { x: x + width / 2, y: y + height / 2 };
      return (
        (height < FINGER_PX && reach(control, middle, { dx: 0, dy: 1 }) < FINGER_PX) ||
        (width < FINGER_PX && !isDot && reach(control, middle, { dx: 1, dy: 0 }) < FINGER_PX)
      );
    }

    /** How far it answers from its middle, both ways together. */
    function reach(
      control: Element,
      { x, y }: { x: number; y: number },
      { dx, dy }: { dx: number; dy: number },
    ): number {
      const ways = [1, -1].map((way) => {
        let px = 0;
        while (px < FINGER_PX && answersAt(control, x + dx * px * way, y + dy * px * way)) px += 2;
        return px;
      });
      return ways.reduce((sum, px) => sum + px);
    }

    /** Also by an invisible rim, its label, or the whole row. */
    function answersAt(control: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      const labels = [...((control as HTMLInputElement).labels ?? [])];
      return hit !== null && [control, ...labels].some((part) => part.contains(hit));
    }

    function nameOf(control: Element): string {
      const { width, height } = control.getBoundingClientRect();
      const words = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
      return `${Math.round(width)} × ${Math.round(height)}: ${control.tagName} ${words}`;
    }
  });
}

/** Whether the middle of its first line can be seen without scrolling, nothing lying over it. */
export async function isInSight(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    // Of a text that wraps, the middle of all lines may lie between two of them.
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  });
}

/** Until what moves has arrived. What is taken away while it moves is at rest as well. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}
