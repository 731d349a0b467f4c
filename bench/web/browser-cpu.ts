import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in ticks of 10 ms. */
const TICK_MS = 10;

interface Process {
  pid: number;
  parent: number;
  cpuMs: number;
}

/** CPU time of a process and everything it started (a browser is a dozen processes). */
export function familyCpuMs(root: number): number {
  const processes = readdirSync('/proc').filter(isNumber).flatMap(readProcess);
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

const isNumber = (name: string) => /^\d+$/.test(name);

function readProcess(pid: string): Process[] {
  try {
    // The name, in brackets, may hold spaces; what follows it does not.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    return [{ pid: Number(pid), parent: parent!, cpuMs: (user! + system!) * TICK_MS }];
  } catch {
    return []; // ended meanwhile
  }
}
