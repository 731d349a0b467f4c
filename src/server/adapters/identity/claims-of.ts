import { parseJson } from '#shared/parse-json.ts';

/** What a signed token (JWT) says. Its seal is checked elsewhere. */
export function claimsOf(token: string): Record<string, unknown> | null {
  const claims = parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims === 'object' ? (claims as Record<string, unknown> | null) : null;
}
