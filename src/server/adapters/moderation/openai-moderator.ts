import { z } from 'zod';

import type { Logger } from '#server/ports/logger.ts';
import type { Moderator, RefusedCategory } from '#server/ports/moderator.ts';

import { reviewByRules } from './rule-moderator.ts';

const TIMEOUT_MS = 3000;
const answerSchema = z.object({
  results: z.array(z.object({ categories: z.record(z.string(), z.boolean()) })).min(1),
});

/** Their categories → ours; what they flag beyond (say, violence) is none of our rules. */
const CATEGORIES: Record<string, RefusedCategory> = {
  sexual: 'sexual',
  'sexual/minors': 'sexual',
  hate: 'hate',
  'hate/threatening': 'hate',
  'harassment/threatening': 'hate',
};

/** Our own rules first, then OpenAI's endpoint. Where it cannot answer, our rules stand alone. */
export function createOpenAiModerator(options: {
  baseUrl: string;
  apiKey: string;
  logger: Logger;
}): Moderator {
  return {
    glance: reviewByRules,
    async review(prompt, signal) {
      const own = reviewByRules(prompt);
      if (own) return own;
      try {
        return await ask(
          options,
          prompt,
          AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        );
      } catch (error) {
        options.logger.warn({ err: error }, 'the moderation service did not answer');
        return null;
      }
    },
  };
}

async function ask(
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
  prompt: string,
  signal: AbortSignal,
): Promise<RefusedCategory | null> {
  const response = await fetch(`${baseUrl}/moderations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ model: 'omni-moderation-latest', input: prompt }),
    signal,
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`The moderation service answered ${response.status}`);
  const { results } = answerSchema.parse(await response.json());
  const flagged = Object.entries(results[0]?.categories ?? {}).filter(([, isFlagged]) => isFlagged);
  return (
    flagged.map(([name]) => CATEGORIES[name]).find((category) => category !== undefined) ?? null
  );
}
