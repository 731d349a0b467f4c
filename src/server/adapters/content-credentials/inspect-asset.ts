import type { Asset } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { ManifestStore, ValidationResult } from '@trustnxt/c2pa-ts/manifest';
import type { Manifest } from '@trustnxt/c2pa-ts/manifest';
import type { X509Certificate } from '@peculiar/x509';

import { NO_CREDENTIALS } from '#server/ports/content-credentials.ts';
import type { CredentialsReport } from '#server/ports/content-credentials.ts';

import type { SigningIdentity } from './certificates.ts';

/** The public half: enough to recognise what we signed. */
type PublicIdentity = Pick<SigningIdentity, 'certificate' | 'chain'>;

/** What a file says about its origin, and whether that can be believed. */
export async function inspectAsset(
  asset: Asset | null,
  identity: PublicIdentity,
): Promise<CredentialsReport> {
  const jumbf = asset?.getManifestJUMBF();
  if (!asset || !jumbf) return NO_CREDENTIALS;
  try {
    const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(jumbf)));
    const result = await store.validate(asset);
    return describe(store.getActiveManifest(), result, identity);
  } catch (error) {
    const result = ValidationResult.fromError(error as Error);
    return describe(undefined, result, identity);
  }
}

async function describe(
  manifest: Manifest | undefined,
  result: ValidationResult,
  identity: PublicIdentity,
): Promise<CredentialsReport> {
  const certificate = manifest?.signature?.signatureData.certificate;
  const created = manifest?.assertions?.getActionAssertions()[0]?.actions[0];
  return {
    hasManifest: true,
    isValid: result.isValid,
    isOurs: certificate ? await isOurs(certificate, identity) : false,
    title: manifest?.claim?.title ?? null,
    generator: manifest?.claim?.claimGeneratorName ?? null,
    digitalSource: created?.digitalSourceType?.split('/').at(-1) ?? null,
    softwareAgent: created?.softwareAgent?.name ?? null,
    signer: certificate?.subject ?? null,
    faults: result.statusEntries
      .filter(({ success }) => !success)
      .map(({ code, explanation }) => (explanation ? `${code}: ${explanation}` : code)),
  };
}

/** The same certificate, or an older one of the same issuer. */
async function isOurs(
  certificate: X509Certificate,
  { certificate: own, chain }: PublicIdentity,
): Promise<boolean> {
  if (certificate.equal(own)) return true;
  const [issuer] = chain;
  if (!issuer) return false;
  return certificate.verify({ publicKey: issuer.publicKey }).catch(() => false);
}
