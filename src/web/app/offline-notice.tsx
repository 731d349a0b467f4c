import './offline-notice.css';
import { WifiOff } from 'lucide-react';
import { useOnline } from '#web/lib/hooks/use-online.ts';
import { leaveRoom } from '#web/lib/look/leave-room.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

const room = leaveRoom('--offline-bar');

/** Without a network the screens show what was kept of the last visit; this says so. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <div className="offline-notice" ref={room}>
      <Notice tone="amber" icon={WifiOff}>
        You are offline. Your gallery is kept as it was last seen; everything else has to wait.
      </Notice>
    </div>
  );
}
