import { siteLinks } from '#shared/site-links.ts';
import type { SiteAddress } from '#shared/site-manifest.ts';

/** What is written into the static pages. The build reads nothing else, least of all a secret. */
export const SITE_VARIABLES = [
  'APP_URL',
  'BRAND_URL',
  'BLOG_URL',
  'PRIVACY_URL',
  'TERMS_URL',
  'SUPPORT_EMAIL',
] as const;

type Environment = Record<string, string | undefined>;

const DEFAULT_ORIGIN = 'http://localhost:3000';

/** Where the product lives and the addresses outside of it. */
export function siteOf(environment: Environment): SiteAddress {
  const origin = (environment['APP_URL'] || DEFAULT_ORIGIN).replace(/\/$/, '');
  return { origin, ...siteLinks(environment) };
}

/** What `src/web/lib/links.ts` reads, as the bundler wants it. */
export function siteDefine(environment: Environment): Record<string, string> {
  return { __SITE__: JSON.stringify(siteOf(environment)) };
}
