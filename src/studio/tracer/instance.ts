import { readFile } from 'node:fs/promises';
import { scratchPointer } from './memory.ts';
import { wasm } from './wasm-api.ts';
import type { SharedMemory, WasmModule } from './wasm-api.ts';

/** Functions of the tracer that work on a part of the picture; any thread may run any of them. */
export type TracerFunction =
  | 'fillBlueNoise'
  | 'clearRows'
  | 'renderRows'
  | 'refineRows'
  | 'measureRows'
  | 'planRows'
  | 'shootPhotons'
  | 'sumCaustics'
  | 'blurCaustics'
  | 'prepareRows'
  | 'spreadVarianceRows'
  | 'takeVarianceRows'
  | 'smoothRows'
  | 'mergeRows'
  | 'defocusRows';

export type TracerCall = readonly [TracerFunction, ...number[]];

type TracerExports = Record<
  TracerFunction | 'useScene' | 'useScratch' | 'useFilm',
  (...args: number[]) => void
>;

/** What a tracer works on. A new number for every scene laid out tells workers to look again. */
export interface TracerBench {
  number: number;
  memory: SharedMemory;
  scene: number;
  film: number;
}

export type RunTracer = (bench: TracerBench, call: TracerCall) => void;

/** Compiled once and handed to every thread: they then share the machine code, too. */
export async function compileTracer(): Promise<WasmModule> {
  return wasm.compile(await readFile(new URL('./tracer.wasm', import.meta.url)));
}

/** A thread's tracer. The memory stays the same as long as the thread lives, so the first bench decides it. */
export function createTracer(module: WasmModule, thread: number): RunTracer {
  let tracer: TracerExports | undefined;
  let current = -1;
  return (bench, [name, ...args]) => {
    tracer ??= instantiate(module, bench.memory, thread);
    if (current !== bench.number) {
      tracer.useScene(bench.scene);
      tracer.useFilm(bench.film);
      current = bench.number;
    }
    tracer[name](...args);
  };
}

function instantiate(module: WasmModule, memory: SharedMemory, thread: number): TracerExports {
  const abort = (): never => {
    throw new Error('The tracer stopped.');
  };
  const instance = new wasm.Instance(module, { env: { memory, abort } });
  const tracer = instance.exports as unknown as TracerExports;
  tracer.useScratch(scratchPointer(thread));
  return tracer;
}
