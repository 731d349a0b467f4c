import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

import { nameFolderFault } from '#server/db/data-folder-faults.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import { RefusalToStart } from '#server/exit-with-reason.ts';

import { dataFolder, endAfterwards, launch, untilReady } from './app-process.ts';

/** What is cut off: tables in the short form; secrets, journal, tables and migrations in the long one. */
const SIZES = (process.env['FAULT_DISKS'] ?? '20m').split(' ');
const isRoot = process.getuid?.() === 0;
const NO_ROOM = 'There is no room left on the disk of';

/** How a start ended, and what it said; none of it may be a stack. */
async function refusal(folder: string, env: Record<string, string> = {}, command?: string[]) {
  const app = launch(folder, await freePort(), env, command);
  const [code] = (await once(app.child, 'close')) as [number];
  expect(app.said()).not.toMatch(/^\s+at /m);
  return { code, said: app.said() };
}

function mount(...args: string[]): boolean {
  try {
    execFileSync('mount', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false; // a container that may not
  }
}

/** A disk of its own that ends after so many bytes, or nothing where we may not make one. */
function smallDisk(size: string): string | null {
  const disk = dataFolder();
  if (!isRoot || !mount('-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', disk)) return null;
  onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
  return disk;
}

describe('a first start that finds no room', () => {
  test.for(SIZES)(
    'on a disk of %s says so and what to do, and the next one makes the house',
    async (size, { skip }) => {
      const disk = smallDisk(size);
      if (!disk) return skip('only root may make a disk of its own');
      const folder = path.join(disk, 'data');
      const { code, said } = await refusal(folder);
      expect(code).toBe(1);
      expect(said).toContain(`${NO_ROOM} ${folder}. Make room there`);
      expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);

      mount('-o', 'remount,size=400m', disk);
      const app = launch(folder, await freePort());
      endAfterwards(app, folder);
      await untilReady(app);
    },
  );

  test.each([
    ['Node', Object.assign(new Error('ENOSPC: no space left on device, write'))],
    ['initdb', new Error('initdb failed (1): FATAL: could not write: No space left on device')],
    ['a quota', new Error('could not extend file: Disk quota exceeded')],
    ['a migration', new RefusalToStart('0001 failed', { cause: new Error('ENOSPC') })],
  ])('in the words of %s is told alike', (_who, error) => {
    expect(nameFolderFault(error, '/data')).toMatchObject({
      name: 'RefusalToStart',
      message: expect.stringContaining(`${NO_ROOM} /data.`) as string,
    });
  });
});

test('a taken port is said in words; a database whose making was cut off is made anew, and not taken for one', async () => {
  const folder = dataFolder();
  mkdirSync(path.join(folder, 'postgres', 'base'), { recursive: true });
  writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '18\n');
  writeFileSync(path.join(folder, 'postgres.unfinished'), '');
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, said } = await refusal(folder, { PORT: String(port) });
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} is taken by another program.`);
  expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);

  other.close();
  const app = launch(folder, port);
  endAfterwards(app, folder);
  await untilReady(app);
  expect(existsSync(path.join(folder, 'postgres.unfinished'))).toBe(false);
});

test('a data folder that is a file is refused in words', async () => {
  const file = path.join(dataFolder(), 'data');
  writeFileSync(file, '');
  expect(await refusal(file)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`${file} is no folder and cannot be made one`) as string,
  });
});

test('a data folder that may not be written to is refused in words, and left as it is', async () => {
  const folder = path.join(dataFolder(), 'closed');
  mkdirSync(folder);
  chmodSync(folder, 0o555);
  const server = [process.execPath, '--disable-warning=ExperimentalWarning', 'src/server/main.ts'];
  const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', ...server];
  expect(await refusal(folder, {}, isRoot ? asNobody : server)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`Vignette may not write to ${folder}`) as string,
  });
  expect(readdirSync(folder)).toEqual([]);
});
