import type { HostedModel } from './hosted-models.ts';

const BASE_URLS: Record<HostedModel['kind'], string> = {
  openai: 'https://api.openai.com/v1',
  'openai-compatible': '',
  fal: 'https://fal.run',
  replicate: 'https://api.replicate.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** Where an engine is reached: the configured address, else its maker's. */
export function baseUrlOf({ kind, baseUrl }: HostedModel): string {
  return (baseUrl ?? BASE_URLS[kind]).replace(/\/$/, '');
}
