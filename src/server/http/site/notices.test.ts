import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';

import type { AppSettings } from '#shared/contract/admin-settings.ts';

import { loadAsset } from './asset.ts';
import { createPageDresser } from './dress-page.ts';
import { noticesHtml } from './notices-html.ts';

const SETTINGS: AppSettings = {
  version: 1,
  signUpsOpen: true,
  adminsNeedTwoFactor: false,
  maintenanceNotice: null,
  announcement: null,
  announcementLink: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const shown = (settings: Partial<AppSettings>, { isDemo = false, cookies = '' } = {}) =>
  noticesHtml({ settings: { ...SETTINGS, ...settings }, isDemo, cookies });

function builtPage() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'index.html');
  writeFileSync(file, '<!doctype html><html><body class="x"><main>home</main></body></html>');
  return loadAsset(file, '/index.html', {});
}

test('a page without notices goes out as it was built', async () => {
  const page = builtPage();
  expect(await createPageDresser(async () => shown({}))(page, undefined)).toBe(page);
});

test('a notice stands above the page, compressed and whole, under a tag of its own', async () => {
  const page = builtPage();
  const dress = createPageDresser(async () => shown({ maintenanceNotice: 'Back at noon' }));
  const dressed = await dress(page, undefined);
  const { identity, br, gzip } = dressed.variants;
  const html = identity.bytes?.toString() ?? '';
  expect(html).toMatch(/<body class="x"><site-notices .*Back at noon.*<\/site-notices><main>home/);
  expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(html);
  expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(html);
  expect(dressed.etag).not.toBe(page.etag);
  expect(await dress(page, undefined)).toBe(dressed);
});

test('what an operator writes is text, whatever it looks like', () => {
  const html = shown({
    maintenanceNotice: '<script>alert(1)</script>',
    announcement: 'Salt & "pepper"',
    announcementLink: 'https://example.com/"onclick="x',
  });
  expect(html).not.toContain('<script');
  expect(html).toContain('Salt &amp; &quot;pepper&quot;');
  expect(html).toContain('href="https://example.com/&quot;onclick=&quot;x"');
});

test('an announcement that was read away stays away; the next one is shown', () => {
  const first = shown({ announcement: 'New styles' });
  const id = /data-dismiss="(\w+)"/.exec(first)?.[1] ?? '';
  const cookies = `a=b; vignette_dismissed=${id}`;
  expect(shown({ announcement: 'New styles' }, { cookies })).toBe('');
  expect(shown({ announcement: 'Newer styles' }, { cookies })).toContain('Newer styles');
});

test('the demo says so on every page, and nothing takes it away', () => {
  const html = shown({ announcement: 'New styles' }, { isDemo: true, cookies: 'anything' });
  expect(html).toContain('<b>Demo</b>');
  expect(html.indexOf('Demo')).toBeLessThan(html.indexOf('New styles'));
});
