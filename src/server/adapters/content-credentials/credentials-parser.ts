import { PemConverter, X509Certificate } from '@peculiar/x509';

import type { Parse } from '#server/ports/sandbox.ts';

import { inspectAsset } from './inspect-asset.ts';
import { openAsset } from './open-asset.ts';

/** Runs in a process that may die: anybody's file in, what it says about itself out. */
export const parse: Parse = async (input, options) => {
  const [certificate, ...chain] = PemConverter.decode(String(options)).map(
    (der) => new X509Certificate(der),
  );
  if (!certificate) throw new Error('Our own certificate is missing');
  return { value: await inspectAsset(openAsset(input), { certificate, chain }) };
};
