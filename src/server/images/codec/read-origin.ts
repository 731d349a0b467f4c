import sharp from 'sharp';

import type { ContentCredentials, Declaration } from '#server/ports/content-credentials.ts';

/** What a file made from an original has to say about itself: the same as the original does. */
export interface KeptOrigin {
  xmp: string;
  declaration: Declaration;
}

export async function readOrigin(
  credentials: Pick<ContentCredentials, 'inspect'>,
  original: Buffer,
): Promise<KeptOrigin> {
  const [{ xmp }, { title, digitalSource, softwareAgent }] = await Promise.all([
    sharp(original).metadata(),
    credentials.inspect(original),
  ]);
  return {
    xmp: xmp?.toString() ?? '',
    declaration: {
      title: title ?? '',
      source: digitalSource === 'algorithmicMedia' ? 'algorithmicMedia' : 'trainedAlgorithmicMedia',
      softwareAgent: softwareAgent ?? '',
    },
  };
}
