import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** `npm run dev`: pages from Vite with hot reload on one port, the server restarted on change behind it. */
const webPort = process.env['PORT'] ?? '3000';
const serverPort = String(Number(webPort) + 1);
const url = `http://localhost:${webPort}`;

const server = run(
  'node',
  ['--watch', '--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
  {
    PORT: serverPort,
    APP_URL: process.env['APP_URL'] ?? url,
  },
);
const web = run('react-router', ['dev', '--port', webPort, '--strictPort'], {
  API_ORIGIN: `http://localhost:${serverPort}`,
});
process.stdout.write(
  `\n  Open ${url} (pages hot-reload; the server restarts when its files change)\n\n`,
);

const stop = () => [server, web].forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of [server, web]) child.on('exit', stop);

function run(command: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
}
