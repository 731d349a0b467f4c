import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';

import type { SandboxLimits } from '#server/ports/sandbox.ts';

const PACKAGE = path.resolve(import.meta.dirname, '../../../..');
const CHILD = path.resolve(import.meta.dirname, 'child.ts');
/** Writable memory that Node maps before it does anything, most of it never touched. */
const BARE_PROCESS_MB = 700;

/** No shell words come from outside: the limits are numbers, the rest are our own paths. */
const LIMITED = 'ulimit -c 0; ulimit -t "$1"; ulimit -d "$2" 2>/dev/null; shift 2; exec "$@"';

/**
 * Node without our environment (no secrets), our files (only the code), other processes or threads.
 * The kernel holds CPU time and memory, so a parser that never comes back cannot escape them.
 */
export function startProcess(
  parser: URL,
  { cpuS, memoryMb }: SandboxLimits,
): ChildProcessWithoutNullStreams {
  const node = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    `--max-old-space-size=${memoryMb}`,
    '--permission',
    // Native decoders (sharp) are addons.
    '--allow-addons',
    ...codePaths(PACKAGE).map((file) => `--allow-fs-read=${file}`),
    CHILD,
    parser.href,
  ];
  const [command = '', ...args] =
    process.platform === 'win32'
      ? node
      : [
          '/bin/sh',
          '-c',
          LIMITED,
          'sandbox',
          String(cpuS),
          String((BARE_PROCESS_MB + memoryMb) * 1024),
          ...node,
        ];
  return spawn(command, args, { env: {}, cwd: PACKAGE, stdio: 'pipe' });
}

/** The code, also where it really lies: installed packages are links in many layouts. */
export function codePaths(root: string): string[] {
  const named = ['src', 'node_modules', 'package.json'].map((name) => path.join(root, name));
  return [...new Set([...named, ...named.map((file) => realpathSync(file))])];
}
