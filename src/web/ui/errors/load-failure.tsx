import { useOnline } from '#web/lib/hooks/use-online.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

export function LoadFailure({ onRetry }: { onRetry: () => unknown }) {
  const isOnline = useOnline();
  return (
    <Notice tone={isOnline ? 'danger' : 'amber'}>
      {isOnline ? 'This could not be loaded.' : 'You are offline, and this needs a network.'}{' '}
      <Button variant="text" size="sm" onClick={() => void onRetry()}>
        Try again
      </Button>
    </Notice>
  );
}
