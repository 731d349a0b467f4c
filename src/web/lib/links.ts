/** Written in by the build from the configuration (see vite.config.ts). */
declare const __SITE__: {
  origin: string;
  brand: string;
  blog: string;
  privacy: string;
  terms: string;
  supportEmail: string;
};

/** Where the product lives and the addresses outside of it. */
export const SITE = __SITE__;

/** A path of this site as crawlers and social networks want it. */
export function absoluteUrl(path: string): string {
  return new URL(path, SITE.origin).href;
}
