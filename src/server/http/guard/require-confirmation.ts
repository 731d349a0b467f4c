import { AppError } from '#shared/errors.ts';
import { CONFIRMATION_MS } from '#shared/rules/sign-in.ts';

import type { Member } from './access.ts';

/** Whoever finds a device signed in must not delete the account or make admins with it. */
export function requireConfirmation({ confirmedAt }: Member): void {
  if (Date.now() - confirmedAt.getTime() > CONFIRMATION_MS)
    throw new AppError('CONFIRMATION_REQUIRED');
}
