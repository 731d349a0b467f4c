import type { ReactNode } from 'react';

/** What a form of this feature knows after it was sent. */
export interface FormState<Values extends object = object> {
  /** What the fields start with. Never a password. */
  values: Partial<Values>;
  /** First fault of each field. */
  faults: Partial<Record<string, string>>;
  /** Why the whole was refused. */
  failure?: ReactNode;
  isDone?: boolean;
}

/** Of a form that was not sent yet, or was sent and is over. */
export function emptyForm<Values extends object>(): FormState<Values> {
  return { values: {}, faults: {} };
}

interface Parsed {
  success: boolean;
  error?: { issues: readonly { message: string }[] } | undefined;
}

/** First message of each field that a schema refused; an empty object when all are fine. */
export function faultsOf(checks: Record<string, Parsed>): Partial<Record<string, string>> {
  const entries = Object.entries(checks).flatMap(([field, parsed]) => {
    const message = parsed.error?.issues[0]?.message;
    return parsed.success || !message ? [] : [[field, message] as const];
  });
  return Object.fromEntries(entries);
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
