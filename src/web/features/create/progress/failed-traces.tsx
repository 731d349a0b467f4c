import './failed-traces.css';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { GenerationView } from '#shared/contract/generations.ts';
import { ERRORS } from '#shared/errors.ts';
import { recall, rememberFor } from '#web/lib/account/account-cache.ts';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface FailedTracesProps {
  failed: readonly GenerationView[];
  onRetry: (generation: GenerationView) => void;
}

const CACHE_NAME = 'dismissed-failures';
const SHOWN_MAX = 2;
/** The server tells of an hour's failures: no more can come back. */
const KEPT_MAX = 50;

/** What came to nothing stays in sight until it is tried again or put away. */
export function FailedTraces({ failed, onRetry }: FailedTracesProps) {
  const { user } = useSignedInSession();
  const [dismissed, setDismissed] = useState(() => (recall(CACHE_NAME) as string[] | null) ?? []);
  const dismiss = ({ id }: GenerationView) => {
    const next = [id, ...dismissed].slice(0, KEPT_MAX);
    setDismissed(next);
    rememberFor(user.id, CACHE_NAME, next);
  };
  const traces = failed.filter(({ id }) => !dismissed.includes(id)).slice(0, SHOWN_MAX);
  if (traces.length === 0) return null;
  return (
    <ul className="failed-traces" aria-label="Not made">
      {traces.map((generation) => (
        <li key={generation.id}>
          <p>
            <q className="t-quote">{generation.prompt}</q>
            <span className="t-meta">
              {ERRORS[generation.errorCode ?? 'GENERATION_FAILED'].message}
            </span>
          </p>
          <Button
            size="sm"
            onClick={() => {
              dismiss(generation);
              onRetry(generation);
            }}
          >
            Try again
          </Button>
          <IconButton size="sm" label="Put away" onClick={() => dismiss(generation)}>
            <X className="icon icon-sm" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
