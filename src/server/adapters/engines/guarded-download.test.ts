import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';

import { startFakeProvider } from '#server/testing/outside/fake-provider.ts';

import { createGuardedDownload } from './guarded-download.ts';
import { isPublicAddress } from './public-address.ts';

const signal = new AbortController().signal;
const PNG = { 'Content-Type': 'image/png' };

/** Downloads as in earnest, except that `cdn.example` lives on this machine and may be reached. */
async function open(
  answer: (path: string, res: ServerResponse) => void | Promise<void>,
  timeoutMs = 10_000,
) {
  const fake = await startFakeProvider();
  fake.answer((call, res) => answer(call.path, res));
  const { port } = new URL(fake.url);
  const names: Record<string, string[]> = {
    'cdn.example': ['127.0.0.1'],
    'inside.example': ['127.0.0.2'],
  };
  const download = createGuardedDownload({
    resolve: async (host) => names[host] ?? [],
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    timeoutMs,
  });
  return { fake, port, download, url: `http://cdn.example:${port}/a.png` };
}

describe('a picture named by an address', () => {
  test('is fetched', async () => {
    const { download, url } = await open((_path, res) => void res.writeHead(200, PNG).end('bytes'));
    expect((await download(url, { signal })).toString()).toBe('bytes');
  });

  test('is followed through redirects, each checked like the first', async () => {
    const { download, url } = await open((path, res) =>
      path === '/a.png'
        ? void res.writeHead(302, { Location: '/b.png' }).end()
        : void res.writeHead(200, PNG).end(path),
    );
    expect((await download(url, { signal })).toString()).toBe('/b.png');
  });

  test.each([
    ['loopback', 'http://127.0.0.2/a.png'],
    ['a private host by name', 'http://inside.example/a.png'],
    ['the metadata service', 'http://169.254.169.254/latest/meta-data/'],
    ['IPv6 loopback', 'http://[::1]/a.png'],
    ['IPv4 in IPv6 clothes', 'http://[::ffff:127.0.0.2]/a.png'],
    ['a file', 'file:///etc/passwd'],
    ['a password', 'http://user:secret@cdn.example/a.png'],
    ['a name that is nowhere', 'http://nowhere.example/a.png'],
  ])('is refused when it or a redirect leads to %s', async (_what, target) => {
    const { download, url, fake } = await open(
      (_path, res) => void res.writeHead(302, { Location: target }).end(),
    );
    const refusal = { code: 'BAD_IMAGE', isRetryable: true };
    await expect(download(target, { signal })).rejects.toMatchObject(refusal);
    expect(fake.calls).toHaveLength(0);
    await expect(download(url, { signal })).rejects.toMatchObject(refusal);
    expect(fake.calls).toHaveLength(1);
  });

  test('is refused when only one of its addresses is private', async () => {
    const download = createGuardedDownload({ resolve: async () => ['93.184.216.34', '10.0.0.1'] });
    await expect(download('http://mixed.example/a.png', { signal })).rejects.toThrow(
      'does not lead to a public host',
    );
  });

  test('is fetched from the address that was checked, whatever the name means a moment later', async () => {
    const { fake, port } = await open(() => {});
    fake.answer((_call, res) => void res.writeHead(200, PNG).end('checked'));
    let asked = 0;
    const download = createGuardedDownload({
      resolve: async () => (asked++ === 0 ? ['127.0.0.1'] : ['127.0.0.2']),
      isAllowed: (address) => address === '127.0.0.1',
    });
    const bytes = await download(`http://rebinding.example:${port}/a.png`, { signal });
    expect(bytes.toString()).toBe('checked');
    expect(asked).toBe(1);
  });

  test('is refused when it never stops redirecting', async () => {
    const { download, url, fake } = await open(
      (_path, res) => void res.writeHead(302, { Location: '/a.png' }).end(),
    );
    await expect(download(url, { signal })).rejects.toThrow('redirected too often');
    expect(fake.calls).toHaveLength(4);
  });

  test.each([
    ['HTML', 'text/html'],
    ['SVG', 'image/svg+xml'],
    ['nothing in particular', ''],
  ])('is refused when the answer is %s', async (_what, type) => {
    const { download, url } = await open(
      (_path, res) => void res.writeHead(200, { 'Content-Type': type }).end('<html>'),
    );
    await expect(download(url, { signal })).rejects.toThrow('is of type');
  });

  test('is refused when it is missing', async () => {
    const { download, url } = await open((_path, res) => void res.writeHead(404, PNG).end());
    await expect(download(url, { signal })).rejects.toThrow('was answered with 404');
  });

  test.each([true, false])('is refused beyond 20 MB (announced: %s)', async (isAnnounced) => {
    const { download, url } = await open((_path, res) => {
      const block = Buffer.alloc(21 * 1024 * 1024);
      res.writeHead(200, { ...PNG, ...(isAnnounced && { 'Content-Length': block.length }) });
      res.end(block);
    });
    await expect(download(url, { signal })).rejects.toThrow('is too large');
  });

  test('is given up when it takes too long', async () => {
    const { download, url } = await open(
      (_path, res) => void res.writeHead(200, PNG).write('x'),
      300,
    );
    await expect(download(url, { signal })).rejects.toThrow('took too long');
  });

  test('is given up when nobody waits for it any more', async () => {
    const { download, url } = await open(() => {});
    const gone = new Error('cancelled');
    await expect(download(url, { signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
  });
});

describe('an address is public', () => {
  test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1', '2a00:1450:4001::1'])('%s', (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  });
});

describe('an address is not public', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'fc00::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'localhost',
    '',
  ])('%s', (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });
});
