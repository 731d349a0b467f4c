import { noNetwork, server } from './answers.ts';
import { afterEach, vi } from 'vitest';
import { connectToaster } from '#web/lib/notices/toasts.ts';
import { clearScreen } from './render.tsx';

// One page and one set of modules serve many files: each test leaves them as it found them.
afterEach(async () => {
  vi.useRealTimers();
  await clearScreen();
  connectToaster(() => {})();
  vi.unstubAllGlobals();
  server.answer = noNetwork;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
