import { createHostedEngine } from '#server/adapters/engines/hosted-engine.ts';
import type { HostedModel } from '#server/adapters/engines/hosted-models.ts';
import type { EngineResult } from '#server/ports/image-engine.ts';
import { findPictureSize, findStylePreset } from '#shared/rules/pictures/generation.ts';
import type { PictureSize, StylePreset } from '#shared/rules/pictures/generation.ts';

import { startFakeProvider } from './fake-provider.ts';
import type { Answer } from './fake-provider.ts';

export const REQUEST = {
  prompt: 'a glass of red at sunset',
  style: findStylePreset('pop_art') as StylePreset,
  size: findPictureSize('landscape') as PictureSize,
  seed: 4711,
};

/** As the queue asks a hosted engine. */
export function draw(
  hosted: HostedModel,
  signal = new AbortController().signal,
): Promise<EngineResult> {
  const engine = createHostedEngine(hosted);
  return engine.generate(REQUEST, { signal, onProgress: () => {}, onPreview: () => {} });
}

/** A server that speaks as OpenAI does, and how it is reached. */
export async function compatible(answer: Answer) {
  const fake = await startFakeProvider();
  fake.answer(answer);
  const hosted = { kind: 'openai-compatible', model: 'sd-xl', baseUrl: `${fake.url}/v1` } as const;
  return { fake, hosted };
}
