import { PICTURE_CACHE_PREFIX, SERVICE_WORKER_PATH, SHELL_CACHE_PREFIX } from './offline-names.ts';

/** Keeps the screens of members on the device, so that the next start needs no network. */
export function keepShell(): void {
  if (!import.meta.env.PROD) return;
  // Refused in private windows and by some settings: then a network is needed, as before.
  navigator.serviceWorker?.register(SERVICE_WORKER_PATH).catch(() => {});
}

/** Keeps these pictures of an account, and no others of it. */
export async function keepPictures(userId: string, urls: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(PICTURE_CACHE_PREFIX + userId);
  const wanted = new Set(urls.map((url) => new URL(url, location.href).href));
  const kept = new Set<string>();
  for (const { url } of await cache.keys())
    if (wanted.has(url)) kept.add(url);
    else await cache.delete(url);
  for (const url of wanted) if (!kept.has(url)) await cache.add(url);
}

/** At sign-out nothing of any account stays; what is not an account's goes with it. */
export async function forgetOfflineCopy(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const ours = (await caches.keys()).filter(
    (name) => name.startsWith(SHELL_CACHE_PREFIX) || name.startsWith(PICTURE_CACHE_PREFIX),
  );
  await Promise.all(ours.map((name) => caches.delete(name)));
  const registered = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registered.map((registration) => registration.unregister()));
}
