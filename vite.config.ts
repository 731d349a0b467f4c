import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './src/web/build/chunk-groups.ts';
import { contractRoutes } from './src/web/build/contract-routes-plugin.ts';
import { cssLayers } from './src/web/build/css-layers-plugin.ts';
import { island } from './src/web/build/island-plugin.ts';
import { readyToPrerender } from './src/web/build/ready-to-prerender-plugin.ts';
import { siteDefine } from './src/web/build/site-define.ts';
import { strictCspStyles } from './src/web/build/strict-csp-styles-plugin.ts';

const SERVER = process.env['API_ORIGIN'] ?? 'http://localhost:3000';
const SERVER_PATHS = ['/api', '/functions', '/media', '/sandbox', '/healthz', '/readyz'];

export default defineConfig(({ isPreview }) => ({
  plugins: [
    contractRoutes(),
    island(),
    strictCspStyles(),
    cssLayers(),
    readyToPrerender(),
    reactRouter(),
  ],
  define: siteDefine(process.env),
  publicDir: 'src/web/public',
  build: {
    // light-dark() must reach the browser as it is: its lowering cannot follow a nested color-scheme.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Fonts stay files: an inlined font delays the first paint of every page.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
  // All of them at the first start; one found later would reload the page under development.
  optimizeDeps: { entries: ['src/web/{app,pages,features,ui,lib}/**/*.{ts,tsx}'] },
  server: {
    // The finished build is rendered by a preview, in which React Router would watch every file of the project.
    ...(isPreview && { watch: null }),
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER }])),
  },
}));
