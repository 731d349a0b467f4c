import './compatibility-notice.css';
import { useState } from 'react';
import { missingBrowserFeatures } from '#web/lib/browser-features.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** spec §5: said once at load; whoever wants may go on. */
export function CompatibilityNotice() {
  const [isDismissed, setIsDismissed] = useState(false);
  const missing = useHydrated() ? missingBrowserFeatures() : [];
  if (isDismissed || missing.length === 0) return null;
  return (
    <div className="compatibility sheet">
      <Notice tone="amber">
        <strong>Browser Compatibility Notice</strong>
        <small>
          This browser lacks {missing.join(', ')}, so some of Vignette will not work here. Please
          update it, or open the page over https.
        </small>
        <Button size="sm" onClick={() => setIsDismissed(true)}>
          Continue anyway
        </Button>
      </Notice>
    </div>
  );
}
