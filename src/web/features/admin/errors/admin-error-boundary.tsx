import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { api } from '#web/lib/requests/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorBoundary } from '#web/ui/errors/error-boundary.tsx';
import { MessagePage } from '#web/ui/errors/message-page.tsx';
import { ERROR_KINDS } from './error-kinds.ts';
import { TechnicalDetails } from './technical-details.tsx';
import { useErrorReport } from './use-error-report.ts';
import type { ErrorReport } from './use-error-report.ts';

/** Around the screens of the admin area, inside its frame: the sidebar stays usable. */
export function AdminErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname} renderFallback={(error) => <AdminErrorPage error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

function AdminErrorPage({ error }: { error: unknown }) {
  const report = useErrorReport(error);
  useReported(report);
  const { title, text } = ERROR_KINDS[report.kind];
  return (
    <MessagePage
      title={title}
      isInset
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            Retry
          </Button>
          <ButtonLink to="/dashboard">Go Home</ButtonLink>
          <ButtonLink variant="text" to="/settings">
            Settings
          </ButtonLink>
        </>
      }
      details={<TechnicalDetails report={report} />}
    >
      <p>{text}</p>
      <p className="t-meta">Error ID: {report.id}</p>
    </MessagePage>
  );
}

/** The server's log is where an Error ID is looked for, so it has to get there. */
function useReported({ id, kind, facts }: ErrorReport): void {
  useEffect(() => {
    const { Message: message = '', Stack: stack = '', Page: page = '' } = Object.fromEntries(facts);
    void api.adminSystem.reportError({ id, kind, message, stack, page }).catch(() => {});
  }, [id, kind, facts]);
}
