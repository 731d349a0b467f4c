import { createHash } from 'node:crypto';

import type { AppSettings } from '#shared/contract/admin-settings.ts';
import { escapeMarkup } from '#shared/escape-markup.ts';

/** Set by the browser when an announcement has been read away (web/lib/notices/dismiss-notice.ts). */
const DISMISSED_COOKIE = 'vignette_dismissed';
const DEMO_TEXT = 'Made-up people and payments; all of it is gone when the demo stops.';

interface Notices {
  settings: AppSettings;
  isDemo: boolean;
  cookies: string | undefined;
}

/**
 * What is to be said above every page, as HTML; empty where there is nothing. An element of a name
 * that no page uses: the app, when it wakes up on its page, passes over it.
 */
export function noticesHtml({ settings, isDemo, cookies = '' }: Notices): string {
  const { maintenanceNotice, announcement } = settings;
  const id = announcement && idOf(settings);
  const isDismissed = id !== null && cookies.includes(`${DISMISSED_COOKIE}=${id}`);
  const lines = [
    isDemo && `<p class="site-notice site-notice-demo"><b>Demo</b> ${DEMO_TEXT}</p>`,
    maintenanceNotice &&
      `<p class="site-notice site-notice-work"><b>Maintenance</b> ${escapeMarkup(maintenanceNotice)}</p>`,
    id && !isDismissed && announcementHtml(settings, id),
  ].filter(Boolean);
  if (lines.length === 0) return '';
  return `<site-notices role="region" aria-label="Notices">${lines.join('')}</site-notices>`;
}

function announcementHtml({ announcement, announcementLink }: AppSettings, id: string): string {
  const link = announcementLink
    ? ` <a class="link" href="${escapeMarkup(announcementLink)}">Find out more</a>`
    : '';
  const close = `<button type="button" data-dismiss="${id}" aria-label="Dismiss this announcement"></button>`;
  return `<div class="site-notice"><p>${escapeMarkup(announcement ?? '')}${link}</p>${close}</div>`;
}

/** Another text is another announcement: who has read the last one away sees this one. */
function idOf({ announcement, announcementLink }: AppSettings): string {
  return createHash('sha256')
    .update(JSON.stringify([announcement, announcementLink]))
    .digest('hex')
    .slice(0, 12);
}
