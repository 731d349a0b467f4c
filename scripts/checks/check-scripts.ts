/** `npm run budget`: whether the dashboard's first visit stays within its scripts. Builds if needed. */
import { join } from 'node:path';
import { DASHBOARD_SCRIPTS_MAX_KB, measureScripts } from '#web/build/script-budget.ts';

import { buildIfStale } from '../build-if-stale.ts';

await buildIfStale();
const bytes = await measureScripts(join(import.meta.dirname, '../../dist/web/client'), 'dashboard');
const kB = bytes / 1000;
console.log(
  `dashboard: ${kB.toFixed(1)} kB of scripts at the first visit, ${DASHBOARD_SCRIPTS_MAX_KB} allowed`,
);
process.exitCode = kB > DASHBOARD_SCRIPTS_MAX_KB ? 1 : 0;
