import { readFileSync } from 'node:fs';
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
  | 'mergeRows';

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

/** A thread's tracer: the wasm is compiled once and instantiated per memory. */
export function createTracer(thread: number): RunTracer {
  const module = new wasm.Module(readFileSync(new URL('./tracer.wasm', import.meta.url)));
  let memory: SharedMemory | undefined;
  let tracer: TracerExports | undefined;
  let current = -1;
  return (bench, [name, ...args]) => {
    if (!tracer || memory !== bench.memory) {
      memory = bench.memory;
      tracer = instantiate(module, bench.memory);
      tracer.useScratch(scratchPointer(thread));
      current = -1;
    }
    if (current !== bench.number) {
      tracer.useScene(bench.scene);
      tracer.useFilm(bench.film);
      current = bench.number;
    }
    tracer[name](...args);
  };
}

function instantiate(module: WasmModule, memory: SharedMemory): TracerExports {
  const abort = (): never => {
    throw new Error('The tracer stopped.');
  };
  const instance = new wasm.Instance(module, { env: { memory, abort } });
  return instance.exports as unknown as TracerExports;
}
