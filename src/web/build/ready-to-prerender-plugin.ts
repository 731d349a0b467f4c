import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const BUILD = path.resolve('dist/web/server/index.js');

/**
 * React Router gives every page ten seconds to be rendered, the first one with reading the whole build,
 * which takes longer on a busy machine: it is read before anybody counts.
 */
export function readyToPrerender(): Plugin {
  return {
    name: 'ready-to-prerender',
    async configurePreviewServer() {
      await import(pathToFileURL(BUILD).href);
    },
  };
}
