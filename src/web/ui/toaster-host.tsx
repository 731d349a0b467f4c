import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, onFirstToast } from '#web/lib/toasts.ts';

const Toaster = lazy(async () => {
  const { Toaster } = await import('./toaster.tsx');
  return { default: Toaster };
});

export function ToasterHost() {
  const isNeeded = useSyncExternalStore(onFirstToast, hasToasts, () => false);
  return <Suspense>{isNeeded && <Toaster />}</Suspense>;
}
