import { loadConfig } from '#server/config.ts';

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

/** Where the product lives and the addresses outside of it, with the defaults of the server. */
export function siteOf(environment: Environment) {
  const known = SITE_VARIABLES.map((name) => [name, environment[name]] as const);
  const { appUrl, links } = loadConfig(Object.fromEntries(known));
  return { origin: appUrl, ...links };
}

/** What `src/web/lib/links.ts` reads, as the bundler wants it. */
export function siteDefine(environment: Environment): Record<string, string> {
  return { __SITE__: JSON.stringify(siteOf(environment)) };
}
