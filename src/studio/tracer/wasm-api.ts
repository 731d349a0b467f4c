// TypeScript knows WebAssembly only as part of the browser's types; these are the few parts of it that Node runs here.

export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
  /** By pages of 64 KB. */
  grow(pages: number): number;
}

export interface WasmModule {
  readonly [Symbol.toStringTag]: string;
}

interface WasmApi {
  Memory: new (size: { initial: number; maximum: number; shared: true }) => SharedMemory;
  compile(bytes: Uint8Array): Promise<WasmModule>;
  Instance: new (
    module: WasmModule,
    imports: Record<string, Record<string, unknown>>,
  ) => { exports: Record<string, unknown> };
}

export const wasm = (globalThis as unknown as { WebAssembly: WasmApi }).WebAssembly;
