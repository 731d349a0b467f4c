import type { ImageEngine } from '#server/ports/image-engine.ts';

import type { HostedModel } from './hosted-models.ts';
import { probeHosted } from './probe-hosted.ts';

/** A model on somebody else's machine, through the AI SDK, which is loaded only where it is used. */
export function createHostedEngine(hosted: HostedModel): ImageEngine {
  return {
    name: `${hosted.kind}/${hosted.model}`,
    isHosted: true,
    probe: (signal) => probeHosted(hosted, signal),
    generate: async (request, { signal }) => {
      const { drawHosted } = await import('./draw-hosted.ts');
      return drawHosted(hosted, request, signal);
    },
  };
}
