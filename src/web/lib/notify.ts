import { toast } from 'sonner';
import { ERRORS } from '#shared/errors.ts';
import { errorCodeOf } from './error-code.ts';

type Words = { title: string; message?: string; action?: { label: string; onClick: () => void } };

export function notifySuccess({ title, ...rest }: Words): void {
  toast.success(title, options(rest));
}

export function notifyInfo({ title, ...rest }: Words): void {
  toast.info(title, options(rest));
}

export function notifyFailure({ title, ...rest }: Words): void {
  toast.error(title, options(rest));
}

/** Says in the product's words what a call threw. */
export function notifyError(error: unknown): void {
  notifyFailure(ERRORS[errorCodeOf(error)]);
}

function options({ message, action }: Omit<Words, 'title'>) {
  return { ...(message && { description: message }), ...(action && { action }) };
}
