import { createFal } from '@ai-sdk/fal';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createReplicate } from '@ai-sdk/replicate';
import type { generateImage } from 'ai';

import type { PictureSize, PictureSizeId } from '#shared/rules/pictures/generation.ts';

export interface HostedModel {
  kind: 'openai' | 'openai-compatible' | 'fal' | 'replicate' | 'google';
  model: string;
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
}

type Call = Parameters<typeof generateImage>[0];
type Ratio = `${number}:${number}`;
type Shape = Pick<Call, 'size' | 'aspectRatio' | 'seed' | 'providerOptions'>;

/** The nearest proportions that each family of models knows. */
const OPENAI_SIZES: Record<PictureSizeId, `${number}x${number}`> = {
  square: '1024x1024',
  portrait: '1024x1536',
  landscape: '1536x1024',
  story: '1024x1536',
  banner: '1536x1024',
};
const RATIOS: Record<PictureSizeId, Ratio> = {
  square: '1:1',
  portrait: '2:3',
  landscape: '3:2',
  story: '9:16',
  banner: '21:9',
};

interface ModelRequest {
  size: PictureSize;
  seed: number;
  fetch: typeof fetch;
}

interface Described {
  model: Call['model'];
  shape: Shape;
}

type Describe = (hosted: HostedModel, request: ModelRequest) => Described;

/** How each family is reached and asked. Base64 is asked for wherever it can be. */
const DESCRIBE: Record<HostedModel['kind'], Describe> = {
  openai: (hosted, { size, fetch }) => ({
    model: createOpenAI(settingsOf(hosted, fetch)).image(hosted.model),
    shape: { size: OPENAI_SIZES[size.id] },
  }),
  'openai-compatible': (hosted, { size, seed, fetch }) => ({
    model: createOpenAICompatible({
      ...settingsOf(hosted, fetch),
      name: 'compatible',
      baseURL: hosted.baseUrl ?? '',
    }).imageModel(hosted.model),
    shape: {
      size: exactly(size),
      providerOptions: { compatible: { response_format: 'b64_json', seed } },
    },
  }),
  fal: (hosted, { size, seed, fetch }) => ({
    model: createFal(settingsOf(hosted, fetch)).image(hosted.model),
    shape: { size: exactly(size), seed, providerOptions: { fal: { syncMode: true } } },
  }),
  replicate: (hosted, { size, seed, fetch }) => {
    const { apiKey, ...settings } = settingsOf(hosted, fetch);
    return {
      model: createReplicate({ ...settings, ...(apiKey && { apiToken: apiKey }) }).image(
        hosted.model,
      ),
      shape: { aspectRatio: RATIOS[size.id], seed },
    };
  },
  google: (hosted, { size, seed, fetch }) => ({
    model: createGoogle(settingsOf(hosted, fetch)).image(hosted.model),
    shape: { aspectRatio: RATIOS[size.id], seed },
  }),
};

export function describeModel(hosted: HostedModel, request: ModelRequest): Described {
  return DESCRIBE[hosted.kind](hosted, request);
}

function settingsOf(
  { apiKey, baseUrl }: HostedModel,
  fetch: ModelRequest['fetch'],
): { fetch: typeof fetch; apiKey?: string; baseURL?: string } {
  return { fetch, ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) };
}

function exactly({ width, height }: PictureSize): `${number}x${number}` {
  return `${width}x${height}`;
}
