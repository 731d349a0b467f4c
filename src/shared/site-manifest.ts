import type { SiteLinks } from './site-links.ts';

/** Where the product lives, and the addresses around it. */
export type SiteAddress = SiteLinks & { origin: string };

/** What the web build tells the server about its pages (`dist/web/site.json`). */
export interface SiteManifest {
  /** What the pages name; a server elsewhere puts its own in (`http/site/move-site.ts`). Older builds did not say. */
  builtFor?: SiteAddress;
  /** Path as the visitor writes it → the page sent for it. */
  pages: Record<string, SitePage>;
  /** Beneath these prefixes the app routes by itself: any deeper path gets the shell. */
  shellPrefixes: readonly string[];
  shell: SitePage;
  /** Sent with status 404 for every other path. */
  notFound: SitePage;
}

export interface SitePage {
  /** Relative to `dist/web/client`; `.br` and `.gz` lie beside it. */
  file: string;
  /** Sources for script-src and style-src, quotes included: `'sha256-…'`. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}
