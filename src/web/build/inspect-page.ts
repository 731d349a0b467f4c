import { createHash } from 'node:crypto';
import type { SitePage } from '#shared/site-manifest.ts';
import { isStaticPage } from './inline-styles.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const FRAMEWORK = /<script[^>]*(?:type="module"|src="\/assets\/)|rel="modulepreload"/;
const FORBIDDEN_ATTRIBUTE = /<[a-z][^>]*\s(style|on[a-z]+)="/i;

/** Lists what the content policy must allow on a page, and refuses what it could not allow. */
export function inspectPage(file: string, html: string): SitePage {
  const markup = html.replace(INLINE_SCRIPT, '').replace(INLINE_STYLE, '');
  const attribute = FORBIDDEN_ATTRIBUTE.exec(markup)?.[1];
  if (attribute) throw new Error(`${file}: a ${attribute}="…" attribute is blocked by the policy`);
  if (isStaticPage(html) && FRAMEWORK.test(html)) {
    throw new Error(`${file}: a static page must not load framework scripts`);
  }
  return {
    file,
    scriptHashes: hashes(html, INLINE_SCRIPT),
    styleHashes: hashes(html, INLINE_STYLE),
  };
}

function hashes(html: string, pattern: RegExp): string[] {
  const texts = new Set([...html.matchAll(pattern)].map(([, text = '']) => text));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
