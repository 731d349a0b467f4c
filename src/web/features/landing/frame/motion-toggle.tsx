import './motion-toggle.css';
import { Pause, Play } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Stops everything that moves around it; the island of the showcase that holds it does the work. */
export function MotionToggle() {
  return (
    <IconButton className="motion-toggle" label="Pause motion" data-part="toggle">
      <Pause className="icon icon-sm when-playing" aria-hidden="true" />
      <Play className="icon icon-sm when-paused" aria-hidden="true" />
    </IconButton>
  );
}
