import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The variables that say who draws pictures, who signs them and where they are kept. */
const text = z.string().trim().min(1).optional();
const webUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an address that starts with http:// or https://',
  )
  .optional();

export const HOSTED_ENGINES = [
  'openai',
  'openai-compatible',
  'fal',
  'replicate',
  'google',
] as const;
export type HostedEngineKind = (typeof HOSTED_ENGINES)[number];

export const pictureVariables = {
  IMAGE_ENGINE: z
    .enum(['studio', ...HOSTED_ENGINES], `must be one of studio, ${HOSTED_ENGINES.join(', ')}`)
    .default('studio'),
  IMAGE_MODEL: text,
  IMAGE_API_KEY: text,
  IMAGE_BASE_URL: webUrl,
  STUDIO_QUALITY: z
    .enum(['draft', 'standard', 'showcase'], 'must be draft, standard or showcase')
    .default('standard'),
  STUDIO_MAX_SIDE: z
    .string()
    .regex(/^\d{2,4}$/, 'must be a number of pixels')
    .transform(Number)
    .default(4096),
  S3_ENDPOINT: webUrl,
  S3_PUBLIC_ENDPOINT: webUrl,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  C2PA_CERT: text,
  C2PA_KEY: text,
};

type Environment = z.infer<z.ZodObject<typeof pictureVariables>>;
type Present = Record<string, string | undefined>;

export const PICTURE_PAIRS = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['C2PA_CERT', 'C2PA_KEY'],
] as const;

/** Models that serve well where none is named. */
const DEFAULT_MODELS: Record<HostedEngineKind, string | null> = {
  openai: 'gpt-image-1',
  'openai-compatible': null,
  fal: 'fal-ai/flux/dev',
  replicate: 'black-forest-labs/flux-dev',
  google: 'gemini-2.5-flash-image',
};

export function pictureFaults(env: Present): string[] {
  return [...engineFaults(env), ...certificateFaults(env)];
}

function engineFaults(env: Present): string[] {
  const engine = env['IMAGE_ENGINE']?.trim() ?? 'studio';
  if (engine === 'studio') {
    const idle = ['IMAGE_MODEL', 'IMAGE_API_KEY', 'IMAGE_BASE_URL'].filter((name) => env[name]);
    return idle.length > 0
      ? [`IMAGE_ENGINE must name the hosted engine that goes with ${idle.join(' and ')}`]
      : [];
  }
  const needed =
    engine === 'openai-compatible' ? ['IMAGE_MODEL', 'IMAGE_BASE_URL'] : ['IMAGE_API_KEY'];
  const missing = needed
    .filter((name) => !env[name])
    .map((name) => `${name} is needed with IMAGE_ENGINE=${engine}`);
  // Google's other models are asked in a way that its SDK has given up.
  const isUnknown = engine === 'google' && !(env['IMAGE_MODEL'] ?? 'gemini-').startsWith('gemini-');
  return isUnknown
    ? [...missing, 'IMAGE_MODEL must begin with gemini- where IMAGE_ENGINE=google']
    : missing;
}

/** A wrong certificate would fail every picture: it is found at the start instead. */
function certificateFaults({ C2PA_CERT: certificate, C2PA_KEY: key }: Present): string[] {
  if (!certificate || !key) return [];
  try {
    const isPair = new X509Certificate(pemOf(certificate)).checkPrivateKey(
      createPrivateKey(pemOf(key)),
    );
    return isPair ? [] : ['C2PA_KEY is not the key of C2PA_CERT'];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return [`C2PA_CERT and C2PA_KEY must be PEM text or the paths of PEM files${code}`];
  }
}

/** Environment files often carry line breaks as \\n. */
function pemOf(textOrPath: string): string {
  return textOrPath.includes('-----BEGIN')
    ? textOrPath.replaceAll(String.raw`\n`, '\n')
    : readFileSync(textOrPath.trim(), 'utf8');
}

export function shapePictures(env: Environment, dataDir: string) {
  return {
    engine:
      env.IMAGE_ENGINE === 'studio'
        ? ({ kind: 'studio' } as const)
        : {
            kind: env.IMAGE_ENGINE,
            model: env.IMAGE_MODEL ?? DEFAULT_MODELS[env.IMAGE_ENGINE] ?? '',
            apiKey: env.IMAGE_API_KEY,
            baseUrl: env.IMAGE_BASE_URL?.replace(/\/$/, ''),
          },
    studio: { quality: env.STUDIO_QUALITY, maxSide: env.STUDIO_MAX_SIDE },
    s3:
      env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            publicEndpoint: env.S3_PUBLIC_ENDPOINT,
            bucket: env.S3_BUCKET,
            region: env.S3_REGION ?? 'auto',
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    /** Where browsers fetch pictures beside our own address. */
    imageOrigins: env.S3_ENDPOINT
      ? [new URL(env.S3_PUBLIC_ENDPOINT ?? env.S3_ENDPOINT).origin]
      : [],
    c2pa: {
      certificates: env.C2PA_CERT && pemOf(env.C2PA_CERT),
      key: env.C2PA_KEY && pemOf(env.C2PA_KEY),
      folder: path.join(dataDir, 'credentials'),
    },
    pictureFolder: path.join(dataDir, 'files'),
  };
}
