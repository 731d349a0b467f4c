import { errorCodeOf } from '#web/lib/requests/error-code.ts';

/** Asks whoever sits there for the password or a code; false where they would rather not. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** The dialog that asks; one stands behind the sign-in guard. */
export function setConfirmationHost(next: Ask | null): void {
  ask = next;
}

/** Does something that needs a fresh proof; where the server wants one, asks for it and tries again. */
export async function confirmed<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const isWanted = errorCodeOf(error) === 'CONFIRMATION_REQUIRED';
    if (!isWanted || !ask || !(await ask())) throw error;
    return act();
  }
}
