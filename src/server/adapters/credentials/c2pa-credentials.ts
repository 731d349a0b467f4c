import type { ContentCredentials } from '#server/ports/content-credentials.ts';

export interface SigningOptions {
  /** PEM text, the signing certificate first; without it a development certificate is made. */
  certificates?: string | undefined;
  /** PEM text of its private key. */
  key?: string | undefined;
  /** Where the development certificate is kept. */
  folder: string;
}

/**
 * C2PA manifests by a pure TypeScript library, which signs wherever Node runs. It is large, so it is
 * loaded with the first picture.
 */
export function createC2paCredentials(options: SigningOptions): ContentCredentials {
  let opened: Promise<ContentCredentials> | undefined;
  const seal = () =>
    (opened ??= open(options).catch((error: unknown) => {
      // The next caller tries again.
      opened = undefined;
      throw error;
    }));
  return {
    sign: async (file, declaration) => (await seal()).sign(file, declaration),
    inspect: async (file) => (await seal()).inspect(file),
  };
}

async function open(options: SigningOptions): Promise<ContentCredentials> {
  const [{ openSeal }, { loadSigningIdentity }] = await Promise.all([
    import('./seal.ts'),
    import('./certificates.ts'),
  ]);
  return openSeal(await loadSigningIdentity(options));
}
