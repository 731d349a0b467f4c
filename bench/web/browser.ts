import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';

import { CHROMIUM_FLAGS, definedEnv, findChromium } from '../../scripts/find-chromium.ts';

export interface MeasuredBrowser {
  browser: Browser;
  /** Of the browser's first process, for its CPU time. */
  pid: number;
  close(): Promise<void>;
}

export async function launchBrowser(): Promise<MeasuredBrowser> {
  const { executablePath, env } = await findChromium();
  const server = await chromium.launchServer({
    executablePath,
    args: CHROMIUM_FLAGS,
    env: { ...definedEnv(), ...env },
  });
  const browser = await chromium.connect(server.wsEndpoint());
  return {
    browser,
    pid: server.process().pid!,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
