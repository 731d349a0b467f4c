import { z } from 'zod';

import { isExposed } from '#server/config-exposure.ts';

const priceId = z.string().startsWith('price_', 'must be a price id (price_…)').optional();

export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_/, 'must be a secret key (sk_live_… or sk_test_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'must be a signing secret (whsec_…)')
    .optional(),
  STRIPE_PRICE_PRO_MONTHLY: priceId,
  STRIPE_PRICE_PRO_YEARLY: priceId,
  ALLOW_TEST_PAYMENTS: z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0').optional(),
};

export const PAYMENT_PAIRS: readonly (readonly string[])[] = [
  [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_PRO_MONTHLY',
    'STRIPE_PRICE_PRO_YEARLY',
  ],
];

/** Nobody should find out from the first customer that no money moves, and that pictures do cost some. */
export function paymentFaults(env: Record<string, string | undefined>): string[] {
  const isAllowed = ['1', 'true'].includes(env['ALLOW_TEST_PAYMENTS'] ?? '');
  const key = env['STRIPE_SECRET_KEY'];
  if (!isExposed(env) || isAllowed || key?.includes('_live_')) return [];
  return [
    key
      ? 'STRIPE_SECRET_KEY is a test key: set a live one, or ALLOW_TEST_PAYMENTS=1 if no money is meant to move'
      : 'STRIPE_SECRET_KEY is not set: set it, or ALLOW_TEST_PAYMENTS=1 to run with test payments (no money moves)',
  ];
}

type PaymentEnvironment = z.infer<z.ZodObject<typeof paymentVariables>>;

export function shapePayments(env: PaymentEnvironment & Record<string, unknown>) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  const { STRIPE_PRICE_PRO_MONTHLY: monthly, STRIPE_PRICE_PRO_YEARLY: yearly } = env;
  return {
    /** In the sandbox: whether customers may let time pass and lose webhooks. */
    hasTestBench: !isExposed(env as Record<string, string | undefined>),
    /** Undefined: the payment sandbox. */
    stripe:
      secretKey && webhookSecret && monthly && yearly
        ? { secretKey, webhookSecret, priceIds: { pro_monthly: monthly, pro_yearly: yearly } }
        : undefined,
  };
}
