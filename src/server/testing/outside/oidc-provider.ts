import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

export const OIDC_CLIENT = { id: 'vignette', secret: 'a-secret-of-the-client' };

/**
 * A real OpenID Connect provider with its own log-in form; whoever logs in is that address, or with
 * `subject=address` another subject that claims it.
 */
export async function startOidcProvider(options: {
  port: number;
  appUrl: string;
  /** Sent as it is: providers have been seen to send text. */
  isVerified: unknown;
}): Promise<{ stop(): Promise<void> }> {
  const provider = new Provider(`http://localhost:${options.port}`, {
    clients: [
      {
        client_id: OIDC_CLIENT.id,
        client_secret: OIDC_CLIENT.secret,
        redirect_uris: [`${options.appUrl}/api/auth/callback/oidc`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        email: id.split('=').at(-1),
        email_verified: options.isVerified as boolean,
        name: 'Chiara',
      }),
    }),
  });
  const server = createServer((req, res) => void provider.callback()(req, res));
  await new Promise<void>((resolve) => server.listen(options.port, () => resolve()));
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
