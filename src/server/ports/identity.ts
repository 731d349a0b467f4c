/** Rate limits trust this request header, so only our own server writes it (http/client-ip.ts). */
export const CLIENT_IP_HEADER = 'x-vignette-client-ip';

/** The name under which a hosted provider's accounts are kept. */
export const HOSTED_PROVIDER_ID = 'oidc';

/** Who somebody is at a hosted provider: the subject, and who vouches for it. */
export function hostedAccountId(issuer: string, subject: string): string {
  return `${issuer}|${subject}`;
}

/** How people prove who they are. Sessions themselves always live in our database. */
export interface Identity {
  readonly kind: 'embedded' | 'oidc';
  /** Shown on the sign-in button of a hosted provider. */
  readonly providerName: string | null;
  /** Answers the requests under /api/auth. */
  handle(request: Request): Promise<Response>;
  /** The session token that a signed cookie carries, or null where the signature is wrong. */
  sessionToken(cookieHeader: string | undefined): string | null;
  /** Creates a verified password account; null where the address is already taken or passwords are not ours. */
  createAccount(account: { email: string; name: string; password: string }): Promise<string | null>;
}
