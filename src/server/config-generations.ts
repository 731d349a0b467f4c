import { z } from 'zod';

import { GENERATION_DEADLINE_MS, GENERATION_LIMITS } from '#shared/rules/pictures/generation.ts';

/** The variables that say how many pictures are made at once and who may ask for how many. */
const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`)
    .optional();

export const generationVariables = {
  GENERATION_DEADLINE_S: count(1, 900),
  GENERATION_CONCURRENCY: count(1, 64),
  GENERATION_MAX_ACTIVE: count(1, 10_000),
  GENERATION_PER_MINUTE: count(1, 100_000),
  GENERATION_PER_MINUTE_NETWORK: count(1, 100_000),
  GENERATION_QUEUE_LIMIT: count(1, 1_000_000),
  MODERATION_API_KEY: z.string().trim().min(1).optional(),
  MODERATION_BASE_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      'must be an address that starts with http:// or https://',
    )
    .optional(),
};

type Environment = z.infer<z.ZodObject<typeof generationVariables>>;

const OPENAI_URL = 'https://api.openai.com/v1';
/** The Studio uses every core for one picture; a hosted engine's work is elsewhere. */
const CONCURRENCY = { studio: 1, hosted: 8 } as const;

export function shapeGenerations(env: Environment & { IMAGE_ENGINE: string }) {
  return {
    generations: {
      deadlineMs: (env.GENERATION_DEADLINE_S ?? GENERATION_DEADLINE_MS / 1000) * 1000,
      concurrency:
        env.GENERATION_CONCURRENCY ??
        CONCURRENCY[env.IMAGE_ENGINE === 'studio' ? 'studio' : 'hosted'],
      limits: {
        activePerUser: env.GENERATION_MAX_ACTIVE ?? GENERATION_LIMITS.activePerUser,
        perMinutePerUser: env.GENERATION_PER_MINUTE ?? GENERATION_LIMITS.perMinutePerUser,
        perMinutePerNetwork:
          env.GENERATION_PER_MINUTE_NETWORK ?? GENERATION_LIMITS.perMinutePerNetwork,
        queueLength: env.GENERATION_QUEUE_LIMIT ?? GENERATION_LIMITS.queueLength,
      },
    },
    moderation: env.MODERATION_API_KEY
      ? {
          apiKey: env.MODERATION_API_KEY,
          baseUrl: (env.MODERATION_BASE_URL ?? OPENAI_URL).replace(/\/$/, ''),
        }
      : undefined,
  };
}
