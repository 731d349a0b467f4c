import { createHmac } from 'node:crypto';

/** Made from the app's own secret, so that all instances agree without a word. */
export function sandboxKeys(secret: string): { apiKey: string; webhookSecret: string } {
  const keyFor = (use: string) =>
    createHmac('sha256', secret).update(`payment sandbox: ${use}`).digest('hex');
  return { apiKey: `sk_test_${keyFor('api')}`, webhookSecret: `whsec_${keyFor('webhook')}` };
}
