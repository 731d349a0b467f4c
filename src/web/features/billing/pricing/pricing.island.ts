/** The static pricing page: theme button and the plan buttons. */
import { attachThemeToggle } from '#web/lib/look/attach-theme-toggle.ts';
import { attachPricing } from './attach-pricing.ts';

for (const button of document.querySelectorAll<HTMLElement>('[data-theme-toggle]'))
  attachThemeToggle(button);
for (const root of document.querySelectorAll<HTMLElement>('[data-pricing]')) attachPricing(root);
