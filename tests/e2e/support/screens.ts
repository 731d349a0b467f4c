import type { Page } from '@playwright/test';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/**
 * Looks at a page as it stands on a desktop and on a phone: it follows its window, so nothing is
 * opened or walked through twice. It is left as wide as it was found.
 */
export async function onBothScreens(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  const isPhone = before?.width === PHONE.width;
  for (const screen of isPhone ? [DESKTOP, PHONE] : [PHONE, DESKTOP]) {
    await page.setViewportSize(screen);
    await look();
  }
}
