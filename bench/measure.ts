import { readFileSync } from 'node:fs';
import http from 'node:http';

const TICKS_PER_S = 100;

/** CPU that a process has used so far, in milliseconds (user and system). */
export function cpuMs(pid: number): number {
  return ticksMs(pid, 11);
}

/** CPU of the processes that this one has started and outlived, in milliseconds. */
export function endedChildrenMs(pid: number): number {
  return ticksMs(pid, 13);
}

function ticksMs(pid: number, userField: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[userField]) + Number(fields[userField + 1])) / TICKS_PER_S) * 1000;
}

export function memoryMb(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

export interface Load {
  url: string;
  /** Taken in turn: as many visitors as there are entries. */
  headers?: readonly Record<string, string>[];
  requests: number;
  concurrency: number;
}

/** Sends requests over kept-alive connections; fails on any answer but 200. */
export async function load({ url, headers = [{}], requests, concurrency }: Load): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  let left = requests;
  const worker = async () => {
    while (left-- > 0) await get(url, headers[left % headers.length] ?? {}, agent);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  agent.destroy();
}

function get(url: string, headers: Record<string, string>, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    request.on('error', reject);
  });
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
