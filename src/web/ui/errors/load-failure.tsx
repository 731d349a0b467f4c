import { useOnline } from '#web/lib/hooks/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface FailureProps {
  onRetry: () => unknown;
}

export function LoadFailure({ onRetry }: FailureProps) {
  const isOnline = useOnline();
  return (
    <Notice tone={isOnline ? 'danger' : 'amber'}>
      {isOnline ? 'This could not be loaded.' : 'You are offline, and this needs a network.'}{' '}
      <TryAgain onRetry={onRetry} />
    </Notice>
  );
}

/** Over what was kept while the server could not be asked anew. Without a network a bar says it already. */
export function StaleNotice({ onRetry }: FailureProps) {
  if (!useOnline()) return null;
  return (
    <Notice tone="amber">
      This is as it was last seen: it could not be loaded anew. <TryAgain onRetry={onRetry} />
    </Notice>
  );
}

function TryAgain({ onRetry }: FailureProps) {
  return (
    <Button variant="text" size="sm" onClick={() => void onRetry()}>
      Try again
    </Button>
  );
}
