import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

import { ConfigError, loadConfig } from './config.ts';

const SECRET = 'a-secret-of-more-than-32-characters';
const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

describe('test payments need a word of the operator', () => {
  test.each([
    ['in production', { NODE_ENV: 'production', APP_URL: 'https://vignette.example.com' }],
    ['behind a public address', { APP_URL: 'https://vignette.example.com' }],
    ['behind a public address without TLS', { APP_URL: 'http://203.0.113.7' }],
    ['with an engine that costs money', { IMAGE_ENGINE: 'openai', IMAGE_API_KEY: 'k' }],
  ])('%s', (_where, env) => {
    expect(faultsOf(env).join()).toContain('ALLOW_TEST_PAYMENTS=1');
    const config = loadConfig({ ...env, ALLOW_TEST_PAYMENTS: '1' });
    expect(config).toMatchObject({ stripe: undefined, hasTestBench: false });
  });

  test.each(['http://localhost:3000', 'http://192.168.1.20:3000', 'https://vignette.local'])(
    'not on %s',
    (address) => expect(loadConfig({ APP_URL: address }).hasTestBench).toBe(true),
  );
});

test('what would split sessions, links or pictures between machines does not start, all named at once', () => {
  const faults = faultsOf({
    NODE_ENV: 'production',
    ROLE: 'worker',
    DATABASE_URL: 'postgres://db/v',
  });
  const text = faults.join('\n');
  for (const name of ['APP_SECRET', 'APP_URL', 'S3_ENDPOINT', 'ALLOW_TEST_PAYMENTS'])
    expect(text).toContain(name);
  expect(faults).toHaveLength(4);
});

test('split roles need a database of their own and a store that all can see', () => {
  expect(faultsOf({ ROLE: 'web' }).join('\n')).toMatch(/DATABASE_URL[^]*S3_ENDPOINT/);
  const shared = { ROLE: 'web', DATABASE_URL: 'postgres://db/v', APP_SECRET: SECRET };
  expect(faultsOf(shared)).toHaveLength(1);
  expect(faultsOf({ ...shared, DATA_DIR_IS_SHARED: '1' })).toEqual([]);
});

test('the address that people type is an origin, as browsers write it', () => {
  for (const address of [
    'https://host.local/app',
    'http://ada:x@host.local',
    'http://host.local?x',
  ])
    expect(faultsOf({ APP_URL: address }).join()).toContain('APP_URL must be an address without');
  expect(loadConfig({ APP_URL: 'https://Host.Local:443/' }).appUrl).toBe('https://host.local');
});

test('a way past the pooler is nothing without the pooler', () => {
  expect(faultsOf({ DATABASE_DIRECT_URL: 'postgres://db/v' }).join()).toContain('DATABASE_URL');
});

test('.env is read where it lies, and the environment wins', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, '.env'), 'PORT=4123\nBRAND_URL=https://from.file.example\n');
  const script = `const { loadConfig } = await import(${JSON.stringify(import.meta.resolve('./config.ts'))});
    const { port, links } = loadConfig(); console.log(JSON.stringify([port, links.brand]));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env: { BRAND_URL: 'https://from.environment.example' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(JSON.parse(said)).toEqual([4123, 'https://from.environment.example']);
});
