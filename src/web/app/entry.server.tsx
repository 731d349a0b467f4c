import { prerender } from 'react-dom/static';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';
import { Prerender } from './prerender-context.ts';

/** Runs at build time only (and in dev): writes the public pages and the shells of the app. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // Not renderToString: it drops the script that starts the app, which then hangs on 'Loading'.
  const { prelude } = await prerender(
    <Prerender value={!context.isSpaMode}>
      <ServerRouter context={context} url={request.url} />
    </Prerender>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}
