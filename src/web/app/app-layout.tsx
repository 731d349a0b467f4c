import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { createQueryClient } from '#web/lib/query-client.ts';
import { showCachedSession } from '#web/lib/session.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { CompatibilityNotice } from './compatibility-notice.tsx';

/** Around every screen that runs as an app; static pages carry none of this. */
export default function AppLayout() {
  const [client] = useState(createQueryClient);
  const { pathname } = useLocation();
  useEffect(() => showCachedSession(client), [client]);
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <CompatibilityNotice />
        <ErrorBoundary place={pathname}>
          <Outlet />
        </ErrorBoundary>
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
