import './tooltip.css';
import { useEffect, useRef } from 'react';

/** Once per page. Anything with `data-tooltip` then has one; icon buttons bring theirs along. */
export function TooltipHost() {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // After the page itself; where it cannot be fetched, names of buttons are still read out.
    void import('#web/lib/notices/tooltips.ts').then(
      ({ attachTooltips }) => {
        if (leaving.signal.aborted || !bubble.current) return;
        leaving.signal.addEventListener('abort', attachTooltips(bubble.current));
      },
      () => {},
    );
    return () => leaving.abort();
  }, []);
  return <div ref={bubble} className="tooltip" role="tooltip" popover="manual" />;
}
