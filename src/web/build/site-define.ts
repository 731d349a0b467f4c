import { siteLinks } from '#shared/site-links.ts';

/** What `src/web/lib/links.ts` reads, as the bundler wants it. */
export function siteDefine(): Record<string, string> {
  const origin = process.env['APP_URL'] || `http://localhost:${process.env['PORT'] || 3000}`;
  return { __SITE__: JSON.stringify({ origin, ...siteLinks(process.env) }) };
}
