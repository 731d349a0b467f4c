import { useState } from 'react';
import { ERRORS } from '#shared/errors.ts';
import { errorCodeOf } from '#web/lib/error-code.ts';
import { notifyError, notifyFailure, notifySuccess } from '#web/lib/notify.ts';
import { useRefreshUsers } from './use-users.ts';

type Words = { title: string; message: string };

type Change<Input> = {
  /** The key is the same for every try of one dialog: sent twice, it is done once. */
  run: (input: Input, idempotencyKey: string) => Promise<Words>;
  /** What is said where the server did not say why, e.g. 'Failed to ban user. Please try again.' */
  failure: string;
  onDone: () => void;
};

/** One change of a user: while it runs, what it says afterwards, and what is asked for again. */
export function useUserChange<Input>({ run, failure, onDone }: Change<Input>) {
  const [isBusy, setBusy] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const refresh = useRefreshUsers();
  const submit = async (input: Input) => {
    setBusy(true);
    try {
      notifySuccess(await run(input, key));
      onDone();
    } catch (error) {
      if (ERRORS[errorCodeOf(error)].status < 500) notifyError(error);
      else notifyFailure({ title: 'Error', message: failure });
    } finally {
      setBusy(false);
      void refresh();
    }
  };
  return { isBusy, submit };
}
