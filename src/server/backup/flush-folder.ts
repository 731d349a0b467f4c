import { execFile } from 'node:child_process';
import { open, opendir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Everything below a folder lies on the disk afterwards, power cut or not. */
export async function flushFolder(folder: string): Promise<void> {
  if (!(await flushDisk(folder))) await flushEach(folder);
}

/** The whole disk in one go: a journey to it for each of many small files takes longer than their bytes. */
async function flushDisk(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return run('sync', ['-f', folder]).then(
    () => true,
    () => false,
  );
}

/** Slow, and known everywhere. */
export async function flushEach(folder: string): Promise<void> {
  for await (const entry of await opendir(folder, { recursive: true }))
    if (entry.isFile()) await flush(path.join(entry.parentPath, entry.name));
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
