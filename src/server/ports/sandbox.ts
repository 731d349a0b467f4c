/** What a parser may use up before its process is killed. */
export interface SandboxLimits {
  wallMs: number;
  cpuS: number;
  /** Beyond what the bare process needs. */
  memoryMb: number;
  inputBytes: number;
  outputBytes: number;
}

export interface SandboxJob {
  /** A module that exports `parse` (see `Parse`): `new URL('./artwork-parser.ts', import.meta.url)`. */
  parser: URL;
  input: Uint8Array;
  /** JSON for the parser. */
  options?: unknown;
  limits?: Partial<SandboxLimits>;
  /** Whose file this is: one of theirs is parsed at a time, the rest waits. */
  owner: string;
  /** The one who asked has gone. */
  signal?: AbortSignal;
}

/** As untrusted as the input: whoever asks checks its shape. */
export interface Parsed {
  value: unknown;
  bytes: Buffer;
}

/** What a parser module exports as `parse`. What it throws arrives as fault `refused`. */
export type Parse = (
  input: Uint8Array,
  options: unknown,
) => Promise<{ value: unknown; bytes?: Uint8Array }>;

/** Runs parsers of untrusted files where they cannot hurt: in a process of their own that may die. */
export interface Sandbox {
  run(job: SandboxJob): Promise<Parsed>;
}

export type SandboxFault =
  /** The parser looked at the file and said no. */
  | 'refused'
  | 'too-large'
  | 'too-slow'
  | 'out-of-memory'
  | 'crashed'
  /** Too many files are waiting already; the file itself may be good. */
  | 'busy';

export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  readonly fault: SandboxFault;

  constructor(fault: SandboxFault, message: string = fault) {
    super(message);
    this.fault = fault;
  }
}
