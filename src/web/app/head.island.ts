/**
 * Runs before the first paint of every page: the theme, the wish for less motion and the signed-in
 * hint must be on <html> by then, or the page would flash in the wrong colours or with the wrong buttons.
 */
import { listenForDismissal } from '#web/lib/dismiss-notice.ts';
import { applyStoredMotion } from '#web/lib/motion.ts';
import { applyStoredTheme } from '#web/lib/theme.ts';
import { markSignedIn } from '#web/lib/signed-in-hint.ts';

applyStoredTheme();
applyStoredMotion();
markSignedIn();
listenForDismissal();
