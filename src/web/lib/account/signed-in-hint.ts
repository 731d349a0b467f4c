/** Set by the server beside the session cookie; it carries no rights, only which buttons to show. */
const HINT = /(?:^|;\s*)vignette_hint=1(?:;|$)/;

export function hasSignedInHint(): boolean {
  return HINT.test(document.cookie);
}

export function markSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', hasSignedInHint());
}
