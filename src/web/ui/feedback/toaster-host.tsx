import './toaster-host.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { onToast, waitingToast } from '#web/lib/notices/toasts.ts';

/** The toaster comes with the first thing to say; where it cannot be fetched, the words stand alone. */
export function ToasterHost() {
  const waiting = useSyncExternalStore(onToast, waitingToast, () => null);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!waiting || Toaster) return;
    import('./toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      () => setFailed(true),
    );
  }, [waiting, Toaster]);
  if (Toaster) return <Toaster />;
  if (!hasFailed || !waiting) return null;
  return (
    <p className="plain-toast sheet" role="alert">
      <strong>{waiting.title}</strong> {waiting.options.description as string}
    </p>
  );
}
