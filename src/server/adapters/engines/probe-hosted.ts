import type { Health } from '#server/ports/health.ts';

import type { HostedModel } from './hosted-models.ts';

const BASE_URLS: Record<HostedModel['kind'], string> = {
  openai: 'https://api.openai.com/v1',
  'openai-compatible': '',
  fal: 'https://fal.run',
  replicate: 'https://api.replicate.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};
const REFUSED = [401, 403];

/** Asks for the list of models where there is one: free of charge, and it needs the key. */
export async function probeHosted(
  { kind, model, apiKey, baseUrl }: HostedModel,
  signal: AbortSignal,
): Promise<Health> {
  const base = (baseUrl ?? BASE_URLS[kind]).replace(/\/$/, '');
  const hasList = kind === 'openai' || kind === 'openai-compatible';
  const answer = await fetch(hasList ? `${base}/models` : base, {
    method: hasList ? 'GET' : 'HEAD',
    redirect: 'manual',
    signal,
    ...(hasList && apiKey && { headers: { Authorization: `Bearer ${apiKey}` } }),
  });
  await answer.body?.cancel();
  if (answer.status >= 500) throw new Error(`${kind} answers ${answer.status}`);
  if (hasList && REFUSED.includes(answer.status)) throw new Error(`${kind} refuses the key`);
  return { summary: `${kind}, ${model}` };
}
