/** A refusal to start that a person can mend: its message is said as it stands. */
export class RefusalToStart extends Error {
  override name = 'RefusalToStart';
}

/** Ends the process; what a person can mend is said in words, the rest keeps its stack. */
export function exitWithReason(error: unknown): never {
  const text =
    error instanceof RefusalToStart
      ? error.message
      : error instanceof Error
        ? error.stack
        : String(error);
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
}
