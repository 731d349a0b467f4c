import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { createQueryClient } from '#web/lib/requests/query-client.ts';
import { showCachedSession } from '#web/lib/account/session.ts';
import { ErrorBoundary } from '#web/ui/errors/error-boundary.tsx';
import { ToasterHost } from '#web/ui/feedback/toaster-host.tsx';
import { TooltipHost } from '#web/ui/overlays/tooltip-host.tsx';
import { CompatibilityNotice } from './compatibility-notice.tsx';
import { PageComing } from './page-coming.tsx';

/** Around every screen that runs as an app; static pages carry none of this. */
export default function AppLayout() {
  const [client] = useState(createQueryClient);
  const { pathname } = useLocation();
  useEffect(() => showCachedSession(client), [client]);
  return (
    <QueryClientProvider client={client}>
      <PageComing />
      <CompatibilityNotice />
      <ErrorBoundary place={pathname}>
        <Outlet />
      </ErrorBoundary>
      <ToasterHost />
      <TooltipHost />
    </QueryClientProvider>
  );
}
