import { ConfigError, loadConfig } from '#server/config.ts';
import { DataLockedError } from '#server/db/data-lock.ts';
import { serve } from '#server/serve.ts';
import type { Running, ServeOptions } from '#server/serve.ts';

const STOP_LIMIT_MS = 30_000;

/** Runs the server until the process is told to stop. */
export async function main(options: Pick<ServeOptions, 'web'> = {}): Promise<void> {
  try {
    const running = await serve({ config: loadConfig(), ...options });
    announce(running);
    stopOnSignal(running);
  } catch (error) {
    fail(error);
  }
}

function announce({ url, operator }: Running): void {
  const lines = [`Vignette is open at ${url}`];
  if (operator)
    lines.push(
      `Operator account (shown this once): ${operator.email}  password: ${operator.password}`,
    );
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

function stopOnSignal(running: Running): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** What a person can mend is said in words; the rest keeps its stack. */
function fail(error: unknown): never {
  const isPlain = error instanceof ConfigError || error instanceof DataLockedError;
  const text = isPlain ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
}

if (import.meta.main) await main();
