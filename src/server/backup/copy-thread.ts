import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

import type { CopyThreadData } from './copy-threads.ts';

// Or every thread would load the type stripper, which takes longer than many pictures.
enableCompileCache();
const { copyParts } = await import('./copy-parts.ts');
const { openFolder } = await import('./file-source.ts');
const { root, ...parts } = workerData as CopyThreadData;
const { signal } = new AbortController();
parentPort?.postMessage(await copyParts(openFolder(root), { ...parts, signal }));
