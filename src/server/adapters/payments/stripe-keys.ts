import { Stripe } from 'stripe';

/** Faults that were stored one after the other; who meets more of them has another trouble. */
const MOST_FAULTS = 10;

/**
 * Stripe answers a key that it knows as it did the first time, for a day, its own faults included.
 * Such a stored fault says nothing any more: the next key of the row is taken, and whoever comes this
 * way at the same time takes the same one. A call that faulted may still have been carried out, so
 * each turn looks first whether there is anything left to do.
 */
export async function pastStoredFaults<T>(
  key: string,
  call: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  for (let turn = 0; ; turn++) {
    try {
      return await call(turn === 0 ? key : `${key}:${turn}`);
    } catch (error) {
      if (turn === MOST_FAULTS || !isStoredFault(error)) throw error;
    }
  }
}

function isStoredFault(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
