import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { OIDC_CLIENT } from './oidc-provider.ts';

type Claims = Record<string, unknown>;

export interface Said {
  /** In the signed token; null: it is left out. */
  idToken: Claims | null;
  /** In the answer of the user info endpoint. */
  userInfo: Claims;
}

/** A provider without forms or manners: it says of whoever comes what a test has it say. */
export async function startBareProvider(port: number, said: Said): Promise<{ stop(): void }> {
  const issuer = `http://localhost:${port}`;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const nonces = new Map<string, string | null>();
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (claims: Claims, nonce: unknown) => {
    const iat = Math.floor(Date.now() / 1000);
    const body = { iss: issuer, aud: OIDC_CLIENT.id, iat, exp: iat + 300, nonce, ...claims };
    const sealed = `${part({ alg: 'RS256', kid: 'k' })}.${part(body)}`;
    return `${sealed}.${sign('sha256', Buffer.from(sealed), privateKey).toString('base64url')}`;
  };
  const answers: Record<string, (body: URLSearchParams) => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256' }] }),
    '/token': (body) => ({
      access_token: 'a',
      token_type: 'Bearer',
      ...(said.idToken && { id_token: signed(said.idToken, nonces.get(body.get('code') ?? '')) }),
    }),
    '/userinfo': () => said.userInfo,
  };
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', issuer);
    if (pathname === '/auth') {
      const code = randomUUID();
      nonces.set(code, searchParams.get('nonce'));
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = String(new URLSearchParams({ code, state: searchParams.get('state') ?? '' }));
      res.writeHead(302, { Location: back.href }).end();
      return;
    }
    const body = await text(req);
    res.writeHead(200, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(answers[pathname]?.(new URLSearchParams(body)) ?? {}));
  };
  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(port, 'localhost', () => resolve()));
  return {
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
