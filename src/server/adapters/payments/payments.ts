import { Stripe } from 'stripe';

import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Payments } from '#server/ports/payments.ts';

import { sandboxPriceIds } from './sandbox/catalogue.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { createStripePayments } from './stripe-payments.ts';
import type { PriceIds } from './stripe-payments.ts';

const TIMEOUT_MS = 15_000;
const settings = { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false } as const;

/** Stripe, where a key is configured. */
export function createLivePayments(options: {
  secretKey: string;
  webhookSecret: string;
  priceIds: PriceIds;
}): Payments {
  const stripe = new Stripe(options.secretKey, settings);
  return {
    ...createStripePayments({
      ...options,
      stripe: () => stripe,
      isTestMode: options.secretKey.includes('_test_'),
    }),
    pages: null,
    start: async () => {},
    close: async () => {},
  };
}

/** The sandbox, where none is. */
export function createSandboxPayments(options: {
  db: Db;
  logger: Logger;
  appUrl: string;
  secret: string;
  timeoutMs?: number;
}): Payments & { sandbox: Sandbox } {
  const sandbox = createSandbox(options);
  let stripe: Stripe | null = null;
  return {
    ...createStripePayments({
      stripe: () => {
        if (!stripe) throw new Error('The payment sandbox has not been started');
        return stripe;
      },
      webhookSecret: sandbox.webhookSecret,
      priceIds: sandboxPriceIds,
      isTestMode: true,
    }),
    sandbox,
    pages: sandbox.pages,
    start: async ({ webhookUrl }) => {
      const address = await sandbox.listen();
      stripe = new Stripe(sandbox.apiKey, {
        ...settings,
        ...address,
        protocol: 'http',
        timeout: options.timeoutMs ?? TIMEOUT_MS,
        maxNetworkRetries: 0,
      });
      sandbox.deliverTo(webhookUrl);
    },
    close: () => sandbox.close(),
  };
}
