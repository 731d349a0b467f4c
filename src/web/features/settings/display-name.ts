import { FALLBACK_DISPLAY_NAME } from '#shared/rules/identity.ts';

/** spec §2.7: who has told us no name is a wine enthusiast. */
const NAMELESS = 'Wine Enthusiast';

export function displayNameOr(name: string): string {
  const trimmed = name.trim();
  return trimmed === '' || trimmed === FALLBACK_DISPLAY_NAME ? NAMELESS : trimmed;
}
