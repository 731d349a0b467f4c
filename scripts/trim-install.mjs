import { existsSync, readdirSync, rmSync } from 'node:fs';

// After `npm install` and `npm ci`: the package of Node brings 67 MB of C headers that nothing here is compiled with.
const packages = 'node_modules/node/node_modules';
if (existsSync(packages))
  for (const name of readdirSync(packages))
    rmSync(`${packages}/${name}/include`, { recursive: true, force: true });
