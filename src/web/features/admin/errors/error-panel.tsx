import './error-panel.css';
import { CircleAlert, RefreshCw } from 'lucide-react';
import { ERRORS } from '#shared/errors.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ERROR_KINDS } from './error-kinds.ts';
import { TechnicalDetails } from './technical-details.tsx';
import { useErrorReport } from './use-error-report.ts';

interface ErrorPanelProps {
  error: unknown;
  /** What could not be done, e.g. 'Failed to load users. Please try again.' (spec §8). */
  title: string;
  onRetry: () => unknown;
  isRetrying?: boolean;
}

const TONES = { warning: 'amber', error: 'danger', critical: 'danger' } as const;
const SEVERITIES = { warning: 'Warning', error: 'Error', critical: 'Critical' } as const;

/** A failure inside a screen: its type, how bad it is, and what can be done (spec §2.10). */
export function ErrorPanel({ error, title, onRetry, isRetrying = false }: ErrorPanelProps) {
  const report = useErrorReport(error);
  const { label, severity, text, suggestions } = ERROR_KINDS[report.kind];
  const said = report.kind === 'unexpected' ? ERRORS[errorCodeOf(error)].message : text;
  return (
    <section className="error-panel" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <div className="error-panel-body">
        <h2>{title}</h2>
        <p>{said}</p>
        <p className="error-panel-kind">
          <Badge tone={TONES[severity]}>{SEVERITIES[severity]}</Badge>
          <Badge>{label}</Badge>
        </p>
        <ul>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
        <Button size="sm" isBusy={isRetrying} onClick={() => void onRetry()}>
          <RefreshCw className="icon icon-sm" aria-hidden="true" />
          Retry
        </Button>
        <TechnicalDetails report={report} />
      </div>
    </section>
  );
}
