import './tooltip.css';
import { useEffect, useRef } from 'react';
import { attachTooltips } from '#web/lib/tooltips.ts';

/** Once per page. Anything with `data-tooltip` then has one; icon buttons bring theirs along. */
export function TooltipHost() {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => attachTooltips(bubble.current!), []);
  return <div ref={bubble} className="tooltip" role="tooltip" popover="manual" />;
}
