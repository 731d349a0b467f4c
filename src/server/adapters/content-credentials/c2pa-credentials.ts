import type { ContentCredentials } from '#server/ports/content-credentials.ts';
import type { Sandbox } from '#server/ports/sandbox.ts';
import { loadOnce } from '#shared/load-once.ts';

import type { SigningOptions } from './certificates.ts';
import type { Seal } from './seal.ts';
import { verifyCredentials } from './verify-credentials.ts';

interface Opened {
  seal: Seal;
  /** PEM of our certificate and its issuers, for whoever recognises what we signed. */
  certificates: string;
}

/**
 * C2PA manifests by a pure TypeScript library, which signs wherever Node runs. It is large, so it is
 * loaded with the first picture.
 */
export function createC2paCredentials(
  options: SigningOptions,
  sandbox: Sandbox,
): ContentCredentials {
  const open = loadOnce(() => openCredentials(options));
  return {
    sign: async (file, declaration) => (await open()).seal.sign(file, declaration),
    inspect: async (file) => (await open()).seal.inspect(file),
    verify: async (foreign) =>
      verifyCredentials({ sandbox, certificates: (await open()).certificates }, foreign),
  };
}

async function openCredentials(options: SigningOptions): Promise<Opened> {
  const [{ openSeal }, { loadSigningIdentity }] = await Promise.all([
    import('./seal.ts'),
    import('./certificates.ts'),
  ]);
  const identity = await loadSigningIdentity(options);
  const certificates = [identity.certificate, ...identity.chain].map((one) => one.toString('pem'));
  return { seal: await openSeal(identity), certificates: certificates.join('\n') };
}
