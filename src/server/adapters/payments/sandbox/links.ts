import { TEST_PAYMENTS_PATH } from '#server/ports/payments.ts';

/** The addresses of the sandbox's pages, under the app's own. */
export interface SandboxLinks {
  checkout(id: string): string;
  portal(id: string): string;
  invoice(id: string): string;
}

export function createLinks(appUrl: string): SandboxLinks {
  const page = (kind: string) => (id: string) => `${appUrl}${TEST_PAYMENTS_PATH}${kind}/${id}`;
  return { checkout: page('checkout'), portal: page('portal'), invoice: page('invoice') };
}
