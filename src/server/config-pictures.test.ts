import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { loadDevelopmentIdentity } from '#server/adapters/content-credentials/certificates.ts';

import { ConfigError, loadConfig } from './config.ts';

// A hosted engine costs money, so test payments have to be allowed.
const open = (env: Record<string, string>) => loadConfig({ ALLOW_TEST_PAYMENTS: '1', ...env });
const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    open(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

test('with nothing set the Studio draws, a folder keeps and our own certificate signs', () => {
  const config = loadConfig({ DATA_DIR: '/data' });
  expect(config).toMatchObject({
    engine: { kind: 'studio' },
    s3: undefined,
    pictureFolder: '/data/files',
    c2pa: { certificates: undefined, key: undefined, folder: '/data/credentials' },
  });
});

test('a hosted engine needs its key and has a sensible model', () => {
  expect(faultsOf({ IMAGE_ENGINE: 'openai' })).toEqual([
    'IMAGE_API_KEY is needed with IMAGE_ENGINE=openai',
  ]);
  const { engine } = open({ IMAGE_ENGINE: 'openai', IMAGE_API_KEY: 'k' });
  expect(engine).toMatchObject({ kind: 'openai', model: 'gpt-image-1', apiKey: 'k' });
});

test('of Google, models are taken that can be asked', () => {
  const google = { IMAGE_ENGINE: 'google', IMAGE_API_KEY: 'k' };
  expect(faultsOf({ ...google, IMAGE_MODEL: 'imagen-4.0-generate-001' })).toEqual([
    'IMAGE_MODEL must begin with gemini- where IMAGE_ENGINE=google',
  ]);
  expect(faultsOf(google)).toEqual([]);
});

test('an own model server needs its address and model, and no key', () => {
  expect(faultsOf({ IMAGE_ENGINE: 'openai-compatible' })).toEqual([
    'IMAGE_MODEL is needed with IMAGE_ENGINE=openai-compatible',
    'IMAGE_BASE_URL is needed with IMAGE_ENGINE=openai-compatible',
  ]);
  const { engine } = open({
    IMAGE_ENGINE: 'openai-compatible',
    IMAGE_MODEL: 'sd-xl',
    IMAGE_BASE_URL: 'http://10.0.0.5:8080/v1/',
  });
  expect(engine).toMatchObject({ model: 'sd-xl', baseUrl: 'http://10.0.0.5:8080/v1' });
});

test('a key without an engine, and an engine that does not exist, are named', () => {
  expect(faultsOf({ IMAGE_API_KEY: 'k' })).toEqual([
    'IMAGE_ENGINE must name the hosted engine that goes with IMAGE_API_KEY',
  ]);
  expect(faultsOf({ IMAGE_ENGINE: 'crayons', IMAGE_API_KEY: 'k' })).toEqual([
    'IMAGE_ENGINE must be one of studio, openai, openai-compatible, fal, replicate, google',
  ]);
});

test('half an object store and half a certificate are named', () => {
  expect(
    faultsOf({ S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'pictures', C2PA_CERT: 'a.pem' }),
  ).toEqual([
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together with S3_ENDPOINT and S3_BUCKET',
    'C2PA_KEY must be set together with C2PA_CERT',
  ]);
});

test('a certificate that cannot be read, or is not the key’s, stops the start', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'c2pa-development.pem');
  await loadDevelopmentIdentity(folder);
  // The development file holds the certificates and then the key: good for both.
  const pem = readFileSync(file, 'utf8');
  expect(loadConfig({ C2PA_CERT: file, C2PA_KEY: file }).c2pa.certificates).toBe(pem);
  const inline = pem.replaceAll('\n', String.raw`\n`);
  expect(loadConfig({ C2PA_CERT: inline, C2PA_KEY: file }).c2pa.certificates).toBe(pem);
  expect(faultsOf({ C2PA_CERT: file, C2PA_KEY: `${file}.none` })).toEqual([
    'C2PA_CERT and C2PA_KEY must be PEM text or the paths of PEM files (ENOENT)',
  ]);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const stranger = privateKey.export({ type: 'sec1', format: 'pem' }).toString();
  expect(faultsOf({ C2PA_CERT: file, C2PA_KEY: stranger })).toEqual([
    'C2PA_KEY is not the key of C2PA_CERT',
  ]);
});
