/** The identity endpoints under /api/auth (better-auth's own), each as one function. */

export class AuthError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'AuthError';
    this.code = code;
  }
}

type SignedIn = { token: string | null; user: { id: string; emailVerified: boolean } };

export type DeviceSession = {
  id: string;
  token: string;
  createdAt: string;
  updatedAt: string;
  ipAddress?: string | null;
  userAgent?: string | null;
};

/** `token` is null where the address must be confirmed before the first sign-in. */
export const signUp = (input: {
  name: string;
  email: string;
  password: string;
  callbackURL: string;
}) => post<SignedIn>('/sign-up/email', input);

export const signIn = (input: { email: string; password: string; callbackURL: string }) =>
  post<SignedIn>('/sign-in/email', input);

/** Gives the address of the hosted provider to go to. */
export const signInWithProvider = (input: { callbackURL: string; errorCallbackURL: string }) =>
  post<{ url: string }>('/sign-in/social', { provider: 'oidc', ...input, disableRedirect: true });

export const signOut = () => post('/sign-out', {});

export const requestPasswordReset = (email: string) =>
  post('/request-password-reset', { email, redirectTo: '/sign-in/reset-password' });

export const resetPassword = (input: { token: string; newPassword: string }) =>
  post('/reset-password', input);

export const sendVerificationEmail = (input: { email: string; callbackURL: string }) =>
  post('/send-verification-email', input);

export const updateName = (name: string) => post('/update-user', { name });

export const changeEmail = (newEmail: string) =>
  post('/change-email', { newEmail, callbackURL: '/settings' });

export const changePassword = (input: { currentPassword: string; newPassword: string }) =>
  post('/change-password', { ...input, revokeOtherSessions: true });

export const listSessions = () => call<DeviceSession[]>('GET', '/list-sessions');

export const currentSession = () => call<{ session: DeviceSession } | null>('GET', '/get-session');

export const revokeSession = (token: string) => post('/revoke-session', { token });

export const revokeOtherSessions = () => post('/revoke-other-sessions', {});

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
