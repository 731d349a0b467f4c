import type { Health } from '#server/ports/health.ts';

import { baseUrlOf } from './engine-address.ts';
import type { HostedModel } from './hosted-models.ts';

const REFUSED = [401, 403];

/** Asks for the list of models where there is one: free of charge, and it needs the key. */
export async function probeHosted(hosted: HostedModel, signal: AbortSignal): Promise<Health> {
  const { kind, model, apiKey } = hosted;
  const base = baseUrlOf(hosted);
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
