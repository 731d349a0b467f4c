import type { Page } from '@playwright/test';

const MARK = 'data-repeats';

/** What is marked as a row or tile that repeats one before it. */
export const REPEATS = `[${MARK}]`;

/**
 * Marks the entries of lists and tables that differ from one before them in nothing but words,
 * numbers and addresses: fifty rows of one make have the faults of the first, and to look at each
 * takes as long as the rest of the screen. Takes the marks of the last time away.
 */
export async function markRepeats(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const LISTS = 'tbody, ul, ol, [role=list], [role=rowgroup], [role=grid], [role=feed]';
    // Of all others it counts that there is one, and that it is not empty.
    const BY_VALUE =
      /^(class|role|style|type|tabindex|hidden|inert|lang|colspan|aria-(?!label|desc|controls|owns|rowindex|posinset).*)$/;

    const shapeOf = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.nodeValue?.trim() ? 'w' : '';
      if (!(node instanceof Element)) return '';
      const attributes = [...node.attributes]
        .map(({ name, value }) => `${name}=${BY_VALUE.test(name) ? value : value.trim() !== ''}`)
        .toSorted();
      const inside = [...node.childNodes].map(shapeOf).join('');
      return `<${node.localName} ${attributes.join(' ')}>${inside}</>`;
    };

    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
    for (const list of document.querySelectorAll(LISTS)) {
      const seen = new Set<string>();
      for (const entry of list.children) {
        if (entry.matches(':hover, :focus-within')) continue;
        const shape = shapeOf(entry);
        if (seen.has(shape)) entry.setAttribute(mark, '');
        seen.add(shape);
      }
    }
  }, MARK);
}
