import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/type.css';
import '#web/ui/feedback/site-notices.css';
import { lazy, Suspense, use } from 'react';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router';
import type { LinksFunction } from 'react-router';
import frauncesUrl from '#web/ui/fonts/fraunces.woff2?url';
import hankenUrl from '#web/ui/fonts/hanken.woff2?url';
import { ApplicationError } from '#web/ui/errors/application-error.tsx';
import { LoadingScreen } from '#web/ui/feedback/loading-screen.tsx';
import headCode from './head.island.ts?island';
import { isStaticHandle } from '#web/lib/page-handle.ts';
import type { PageHandle } from '#web/lib/page-handle.ts';
import { PageCovers } from './page-covers.tsx';
import { Prerender } from './prerender-context.ts';

const NotFound = lazy(() => import('#web/pages/not-found.tsx'));

export const links: LinksFunction = () => [
  ...[hankenUrl, frauncesUrl].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const page = useStaticPage();
  return (
    <html lang="en" data-static={page ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f0e4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#120c0c" />
        <InlineScript code={headCode} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!page && <PageCovers />}
        {page ? (
          page.island && <InlineScript code={page.island} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** The handle of the page if it is sent without framework scripts; only the prerender decides that. */
function useStaticPage(): PageHandle | undefined {
  const isPrerender = use(Prerender);
  const matches = useMatches();
  if (!import.meta.env.SSR || !isPrerender) return undefined;
  return matches.map((match) => match.handle).find(isStaticHandle);
}

function InlineScript({ code }: { code: string }) {
  // The browser bundle holds no island code, so what hydration finds here differs by intent.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    if (error.status === 404)
      return (
        <Suspense>
          <NotFound />
        </Suspense>
      );
    return <ApplicationError message={`${error.status} ${error.statusText}`} />;
  }
  return <ApplicationError message={error instanceof Error ? error.message : String(error)} />;
}
