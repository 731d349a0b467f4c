/**
 * Runs before the first paint of every page: the theme, the wish for less motion and the signed-in
 * hint must be on <html> by then, or the page would flash in the wrong colours or with the wrong buttons.
 */
import { listenForDismissal } from '#web/lib/notices/dismiss-notice.ts';
import { watchScripts } from '#web/lib/offline/missing-scripts.ts';
import { applyStoredMotion } from '#web/lib/look/motion.ts';
import { applyStoredTheme } from '#web/lib/look/theme.ts';
import { markSignedIn } from '#web/lib/account/signed-in-hint.ts';

applyStoredTheme();
watchScripts();
applyStoredMotion();
markSignedIn();
listenForDismissal();
