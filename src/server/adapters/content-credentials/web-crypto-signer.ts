import { Algorithms, CoseAlgorithmIdentifier } from '@trustnxt/c2pa-ts/cose';
import type { Signer } from '@trustnxt/c2pa-ts/cose';

import type { SigningIdentity } from './certificates.ts';

const BY_CURVE: Record<string, CoseAlgorithmIdentifier> = {
  'P-256': CoseAlgorithmIdentifier.ES256,
  'P-384': CoseAlgorithmIdentifier.ES384,
  'P-521': CoseAlgorithmIdentifier.ES512,
};

/**
 * COSE wants an elliptic signature as plain r|s, which is what WebCrypto gives; the library's own
 * signer turns it into DER, and the reference validator refuses that.
 */
export async function createSigner(identity: SigningIdentity): Promise<Signer> {
  const { certificate, chain, privateKey } = identity;
  const algorithm = coseAlgorithmOf(identity);
  const parameters = Algorithms.getCryptoAlgorithm(Algorithms.getAlgorithm(algorithm), certificate);
  if (!parameters) throw new Error('The signing certificate has a key that C2PA does not allow');
  const key = await crypto.subtle.importKey('pkcs8', Buffer.from(privateKey), parameters, false, [
    'sign',
  ]);
  return {
    algorithm,
    certificate,
    chainCertificates: chain,
    sign: async (payload) =>
      new Uint8Array(await crypto.subtle.sign(parameters, key, Buffer.from(payload))),
  };
}

function coseAlgorithmOf({ certificate }: SigningIdentity): CoseAlgorithmIdentifier {
  const { algorithm } = certificate.publicKey;
  if (algorithm.name === 'Ed25519') return CoseAlgorithmIdentifier.Ed25519;
  const curve = 'namedCurve' in algorithm ? String(algorithm.namedCurve) : '';
  return BY_CURVE[curve] ?? CoseAlgorithmIdentifier.PS256;
}
