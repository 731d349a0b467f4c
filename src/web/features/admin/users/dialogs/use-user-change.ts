import { useState } from 'react';
import { ERRORS } from '#shared/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { notifyError, notifyFailure, notifySuccess } from '#web/lib/notices/notify.ts';
import { useRefreshUsers } from '#web/features/admin/users/use-users.ts';

const GONE = {
  title: 'No longer there',
  message: 'This account was deleted meanwhile. Nothing was done.',
};
const OVERTAKEN = new Set<ErrorCode>([
  'NOT_FOUND',
  'ALREADY_BANNED',
  'NOT_BANNED',
  'DELETION_UNDER_WAY',
]);

interface Words {
  title: string;
  message: string;
}

interface Change<Input> {
  /** The key is the same for every try of one dialog: sent twice, it is done once. */
  run: (input: Input, idempotencyKey: string) => Promise<Words>;
  /** What is said where the server did not say why, e.g. 'Failed to ban user. Please try again.' */
  failure: string;
  onDone: () => void;
}

/** One change of a user: while it runs, what it says afterwards, and what is asked for again. */
export function useUserChange<Input>({ run, failure, onDone }: Change<Input>) {
  const [isBusy, setBusy] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const refresh = useRefreshUsers();
  const submit = async (input: Input) => {
    setBusy(true);
    try {
      notifySuccess(await run(input, key));
      onDone();
    } catch (error) {
      const code = errorCodeOf(error);
      if (code === 'NOT_FOUND') notifyFailure(GONE);
      else if (ERRORS[code].status < 500) notifyError(error);
      else notifyFailure({ title: 'Error', message: failure });
      // Another admin was faster: there is nothing left to be done here.
      if (OVERTAKEN.has(code)) onDone();
      // Refused for good: what is tried next is another change.
      if (ERRORS[code].status === 409) setKey(crypto.randomUUID());
    } finally {
      setBusy(false);
      void refresh();
    }
  };
  return { isBusy, submit };
}
