import { BMFF } from '@trustnxt/c2pa-ts/asset';
import type { Asset } from '@trustnxt/c2pa-ts/asset';
import type { Signer } from '@trustnxt/c2pa-ts/cose';
import {
  ActionAssertion,
  ActionType,
  AssertionLabels,
  BMFFHashAssertion,
  ClaimVersion,
  DataHashAssertion,
  DigitalSourceType,
  ManifestStore,
} from '@trustnxt/c2pa-ts/manifest';
import type { Manifest } from '@trustnxt/c2pa-ts/manifest';

import type {
  ContentCredentials,
  Declaration,
  DigitalSource,
} from '#server/ports/content-credentials.ts';

import type { SigningIdentity } from './certificates.ts';
import { inspectAsset } from './inspect-asset.ts';
import { openAsset } from './open-asset.ts';
import { createSigner } from './web-crypto-signer.ts';

const GENERATOR = { name: 'Vignette', version: '1.0' } as const;
const SOURCES: Record<DigitalSource, DigitalSourceType> = {
  trainedAlgorithmicMedia: DigitalSourceType.TrainedAlgorithmicMedia,
  algorithmicMedia: DigitalSourceType.AlgorithmicMedia,
};
/** Room for the signature; what it leaves is padding whose length must keep its own encoding. */
const SIGNATURE_ROOM_BYTES = { elliptic: 200, rsa: 1000 } as const;

export type Seal = Omit<ContentCredentials, 'verify'>;

/** Signs and reads manifests with one certificate. */
export async function openSeal(identity: SigningIdentity): Promise<Seal> {
  const signer = await createSigner(identity);
  return {
    sign: (file, declaration) => signFile(signer, file, declaration),
    inspect: (file) => inspectAsset(openAsset(file), identity),
  };
}

async function signFile(signer: Signer, file: Buffer, declaration: Declaration): Promise<Buffer> {
  // A copy with memory of its own: for AVIF the library moves offsets in the buffer it is given,
  // and takes it for granted that the buffer starts where its memory starts.
  const asset = openAsset(new Uint8Array(file));
  if (!asset) throw new Error('This kind of file cannot carry a manifest');
  const store = new ManifestStore();
  const manifest = createManifest(store, { asset, signer, title: declaration.title });
  const binding =
    asset instanceof BMFF
      ? BMFFHashAssertion.createV3('jumbf manifest', 'SHA-256')
      : DataHashAssertion.create('SHA-256');
  manifest.addAssertion(binding);
  manifest.addAssertion(createdAction(declaration));

  await asset.ensureManifestSpace(store.measureSize());
  await binding.updateWithAsset(asset);
  await manifest.sign(signer);
  await asset.writeManifestJUMBF(store.getBytes());
  return Buffer.from(await asset.getDataRange());
}

function createManifest(
  store: ManifestStore,
  { asset, signer, title }: { asset: Asset; signer: Signer; title: string },
): Manifest {
  const manifest = store.createManifest({
    claimVersion: ClaimVersion.V2,
    assetFormat: asset.mimeType,
    instanceID: `xmp:iid:${crypto.randomUUID()}`,
    defaultHashAlgorithm: 'SHA-256',
    signer,
  });
  if (!manifest.claim || !manifest.signature) throw new Error('A new manifest has no claim');
  manifest.claim.claimGeneratorName = GENERATOR.name;
  manifest.claim.claimGeneratorVersion = GENERATOR.version;
  manifest.claim.title = title;
  manifest.signature.signatureData.paddingLength =
    signer.certificate.publicKey.algorithm.name.startsWith('RSA')
      ? SIGNATURE_ROOM_BYTES.rsa
      : SIGNATURE_ROOM_BYTES.elliptic;
  return manifest;
}

function createdAction({ source, softwareAgent }: Declaration): ActionAssertion {
  const assertion = new ActionAssertion();
  assertion.label = AssertionLabels.actionsV2;
  assertion.actions.push({
    action: ActionType.C2paCreated,
    digitalSourceType: SOURCES[source],
    softwareAgent: { name: softwareAgent },
  });
  return assertion;
}
