import type { ExternalToast } from 'sonner';

export type ToastKind = 'success' | 'info' | 'error';
interface Toast {
  kind: ToastKind;
  title: string;
  options: ExternalToast;
}
type Show = (toast: Toast) => void;

/**
 * Between those who say something and the toaster, which loads only when there is something to say:
 * most visits end without a single toast.
 */
const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let show: Show | undefined;

export function sendToast(toast: Toast): void {
  if (show) return show(toast);
  waiting.push(toast);
  for (const listener of listeners) listener();
}

/** The last thing that was said and not shown. */
export function waitingToast(): Toast | null {
  return waiting.at(-1) ?? null;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the toaster once it is there: it gets what was said so far and all that follows. */
export function connectToaster(connected: Show): () => void {
  show = connected;
  for (const toast of waiting.splice(0)) connected(toast);
  return () => {
    show = undefined;
  };
}
