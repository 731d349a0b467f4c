import type { ImageEngine } from '#server/ports/image-engine.ts';
import type { WineRenderer } from '#server/ports/wine-renderer.ts';

import { takesReferences } from './reference-models.ts';
import type { HostedModel } from './hosted-models.ts';
import { probeHosted } from './probe-hosted.ts';

/**
 * A model on somebody else's machine, through the AI SDK, which is loaded only where it is used.
 * Customers' own bottles are shown to models that look at pictures, as the Studio draws them.
 */
export function createHostedEngine(
  hosted: HostedModel,
  bottles?: Pick<WineRenderer, 'packshot'>,
): ImageEngine {
  return {
    name: `${hosted.kind}/${hosted.model}`,
    isHosted: true,
    showsOwnWines: bottles?.packshot !== undefined && takesReferences(hosted),
    probe: (signal) => probeHosted(hosted, signal),
    generate: async (request, { signal }) => {
      const bottle = request.wine && (await bottles?.packshot?.(request.wine, signal));
      const { drawHosted } = await import('./draw-hosted.ts');
      return drawHosted(hosted, { ...request, ...(bottle && { bottle }) }, signal);
    },
  };
}
