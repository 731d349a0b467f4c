import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { ConfigError, loadConfig, VARIABLES } from './config.ts';

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

test('the app starts with nothing set', () => {
  const config = loadConfig({});
  expect(config).toMatchObject({ port: 3000, appUrl: 'http://localhost:3000', role: 'all' });
  expect(config.database.url).toBeUndefined();
  expect(config.oidc).toBeUndefined();
});

test('an empty variable counts as absent', () => {
  expect(loadConfig({ DATABASE_URL: '  ', PORT: '' }).port).toBe(3000);
});

test('all faults are named at once', () => {
  const faults = faultsOf({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://nope',
    APP_URL: 'vignette',
    OIDC_ISSUER: 'https://id.example.com',
    AUTH_PUBLISHABLE_KEY: 'pk_test_abc',
    APP_SECRET: 'short',
  });
  const text = faults.join('\n');
  for (const name of [
    'PORT',
    'DATABASE_URL',
    'APP_URL',
    'OIDC_CLIENT_ID',
    'AUTH_PUBLISHABLE_KEY',
    'APP_SECRET',
  ])
    expect(text).toContain(name);
});

test('a secret of a pair that is missing is named', () => {
  expect(faultsOf({ OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'a' })).toEqual([
    'OIDC_CLIENT_SECRET must be set together with OIDC_CLIENT_ID',
  ]);
});

test('a fault never repeats the value, which may be a secret', () => {
  const secret = 'postgres-but-wrong://user:hunter2@host/db';
  expect(faultsOf({ DATABASE_URL: secret }).join(' ')).not.toContain('hunter2');
});

const liveKey = (domain: string) => `pk_live_${Buffer.from(`${domain}$`).toString('base64')}`;

test('a live publishable key gives the issuer', () => {
  const config = loadConfig({
    AUTH_PUBLISHABLE_KEY: liveKey('clerk.vignette.example'),
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: 'b',
  });
  expect(config.oidc?.issuer).toBe('https://clerk.vignette.example');
});

test.each([
  ['a test key', 'pk_test_Y2xlcmsuZXhhbXBsZS5jb20k'],
  ['a placeholder', 'your_publishable_key_here'],
  ['a key of a development domain', liveKey('kind-fox-12.clerk.accounts.dev')],
  ['a key cut short', 'pk_live_abc'],
])('%s stops the app', (_what, key) => {
  const faults = faultsOf({
    AUTH_PUBLISHABLE_KEY: key,
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: 'b',
  });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^AUTH_PUBLISHABLE_KEY /);
});

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  STRIPE_PRICE_PRO_MONTHLY: 'price_month',
  STRIPE_PRICE_PRO_YEARLY: 'price_year',
};

test('without a Stripe key the payments are a test, with one they are Stripe', () => {
  expect(loadConfig({}).stripe).toBeUndefined();
  expect(loadConfig(STRIPE).stripe?.priceIds).toEqual({
    pro_monthly: 'price_month',
    pro_yearly: 'price_year',
  });
});

test('a Stripe key without its webhook secret and prices stops the app', () => {
  expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_live_abc' })).toEqual([
    'STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_PRO_MONTHLY and STRIPE_PRICE_PRO_YEARLY must be set together with STRIPE_SECRET_KEY',
  ]);
});

const PRODUCTION = { NODE_ENV: 'production', APP_URL: 'https://vignette.example.com' };

test.each([
  ['without a key', {}],
  ['with a test key', { ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_abc' }],
])('in production, payments %s must be allowed in so many words', (_name, env) => {
  const faults = faultsOf({ ...PRODUCTION, ...env });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/ALLOW_TEST_PAYMENTS=1/);
  expect(faultsOf({ ...PRODUCTION, ALLOW_TEST_PAYMENTS: '1', ...env })).toEqual([]);
});

test('in production a live Stripe key needs no permission', () => {
  expect(faultsOf({ ...PRODUCTION, ...STRIPE })).toEqual([]);
});

test('.env.example lists every variable, and none that does not exist', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
  expect(new Set(listed)).toEqual(new Set(VARIABLES));
});
