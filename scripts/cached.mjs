import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `node scripts/cached.mjs file.ts`: runs the file's `main` from compiled code where there is some: half
 * the start time. JavaScript on purpose: for a first file in TypeScript, read before the cache is on,
 * Node would load its type stripper, which stays in memory with 20 MB.
 */
const cache = path.resolve(import.meta.dirname, '../.cache/node');
enableCompileCache(cache);
// For the workers: each would load the type stripper for its own first file.
process.env.NODE_COMPILE_CACHE = cache;
const { main } = await import(pathToFileURL(path.resolve(process.argv[2] ?? '')).href);
await main();
