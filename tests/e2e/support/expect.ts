import { expect as base } from '@playwright/test';
import type { Locator } from '@playwright/test';

/**
 * Playwright's own, but it waits for what is to be seen by asking for that alone: while its
 * `toBeVisible` waits, every look that finds nothing describes the whole page for an error message
 * that is rarely wanted, and that costs more than the look. What never comes is asked for
 * once more, by Playwright itself, which says what was there instead.
 */
export const expect = base.extend({
  async toBeVisible(locator: Locator, options: { timeout?: number; visible?: boolean } = {}) {
    const timeout = options.timeout ?? this.timeout;
    const isAwaited = !this.isNot && options.visible !== false;
    if (isAwaited && (await comesIntoSight(locator, timeout)))
      return { pass: true, message: () => '' };
    const last = isAwaited ? { ...options, timeout: 1 } : options;
    try {
      await (this.isNot ? base(locator).not : base(locator)).toBeVisible(last);
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      const said = (error as Error).message.replaceAll(/\b1ms\b/g, `${timeout}ms`);
      return { pass: this.isNot, message: () => said };
    }
  },
});

const comesIntoSight = (locator: Locator, timeout: number) =>
  locator.waitFor({ state: 'visible', timeout }).then(
    () => true,
    () => false,
  );
