import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Payments } from '#server/ports/payments.ts';
import { loadOnce } from '#shared/load-once.ts';

import { sandboxPriceIds } from './sandbox/catalogue.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import type { PaymentSandbox } from './sandbox/sandbox.ts';
import type { PaymentCalls, PriceIds } from './stripe-payments.ts';

const TIMEOUT_MS = 15_000;
const settings = { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false } as const;

/** Stripe, where a key is configured. */
export function createLivePayments(options: {
  secretKey: string;
  webhookSecret: string;
  priceIds: PriceIds;
}): Payments {
  return {
    ...withFirstCall(async () => {
      const { createStripePayments } = await import('./stripe-payments.ts');
      return createStripePayments({ ...options, apiKey: options.secretKey, settings });
    }),
    isTestMode: options.secretKey.includes('_test_'),
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
  hasTestBench: boolean;
  timeoutMs?: number;
}): Payments & { sandbox: PaymentSandbox } {
  const sandbox = createSandbox(options);
  const listening = Promise.withResolvers<{ host: string; port: number }>();
  return {
    ...withFirstCall(async () => {
      const { createStripePayments } = await import('./stripe-payments.ts');
      return createStripePayments({
        apiKey: sandbox.apiKey,
        settings: {
          ...settings,
          ...(await listening.promise),
          protocol: 'http',
          timeout: options.timeoutMs ?? TIMEOUT_MS,
          maxNetworkRetries: 0,
        },
        webhookSecret: sandbox.webhookSecret,
        priceIds: sandboxPriceIds,
      });
    }),
    sandbox,
    isTestMode: true,
    pages: sandbox.pages,
    start: async ({ webhookUrl }) => {
      listening.resolve(await sandbox.listen());
      sandbox.deliverTo(webhookUrl);
    },
    close: () => sandbox.close(),
  };
}

/** The SDK is loaded with the first call: a server that sells nothing does without its 9 MB. */
function withFirstCall(open: () => Promise<PaymentCalls>): PaymentCalls {
  const calls = loadOnce(open);
  return {
    createCustomer: async (customer) => (await calls()).createCustomer(customer),
    updateCustomer: async (customer) => (await calls()).updateCustomer(customer),
    deleteCustomer: async (id) => (await calls()).deleteCustomer(id),
    createCheckout: async (order) => (await calls()).createCheckout(order),
    readCheckout: async (id) => (await calls()).readCheckout(id),
    closeCheckout: async (id) => (await calls()).closeCheckout(id),
    createPortal: async (request) => (await calls()).createPortal(request),
    previewSwitch: async (order) => (await calls()).previewSwitch(order),
    switchPlan: async (order) => (await calls()).switchPlan(order),
    endSubscription: async (id) => (await calls()).endSubscription(id),
    refund: async (order) => (await calls()).refund(order),
    setRenewal: async (id, renews) => (await calls()).setRenewal(id, renews),
    readProviderState: async (customerId) => (await calls()).readProviderState(customerId),
    readEvent: async (body, signature) => (await calls()).readEvent(body, signature),
    async *listEvents(since) {
      yield* (await calls()).listEvents(since);
    },
    checkSetup: async () => (await calls()).checkSetup(),
  };
}
