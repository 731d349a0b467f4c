import { loadConfigOrExit } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import { refuse } from '#server/refuse.ts';
import { serve } from '#server/serve.ts';
import type { Running } from '#server/serve.ts';

const STOP_LIMIT_MS = 30_000;

/** Runs the server until the process is told to stop. */
export async function main(config: Config = loadConfigOrExit()): Promise<void> {
  try {
    const running = await serve({ config });
    announce(running);
    stopOnSignal(running);
  } catch (error) {
    refuse(error);
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
    running.stop().then(() => process.exit(0), refuse);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

if (import.meta.main) await main();
