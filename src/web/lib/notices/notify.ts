import { ERRORS } from '#shared/errors.ts';
import { errorCodeOf, requestIdOf } from '#web/lib/requests/error-code.ts';
import { sendToast } from './toasts.ts';
import type { ToastKind } from './toasts.ts';

interface Words {
  title: string;
  message?: string;
  /** A toast with the same id takes the place of the one before. */
  id?: string;
  action?: { label: string; onClick: () => void };
}

export function notifySuccess(words: Words): void {
  notify('success', words);
}

export function notifyInfo(words: Words): void {
  notify('info', words);
}

export function notifyFailure(words: Words): void {
  notify('error', words);
}

/** Says in the product's words what a call threw; where it was our fault, with the id that our log has. */
export function notifyError(error: unknown): void {
  const { title, message, status } = ERRORS[errorCodeOf(error)];
  const id = status >= 500 && requestIdOf(error);
  notifyFailure({ title, message: id ? `${message} Reference: ${id}` : message });
}

function notify(kind: ToastKind, { title, message, action, id }: Words): void {
  const options = {
    ...(id && { id }),
    ...(message && { description: message }),
    ...(action && { action }),
  };
  sendToast({ kind, title, options });
}
