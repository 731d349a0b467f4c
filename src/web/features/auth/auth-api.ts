/** The identity endpoints under /api/auth (better-auth's own), each as one function. */

export class AuthError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'AuthError';
    this.code = code;
  }
}

/** The password was right; a code is asked for next. */
interface SecondStep {
  twoFactorRedirect: true;
}
interface SignedIn {
  token: string | null;
  user: { id: string; emailVerified: boolean };
}

/** `token` is null where the address must be confirmed before the first sign-in. */
export const signUp = (input: {
  name: string;
  email: string;
  password: string;
  callbackURL: string;
}) => post<SignedIn>('/sign-up/email', input);

export const signIn = (input: { email: string; password: string; callbackURL: string }) =>
  post<SignedIn | SecondStep>('/sign-in/email', input);

/** At sign-in and, by whoever is signed in, as a proof that it is still them. */
export const verifyCode = (input: { code: string; trustDevice?: boolean }) =>
  post('/two-factor/verify-totp', input);

export const verifyRecoveryCode = (input: { code: string; trustDevice?: boolean }) =>
  post('/two-factor/verify-backup-code', input);

export const verifyPassword = (password: string) => post('/verify-password', { password });

interface SecondStepSetup {
  totpURI: string;
  backupCodes: string[];
}

export const enableSecondStep = (password: string) =>
  post<SecondStepSetup>('/two-factor/enable', { password });

export const disableSecondStep = (password: string) => post('/two-factor/disable', { password });

export const renewRecoveryCodes = (password: string) =>
  post<{ backupCodes: string[] }>('/two-factor/generate-backup-codes', { password });

/** Gives the address of the hosted provider to go to. */
export const signInWithProvider = (input: { callbackURL: string; errorCallbackURL: string }) =>
  post<{ url: string }>('/sign-in/social', { provider: 'oidc', ...input, disableRedirect: true });

export const signOut = () => post('/sign-out', {});

export const requestPasswordReset = (email: string) => post('/request-password-reset', { email });

export const resetPassword = (input: { token: string; newPassword: string }) =>
  post('/reset-password', input);

export const sendVerificationEmail = (input: { email: string; callbackURL: string }) =>
  post('/send-verification-email', input);

export const updateName = (name: string) => post('/update-user', { name });

export const changeEmail = (newEmail: string) => post('/change-email', { newEmail });

export const changePassword = (input: { currentPassword: string; newPassword: string }) =>
  post('/change-password', { ...input, revokeOtherSessions: true });

function post<Answer = unknown>(path: string, body: object): Promise<Answer> {
  return call<Answer>('POST', path, body);
}

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/api/auth${path}`, {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new AuthError(codeOf(response.status, answer));
  return answer as Answer;
}

function codeOf(status: number, answer: unknown): string {
  if (status === 429) return 'RATE_LIMITED';
  const code = (answer as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : status >= 500 ? 'INTERNAL' : 'UNKNOWN';
}
