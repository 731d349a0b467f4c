import { Button, buttonClass } from '#web/ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** The general fallback (spec §8). */
export function ErrorFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage
      title="Oops! Something went wrong"
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
          <Button onClick={() => location.reload()}>Reload Page</Button>
          <a className={buttonClass({ variant: 'text' })} href="/">
            Home
          </a>
        </>
      }
    >
      <p>
        We're sorry, but something unexpected happened. This isn't your fault - it's a temporary
        issue that our team will fix.
      </p>
    </MessagePage>
  );
}
