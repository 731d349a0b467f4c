import { buildIfStale } from '../scripts/build-if-stale.ts';
import { measureCreate } from './web/create.ts';
import { measureDashboard } from './web/dashboard.ts';
import { measureGallery } from './web/gallery.ts';
import { measureHome } from './web/home.ts';
import { readArguments } from './report.ts';

/** `npm run bench:web`, or one part of it: `npm run bench:web gallery` (budgets: design §10). */
const PARTS = {
  gallery: measureGallery,
  dashboard: measureDashboard,
  create: measureCreate,
  home: measureHome,
};

await buildIfStale();
const { wanted: asked } = readArguments();
let areKept = true;
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  areKept = (await measure()) && areKept;
}
process.exitCode = areKept ? 0 : 1;
