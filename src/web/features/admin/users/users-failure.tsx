import './users-failure.css';
import { CircleAlert } from 'lucide-react';
import { ERRORS } from '#shared/errors.ts';
import { errorCodeOf } from '#web/lib/error-code.ts';
import { Button } from '#web/ui/button.tsx';

type UsersFailureProps = {
  error: Error;
  /** When it happened. */
  at: number;
  isBusy: boolean;
  onRetry: () => void;
};

/** The list could not be read: no made-up rows, but what happened and another try (spec §2.10). */
export function UsersFailure({ error, at, isBusy, onRetry }: UsersFailureProps) {
  const code = errorCodeOf(error);
  const { data } = error as { data?: { requestId?: string } };
  return (
    <div className="users-failure" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <div>
        <h2 className="t-panel">Failed to load users. Please try again.</h2>
        <p>{ERRORS[code].message}</p>
        <Button size="sm" isBusy={isBusy} onClick={onRetry}>
          Retry
        </Button>
        <details>
          <summary>Technical details</summary>
          <pre>
            {[
              `Code: ${code}`,
              `Message: ${error.message}`,
              data?.requestId && `Request: ${data.requestId}`,
              `Time: ${new Date(at).toISOString()}`,
            ]
              .filter(Boolean)
              .join('\n')}
          </pre>
        </details>
      </div>
    </div>
  );
}
