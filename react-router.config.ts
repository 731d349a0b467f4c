import type { Config } from '@react-router/dev/config';
import { PRERENDERED_PATHS } from './src/web/build/site-paths.ts';

export default {
  appDirectory: 'src/web/app',
  buildDirectory: 'dist/web',
  // The server only ever sends files: public pages as finished HTML, app screens as shells.
  ssr: false,
  prerender: [...PRERENDERED_PATHS],
} satisfies Config;
