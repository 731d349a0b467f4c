import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { errorCodeOf, requestIdOf } from '#web/lib/requests/error-code.ts';
import { classifyError } from './classify-error.ts';
import type { AdminErrorKind } from './classify-error.ts';

export interface ErrorReport {
  id: string;
  kind: AdminErrorKind;
  /** Name and value, for the technical details. */
  facts: readonly (readonly [string, string])[];
}

/** What can be said about a failure; made once, so that its id and time stay. */
export function useErrorReport(error: unknown): ErrorReport {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  return useMemo(() => reportOf(error, page), [error, page]);
}

function reportOf(error: unknown, page: string): ErrorReport {
  const id = requestIdOf(error) ?? crypto.randomUUID();
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  const name = error instanceof Error ? error.name : typeof error;
  return {
    id,
    kind: classifyError(error),
    facts: [
      ['Error ID', id],
      ['Message', message],
      ['Code', requestIdOf(error) ? errorCodeOf(error) : name],
      ['Page', page],
      ['Time', new Date().toISOString()],
      ...(stack && !requestIdOf(error) ? [['Stack', stack] as const] : []),
    ],
  };
}
