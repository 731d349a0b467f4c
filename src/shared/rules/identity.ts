import { z } from 'zod/mini';

/** The rules for names, addresses and passwords; messages as spec §5 quotes them. */
export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;
export const DISPLAY_NAME_LENGTH = { min: 2, max: 50 } as const;
export const FALLBACK_DISPLAY_NAME = 'User';

export const emailSchema = z
  .string('Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Email is required'),
    z.email('Please enter a valid email address'),
    z.maxLength(254, 'Please enter a valid email address'),
  );

export const displayNameSchema = z.string('Display name must be at least 2 characters').check(
  z.trim(),
  z.minLength(DISPLAY_NAME_LENGTH.min, 'Display name must be at least 2 characters'),
  z.maxLength(DISPLAY_NAME_LENGTH.max, 'Display name must be less than 50 characters'),
  // It stands in mails and lists: one line of writing, and nothing to click on.
  z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'Display name must be one line'),
  z.refine((name) => !/:\/\/|\bwww\./i.test(name), 'Display name must not contain a link'),
);

export const passwordSchema = z
  .string('Password is required')
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters`),
    z.maxLength(PASSWORD_MAX_LENGTH, `Use at most ${PASSWORD_MAX_LENGTH} characters`),
  );

const AVATAR_MAX_LENGTH = 2000;

/** Where somebody's picture lies, if that is an address of the web; whoever sent anything else has none. */
export function avatarOf(image: string | null | undefined): string | null {
  if (!image || image.length > AVATAR_MAX_LENGTH || !/^https?:\/\//i.test(image)) return null;
  return URL.canParse(image) ? image : null;
}

/** First name plus last name, else the username, else 'User' (spec §3). */
export function displayNameOf(parts: {
  firstName?: string | null;
  lastName?: string | null;
  name?: string | null;
  username?: string | null;
}): string {
  const full = [parts.firstName, parts.lastName].filter(Boolean).join(' ').trim();
  const name = full || parts.name?.trim() || parts.username?.trim() || FALLBACK_DISPLAY_NAME;
  // A hosted provider may know a name with line breaks in it.
  const line = name.replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ').trim() || FALLBACK_DISPLAY_NAME;
  return line.slice(0, DISPLAY_NAME_LENGTH.max);
}

type IssuerResult = { ok: true; issuer: string } | { ok: false; fault: string };

/** A live publishable key carries the provider's domain in base64, closed by '$' (design §7.9). */
export function issuerOfPublishableKey(key: string): IssuerResult {
  if (!key.startsWith('pk_live_'))
    return {
      ok: false,
      fault: 'must start with pk_live_ (test and placeholder keys sign nobody in)',
    };
  const domain = decodeDomain(key.slice('pk_live_'.length));
  if (!domain) return { ok: false, fault: 'is not a complete publishable key' };
  if (/(^|\.)(accounts\.dev|lcl\.dev|lclstage\.dev|localhost)$/.test(domain))
    return {
      ok: false,
      fault: `belongs to the development domain ${domain}; use the live instance`,
    };
  return { ok: true, issuer: `https://${domain}` };
}

function decodeDomain(encoded: string): string | null {
  if (!/^[A-Za-z0-9+/_-]+=*$/.test(encoded)) return null;
  const decoded = fromBase64(encoded);
  return /^[a-z0-9.-]+\.[a-z]{2,}\$$/i.test(decoded) ? decoded.slice(0, -1).toLowerCase() : null;
}

// Neither DOM nor Node types are allowed here, and the text is short.
function fromBase64(encoded: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  let bits = '';
  for (const char of encoded.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''))
    bits += alphabet.indexOf(char).toString(2).padStart(6, '0');
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(parseInt(byte, 2))).join('');
}
