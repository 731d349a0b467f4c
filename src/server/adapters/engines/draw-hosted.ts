import { generateImage } from 'ai';

import { EngineError } from '#server/ports/image-engine.ts';
import type { EngineRequest, EngineResult } from '#server/ports/image-engine.ts';
import { STYLE_DETAILS } from '#shared/rules/pictures/style-details.ts';

import { boundedFetch } from './bounded-fetch.ts';
import { refused, toEngineError } from './engine-errors.ts';
import { baseUrlOf } from './engine-address.ts';
import { describeModel } from './hosted-models.ts';
import type { HostedModel } from './hosted-models.ts';

interface HostedRequest extends EngineRequest {
  /** The customer's own bottle, to be shown as it is. */
  bottle?: Buffer;
}

/** One call of a hosted model. Retries are the queue's business. */
export async function drawHosted(
  hosted: HostedModel,
  request: HostedRequest,
  signal: AbortSignal,
): Promise<EngineResult> {
  const watched = watchFetch(hosted);
  const { model, shape } = describeModel(hosted, { ...request, fetch: watched.fetch });
  try {
    const { image } = await generateImage({
      ...shape,
      model,
      prompt: withBottle(promptFor(request), request),
      n: 1,
      maxRetries: 0,
      abortSignal: signal,
    });
    return { bytes: image.uint8Array, seed: request.seed };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (watched.pictureUrl) return { ...fromUrl(watched.pictureUrl), seed: request.seed };
    throw toEngineError(error);
  }
}

/** The preset's words follow the user's, which lead (spec §3). */
function promptFor({ prompt, style }: Pick<EngineRequest, 'prompt' | 'style'>): string {
  return [prompt.trim(), ...STYLE_DETAILS[style.id].promptEnhancements].join(', ');
}

/** Models are shown the bottle rather than told about it: letters survive only so. */
function withBottle(text: string, { bottle, wine }: HostedRequest) {
  if (!bottle || !wine) return text;
  const same = `The bottle in the picture is exactly the one in the reference image (${wine.draft.name}): same shape, same colours, its label unchanged and readable, every letter as it is`;
  return { text: `${text}. ${same}.`, images: [bottle] };
}

/**
 * The SDK would download a picture's address by itself. It is stopped right there, and the address
 * goes to the one guarded download that every such address goes through.
 */
function watchFetch(hosted: HostedModel): {
  fetch: typeof fetch;
  readonly pictureUrl: string | undefined;
} {
  let pictureUrl: string | undefined;
  return {
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if ((init?.method ?? 'GET') !== 'GET' || isPoll(hosted, url)) {
        const answer = await boundedFetch(url, init);
        if (hosted.kind === 'fal' && (await isBlackened(answer.clone()))) throw refused();
        return answer;
      }
      pictureUrl = url;
      throw new Error('Addresses are fetched by the guarded download');
    },
    get pictureUrl() {
      return pictureUrl;
    },
  };
}

/** Replicate is asked again and again until a prediction is ready: at its own address, nowhere else. */
function isPoll(hosted: HostedModel, address: string): boolean {
  if (hosted.kind !== 'replicate' || !URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    url.origin === new URL(baseUrlOf(hosted)).origin && /\/predictions\/[^/]+$/.test(url.pathname)
  );
}

/** fal blackens what its checker dislikes and sends it as if nothing were: nobody pays for that. */
async function isBlackened(answer: Response): Promise<boolean> {
  const text = await answer.text();
  return /"has_nsfw_concepts":\s*\[[^\]]*true/.test(text);
}

function fromUrl(url: string): { bytes: Uint8Array } | { url: string } {
  if (!url.startsWith('data:')) return { url };
  const encoded = /^data:image\/[\w.+-]+;base64,(.+)$/s.exec(url)?.[1];
  if (!encoded)
    throw new EngineError('BAD_IMAGE', { message: 'Not a base64 picture', isRetryable: true });
  return { bytes: Buffer.from(encoded, 'base64') };
}
