/** The behaviour of static pages that have nothing of their own: the theme button. */
import { attachThemeToggle } from '#web/lib/look/attach-theme-toggle.ts';

for (const button of document.querySelectorAll<HTMLElement>('[data-theme-toggle]')) {
  attachThemeToggle(button);
}
