import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { WasmModule } from '#studio/tracer/wasm-api.ts';
import type { JobName, JobReply, JobRequest } from './jobs.ts';
import type { StudioSteps } from './steps.ts';

export interface StudioWorkerData {
  thread: number;
  tracer: WasmModule;
  stepsUrl: string;
}

const { thread, tracer, stepsUrl } = workerData as StudioWorkerData;
const port = parentPort as MessagePort;
// Without the cache every worker would load the type stripper, which costs more memory than the worker itself.
enableCompileCache();
(await import('./patterns.ts')).interpretPatterns();
(await import('./scavenge-alone.ts')).scavengeAlone();
const { createHandlers } = await import('./handlers.ts');
const { createTracer } = await import('#studio/tracer/instance.ts');
const steps = (await import(stepsUrl)) as StudioSteps;
const handlers = createHandlers(steps, createTracer(tracer, thread));

port.on('message', ({ name, input }: JobRequest) => {
  void answer(name, input).then(({ reply, transfer }) => port.postMessage(reply, transfer));
});

async function answer(
  name: JobName,
  input: unknown,
): Promise<{ reply: JobReply; transfer: ArrayBuffer[] }> {
  try {
    const output = await (handlers[name] as (input: unknown) => unknown)(input);
    return { reply: { output }, transfer: buffersOf(output) };
  } catch (error) {
    return {
      reply: { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      transfer: [],
    };
  }
}

/** Pictures and packed scenes move to the main thread instead of being copied. */
function buffersOf(output: unknown): ArrayBuffer[] {
  const views = isPicture(output)
    ? [output.pixels]
    : isTraced(output)
      ? output.parts.blocks.map(({ bytes }) => bytes)
      : [];
  return [...new Set(views.map(({ buffer }) => buffer).filter((b) => b instanceof ArrayBuffer))];
}

function isPicture(output: unknown): output is { pixels: Uint8ClampedArray } {
  return typeof output === 'object' && output !== null && 'pixels' in output;
}

function isTraced(output: unknown): output is { parts: { blocks: { bytes: Uint8Array }[] } } {
  return typeof output === 'object' && output !== null && 'parts' in output;
}
