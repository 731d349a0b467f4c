import { loadConfig } from '#server/config.ts';

/** What `src/web/lib/links.ts` reads, as the bundler wants it. */
export function siteDefine(): Record<string, string> {
  const { appUrl, links } = loadConfig();
  return { __SITE__: JSON.stringify({ origin: appUrl, ...links }) };
}
