import { useEffect } from 'react';
import { useStableCallback } from '#web/lib/hooks/use-stable-callback.ts';

/** Keys of the whole page; whoever types into a field, or has a dialog open, is left alone. */
export function usePageKeys(handle: (event: KeyboardEvent) => void): void {
  const newest = useStableCallback(handle);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !isTyping(event.target) && !isCovered()) newest(event);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [newest]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select') !== null
  );
}

function isCovered(): boolean {
  return document.querySelector('[role=dialog], [role=menu]:popover-open') !== null;
}
