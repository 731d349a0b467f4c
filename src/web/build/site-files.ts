import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { escapeMarkup } from '#shared/escape-markup.ts';
import { DAY_MS } from '#shared/rules/days.ts';

interface Site {
  origin: string;
  supportEmail: string;
}

/** Pages worth finding; the other homepages name `/` as theirs, the rest belongs to members. */
const FOUND_PATHS = ['/', '/pricing', '/about', '/privacy', '/terms', '/sign-up'] as const;
const PRIVATE_PATHS = [
  '/api/',
  '/functions/',
  '/media/',
  '/dashboard',
  '/wines',
  '/settings',
  '/user',
  '/admin',
  '/auth',
  '/payment-',
] as const;
/** RFC 9116 asks for a date within a year, so that a forgotten file stops being believed. */
const SECURITY_CONTACT_DAYS = 364;

/** The files that machines look for at fixed addresses. */
export async function writeSiteFiles(dir: string, site: Site): Promise<void> {
  const files = {
    'robots.txt': robots(site),
    'sitemap.xml': sitemap(site),
    'site.webmanifest': webManifest(),
    '.well-known/security.txt': securityContact(site, new Date()),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(dir, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

export function robots({ origin }: Pick<Site, 'origin'>): string {
  const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

export function sitemap({ origin }: Pick<Site, 'origin'>): string {
  const urls = FOUND_PATHS.map((path) => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function securityContact({ origin, supportEmail }: Site, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_CONTACT_DAYS * DAY_MS);
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function webManifest(): string {
  return JSON.stringify({
    name: 'Vignette',
    short_name: 'Vignette',
    description: 'Describe a wine scene in words, get a picture.',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#120c0c',
    theme_color: '#120c0c',
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}

function icon(src: string, pixels: number, purpose: string) {
  return { src, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose };
}
