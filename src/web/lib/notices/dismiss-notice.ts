/** The server looks for it and leaves the announcement out of the next page (server/http/site/notices-html.ts). */
const COOKIE = 'vignette_dismissed';
const MAX_AGE_S = 31_536_000;

/** The notices above a page are written by the server; this is all the code they need. */
export function listenForDismissal(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-dismiss]') : null;
    if (!button) return;
    document.cookie = `${COOKIE}=${button.dataset['dismiss']}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax`;
    button.parentElement?.remove();
  });
}
