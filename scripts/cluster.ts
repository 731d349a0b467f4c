import { once } from 'node:events';

import { buildIfStale } from './build-if-stale.ts';
import { startHouse } from './cluster/house.ts';

/** `npm run cluster`: several machines on one, to look at and to try out; gone when it ends. */
await buildIfStale();
const house = await startHouse();
console.log(`
  ${house.url}  (its certificate: ${house.certificate})
  ${house.members.map(({ name, port }) => `${name} on ${port}`).join(', ')}
  logs and all data: ${house.folder}
  Ctrl-C ends it and removes everything.
`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await house.stop();
process.exit(0);
