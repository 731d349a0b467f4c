import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** Far longer than a start and a picture take on the busiest machine: it hangs. */
const MOST_LIFE_MS = 10 * 60_000;

const WORKER = path.join(import.meta.dirname, 'doomed-worker.ts');

export interface Sighting {
  event: 'run' | 'die';
  prompt: string;
  atMs: number;
}

interface Doom {
  url: string;
  folder: string;
  /** It dies within this time after its first picture was begun. */
  spanMs: number;
  sightings: Sighting[];
}

/** A worker that lives until its first picture kills it. */
export function spawnDoomed({ url, folder, spanMs, sightings }: Doom): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', WORKER, url, folder, String(spanMs)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [event = '', ...rest] = line.split(' ');
    const atMs = Number(rest.at(-1));
    const prompt = rest.slice(0, -1).join(' ');
    if (event === 'run' || event === 'die') sightings.push({ event, prompt, atMs });
  });
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('A worker did not die.')), MOST_LIFE_MS);
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      // Whoever waits for its death would wait for ever.
      if (signal === 'SIGKILL') resolve();
      else reject(new Error(`A worker ended by itself (${code ?? signal}).`));
    });
  });
}
