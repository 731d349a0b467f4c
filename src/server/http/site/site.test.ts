import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';

import { createSite } from './site.ts';
import type { Site } from './site.ts';

const PAGE =
  '<!doctype html><link rel="canonical" href="http://localhost:3000/"><script>1</script><p>home, support@vignette.example</p>';
const SCRIPT = 'export const answer = 42;'.repeat(100);

const LARGE = 'x'.repeat(4_000_000);

const BUILT_FOR = {
  origin: 'http://localhost:3000',
  brand: '/',
  blog: '/about',
  privacy: '/privacy',
  terms: '/terms',
  supportEmail: 'support@vignette.example',
};

function makeSite(address: Partial<typeof BUILT_FOR> = {}): Site {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-site-'));
  const client = path.join(folder, 'client');
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  const page = (file: string) => ({ file, scriptHashes: ["'sha256-abc'"], styleHashes: [] });
  for (const file of ['index.html', 'shell.html', '404.html', 'privacy.html'])
    writeFileSync(path.join(client, file), PAGE);
  writeFileSync(path.join(client, 'robots.txt'), 'Sitemap: http://localhost:3000/sitemap.xml');
  for (const file of ['assets/app-1a2b.js', 'sw.js'])
    writeFileSync(path.join(client, file), SCRIPT);
  writeFileSync(path.join(client, 'assets/large-1a2b.js'), LARGE);
  writeFileSync(path.join(client, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(
    path.join(folder, 'site.json'),
    JSON.stringify({
      builtFor: BUILT_FOR,
      pages: { '/': page('index.html'), '/privacy': page('privacy.html') },
      shellPrefixes: ['/admin/'],
      shell: page('shell.html'),
      notFound: page('404.html'),
    }),
  );
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return createSite({
    folder,
    headers: { 'X-Content-Type-Options': 'nosniff' },
    address: { ...BUILT_FOR, ...address },
  });
}

async function startSite(
  onServed?: (served: Promise<boolean>) => void,
  site = makeSite(),
): Promise<string> {
  const server = createServer((req, res) => {
    const served = site.serve(req, res);
    if (onServed) onServed(served);
    else void served.then((isServed) => isServed || site.notFound(req, res));
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('a page is always revalidated and runs only what was built into it', async () => {
  const answer = await fetch(await startSite());
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain(
    "script-src 'self' 'sha256-abc';",
  );
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a hashed file is compressed in advance and kept for good', async () => {
  const answer = await fetch(`${await startSite()}/assets/app-1a2b.js`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe(SCRIPT);
});

test('the service worker is looked up at every visit, so that no old build lives on', async () => {
  const answer = await fetch(`${await startSite()}/sw.js`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('an unchanged file is not sent again', async () => {
  const url = `${await startSite()}/assets/app-1a2b.js`;
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test.each([
  ['bytes=0-9', 206, SCRIPT.slice(0, 10)],
  ['bytes=-5', 206, SCRIPT.slice(-5)],
  ['bytes=999999-', 416, ''],
])('sends the range %s', async (range, status, body) => {
  const answer = await fetch(`${await startSite()}/assets/app-1a2b.js`, {
    headers: { Range: range, 'Accept-Encoding': 'identity' },
  });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(body);
});

test('a screen that only the browser knows gets the shell, an unknown path a real 404', async () => {
  const url = await startSite();
  expect((await fetch(`${url}/admin/users`)).status).toBe(200);
  expect((await fetch(`${url}/no-such-page`)).status).toBe(404);
  expect((await fetch(`${url}/assets/../../site.json`)).status).toBe(404);
  expect((await fetch(`${url}/%2e%2e/site.json`)).status).toBe(404);
});

test.each([{}, { Range: 'bytes=1-' }])(
  'a reader who leaves half-way is no failure',
  async (headers) => {
    const { promise, resolve } = Promise.withResolvers<Promise<boolean>>();
    const url = await startSite((served) => resolve(served));
    const asked = get(`${url}/assets/large-1a2b.js`, { headers }, (answer) =>
      answer.once('data', () => answer.destroy()),
    );
    asked.on('error', () => {}); // hung up by ourselves
    expect(await promise).toBe(true);
  },
);

test('a web that was built elsewhere names the address and the mailbox of the server it runs on', async () => {
  const origin = 'https://wine.example.com';
  const url = await startSite(undefined, makeSite({ origin, supportEmail: 'help@example.com' }));
  const text = async (path: string, headers = {}) => (await fetch(url + path, { headers })).text();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const page = await text('/', { 'Accept-Encoding': encoding });
    expect(page).toContain('href="https://wine.example.com/"');
    expect(page).toContain('help@example.com');
    expect(page).not.toContain('localhost:3000');
  }
  expect(await text('/', { Range: 'bytes=43-66' })).toBe(origin);
  expect(await text('/robots.txt')).toBe('Sitemap: https://wine.example.com/sitemap.xml');
});

test('a page of ours sends on to the one that the operator has in its place', async () => {
  const url = await startSite(undefined, makeSite({ privacy: 'https://example.com/privacy' }));
  const answer = await fetch(`${url}/privacy`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('https://example.com/privacy');
  expect((await fetch(url)).status).toBe(200);
});
