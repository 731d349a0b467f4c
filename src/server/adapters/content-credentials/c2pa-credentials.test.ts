import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';

import { createProcessSandbox } from '#server/adapters/sandbox/process-sandbox.ts';
import { drawPicture } from '#server/testing/pictures.ts';
import { judgeByReference, reference } from '#server/testing/outside/reference-c2pa.ts';

import { createC2paCredentials } from './c2pa-credentials.ts';
import { identityFromPem, loadDevelopmentIdentity } from './certificates.ts';
import { openSeal } from './seal.ts';

const DECLARATION = {
  title: 'a-glass-of-red-2026-11-15',
  source: 'algorithmicMedia',
  softwareAgent: 'Vignette Studio',
} as const;
const FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const;

function tempFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-credentials-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const open = (folder: string) => createC2paCredentials({ folder }, createProcessSandbox());

async function fileOf(format: (typeof FORMATS)[number], width = 201): Promise<Buffer> {
  return sharp(await drawPicture({ width, height: 133 }))
    .toFormat(format)
    .toBuffer();
}

describe.each(FORMATS)('a signed %s', (format) => {
  test.skipIf(!reference)('is trusted by the reference validator', async () => {
    const identity = await loadDevelopmentIdentity(tempFolder());
    const signed = await (await openSeal(identity)).sign(await fileOf(format), DECLARATION);
    const verdict = await judgeByReference(signed, {
      mime: `image/${format}`,
      trustAnchors: identity.chain[0]?.toString('pem') ?? '',
    });
    expect(verdict).toEqual({
      state: 'Trusted',
      faults: [],
      title: DECLARATION.title,
      digitalSource: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    });
  });

  test('says what it is and by whom, and still shows the same picture', async () => {
    const credentials = open(tempFolder());
    const file = await fileOf(format);
    const signed = await credentials.sign(file, DECLARATION);
    expect(await credentials.inspect(signed)).toEqual({
      hasManifest: true,
      isValid: true,
      isOurs: true,
      title: DECLARATION.title,
      generator: 'Vignette',
      digitalSource: 'algorithmicMedia',
      softwareAgent: 'Vignette Studio',
      signer: 'CN=Vignette Development Signer, O=Vignette Development',
      faults: [],
    });
    const [before, after] = await Promise.all(
      [file, signed].map((bytes) => sharp(bytes).raw().toBuffer()),
    );
    expect(after).toEqual(before);
    expect(signed.length - file.length).toBeLessThan(3500);
  });

  test('is found out when a single bit was changed', async () => {
    const credentials = open(tempFolder());
    const signed = await credentials.sign(await fileOf(format), DECLARATION);
    // The manifest sits before the pixels, except in WebP, where it comes last.
    const at = format === 'webp' ? 40 : signed.length - 40;
    signed[at] = (signed[at] ?? 0) ^ 1;
    const report = await credentials.inspect(signed);
    expect(report).toMatchObject({ hasManifest: true, isValid: false });
    expect(report.faults.join()).toMatch(/Hash\.mismatch/);
  });

  test('can be signed again from the same bytes', async () => {
    const credentials = open(tempFolder());
    const file = await fileOf(format);
    await credentials.sign(file, DECLARATION);
    const second = await credentials.sign(file, DECLARATION);
    expect((await credentials.inspect(second)).isValid).toBe(true);
  });
});

test('a file that somebody sends back is recognised, in a process of its own', async () => {
  const credentials = open(tempFolder());
  const file = await credentials.sign(await fileOf('jpeg'), DECLARATION);
  expect(await credentials.verify({ file, owner: 'someone' })).toEqual(
    await credentials.inspect(file),
  );
});

test('an unsigned file and a file of another kind have nothing to say', async () => {
  const credentials = open(tempFolder());
  const nothing = { hasManifest: false, isValid: false, isOurs: false };
  expect(await credentials.inspect(await fileOf('png'))).toMatchObject(nothing);
  expect(await credentials.inspect(Buffer.from('<svg/>'))).toMatchObject(nothing);
  await expect(credentials.sign(Buffer.from('<svg/>'), DECLARATION)).rejects.toThrow(
    'cannot carry a manifest',
  );
});

test('the picture of another installation is valid, but not ours', async () => {
  const [ours, theirs] = [tempFolder(), tempFolder()].map((folder) => open(folder));
  const signed = await theirs?.sign(await fileOf('jpeg'), DECLARATION);
  const file = signed ?? Buffer.alloc(0);
  const verdicts = [ours?.inspect(file), ours?.verify({ file, owner: 'someone' })];
  for (const verdict of verdicts)
    expect(await verdict).toMatchObject({ isValid: true, isOurs: false });
});

test('the development certificate is made once and only its owner can read it', async () => {
  const folder = tempFolder();
  const [first, second] = await Promise.all([
    loadDevelopmentIdentity(folder),
    loadDevelopmentIdentity(folder),
  ]);
  const third = await loadDevelopmentIdentity(folder);
  expect(third.certificate.equal(first.certificate)).toBe(true);
  expect(third.certificate.equal(second.certificate)).toBe(true);
  expect(statSync(path.join(folder, 'c2pa-development.pem')).mode & 0o777).toBe(0o600);
});

test('text without a certificate is refused in words', () => {
  expect(() => identityFromPem('', '')).toThrow('There is no certificate');
});
