import { PICTURE_CACHE_PREFIX, SHELL_CACHE_PREFIX } from '#web/lib/offline/offline-names.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: the screens that open without a network, and all that they load. */
declare const __SHELL__: {
  version: string;
  pages: string[];
  /** Pages beneath these open with one shell. */
  deep: { shell: string; prefixes: string[] };
  /** All other pages of ours: without a network one page stands in for them. */
  other: { shell: string; pages: string[]; prefixes: string[] };
  files: string[];
};

const { version, pages, deep, other, files } = __SHELL__;
const SHELL = SHELL_CACHE_PREFIX + version;
/** Whoever has a network that does not answer waits this long for the newest page. */
const PAGE_PATIENCE_MS = 3000;
const EXACTLY = { ignoreVary: true };

// A new build takes over when the last window of the old one is closed (no skipWaiting): until
// then those windows find the files they were built with. Pages come from the network first.
self.addEventListener('install', (event) => event.waitUntil(fillShell()));
self.addEventListener('activate', (event) =>
  event.waitUntil(dropOldShells().then(() => self.clients.claim())),
);
self.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request);
  if (answer) event.respondWith(answer);
});

async function fillShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  await cache.addAll([...pages, deep.shell, other.shell, ...files]);
}

async function dropOldShells(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(SHELL_CACHE_PREFIX) && name !== SHELL,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Calls of the API, downloads and everything that changes something are none of our business. */
function answerFor(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (request.mode === 'navigate') {
    const kept = keptPage(pathname);
    if (kept) return page(request, kept);
    return isOtherPage(pathname) ? otherPage(request) : undefined;
  }
  if (pathname.startsWith('/assets/')) return file(request, pathname);
  return pathname.startsWith('/media/') ? picture(request, pathname) : undefined;
}

/** The kept page that stands in for an address without a network. */
function keptPage(pathname: string): string | undefined {
  if (pages.includes(pathname)) return pathname;
  return deep.prefixes.some((prefix) => pathname.startsWith(prefix)) ? deep.shell : undefined;
}

function isOtherPage(pathname: string): boolean {
  return (
    other.pages.includes(pathname) || other.prefixes.some((prefix) => pathname.startsWith(prefix))
  );
}

/** However long the network takes: there is nothing here that would be worth more. */
async function otherPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await inShell(other.shell);
    if (kept) return kept;
    throw error;
  }
}

/** The newest page if the server answers; else the one of this build, with the files of this build. */
async function page(request: Request, pathname: string): Promise<Response> {
  const fromNetwork = fetch(request);
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_PATIENCE_MS));
  const newest = await Promise.race([fromNetwork.catch(() => undefined), patience]);
  if (newest && newest.status < 500) return newest;
  return (await inShell(pathname)) ?? newest ?? fromNetwork;
}

async function file(request: Request, pathname: string): Promise<Response> {
  return (await inShell(pathname)) ?? fetch(request);
}

function inShell(pathname: string): Promise<Response | undefined> {
  return caches.match(pathname, { ...EXACTLY, cacheName: SHELL });
}

async function picture(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptPicture(pathname.slice(0, pathname.lastIndexOf('/') + 1));
    if (kept) return kept;
    throw error;
  }
}

/** Any file of the same picture is better than none. */
async function keptPicture(folder: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PICTURE_CACHE_PREFIX)) continue;
    const cache = await caches.open(name);
    const found = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder));
    if (found) return cache.match(found, EXACTLY);
  }
  return undefined;
}
