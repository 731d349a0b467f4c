import { useOnline } from '#web/lib/hooks/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Over what was kept while the server could not be asked anew. Without a network a bar says it already. */
export function StaleNotice({ onRetry }: { onRetry: () => unknown }) {
  if (!useOnline()) return null;
  return (
    <Notice tone="amber">
      This is as it was last seen: it could not be loaded anew.{' '}
      <Button variant="text" size="sm" onClick={() => void onRetry()}>
        Try again
      </Button>
    </Notice>
  );
}
