import { loadConfigOrExit } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import { startAgainWhileAway } from '#server/db/await-database.ts';
import { exitWithReason } from '#server/exit-with-reason.ts';
import { serve } from '#server/serve.ts';
import type { Running, ServeOptions } from '#server/serve.ts';

const STOP_LIMIT_MS = 30_000;

/** Runs the server until the process is told to stop. */
export async function main(
  config: Config = loadConfigOrExit(),
  options: Pick<ServeOptions, 'overrides'> = {},
): Promise<void> {
  try {
    const start = () => serve({ config, ...options });
    const running = await (config.database.url ? startAgainWhileAway(start) : start());
    announce(running);
    running.onDatabaseLost(() => process.exit(1));
    stopOnSignal(running, config.shutdownDelayMs);
  } catch (error) {
    exitWithReason(error);
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

/** SIGTERM comes from a supervisor whose balancer needs a moment; Ctrl-C from a person who waits. */
function stopOnSignal(running: Running, delayMs: number): void {
  let isStopping = false;
  const stop = (afterMs: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), afterMs + STOP_LIMIT_MS).unref();
    running.stop(afterMs).then(() => process.exit(0), exitWithReason);
  };
  process.on('SIGTERM', () => stop(delayMs));
  process.on('SIGINT', () => stop(0));
}

if (import.meta.main) await main();
