import type { Asset } from './asset.ts';
import { rewriteAsset } from './rewrite-asset.ts';

/** Puts the notices above a built page, on its way out. */
export type DressPage = (page: Asset, cookies: string | undefined) => Promise<Asset>;

/** With and without the announcement, and what was said until a moment ago. */
const KEPT_TEXTS = 4;

/** Each page is dressed once for each text and kept; without a text it goes out as it was built. */
export function createPageDresser(
  htmlFor: (cookies: string | undefined) => Promise<string>,
): DressPage {
  const dressed = new Map<string, Map<Asset, Asset>>();
  return async (page, cookies) => {
    const html = await htmlFor(cookies);
    if (html === '') return page;
    const kept = dressed.get(html) ?? new Map<Asset, Asset>();
    if (!dressed.has(html)) keep(dressed, html, kept);
    const found = kept.get(page) ?? dress(page, html);
    kept.set(page, found);
    return found;
  };
}

function keep<T>(dressed: Map<string, T>, html: string, kept: T): void {
  dressed.set(html, kept);
  const [oldest] = dressed.keys();
  if (dressed.size > KEPT_TEXTS && oldest !== undefined) dressed.delete(oldest);
}

function dress(page: Asset, html: string): Asset {
  return rewriteAsset(page, (built) => built.replace(/<body[^>]*>/, (body) => body + html), {
    Vary: 'Accept-Encoding, Cookie',
  });
}
