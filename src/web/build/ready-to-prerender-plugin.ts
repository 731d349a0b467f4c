import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What is not rendered by then hangs. */
const HANGS_MS = 600_000;
const BUILD = path.resolve('dist/web/server/index.js');

/**
 * React Router gives every page ten seconds to be rendered, the first one with reading the whole build.
 * That is too little on a busy machine, and no setting of its: the build is read before anybody
 * counts, and its clock is given more.
 */
export function readyToPrerender(): Plugin {
  return {
    name: 'ready-to-prerender',
    async configurePreviewServer() {
      await import(pathToFileURL(BUILD).href);
      const within = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => within(Math.max(ms, HANGS_MS));
    },
  };
}
