import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

export function LoadFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Notice tone="danger">
      This could not be loaded.{' '}
      <Button variant="text" size="sm" onClick={() => void onRetry()}>
        Try again
      </Button>
    </Notice>
  );
}
