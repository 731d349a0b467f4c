import path from 'node:path';
import { z } from 'zod';

import {
  PAYMENT_PAIRS,
  paymentFaults,
  paymentVariables,
  shapePayments,
} from '#server/config-payments.ts';
import { generationVariables, shapeGenerations } from '#server/config-generations.ts';
import {
  PICTURE_PAIRS,
  pictureFaults,
  pictureVariables,
  shapePictures,
} from '#server/config-pictures.ts';
import { deploymentFaults } from '#server/config-exposure.ts';
import { exitWithReason, RefusalToStart } from '#server/exit-with-reason.ts';
import { issuerOfPublishableKey } from '#shared/rules/identity.ts';
import { siteLinks } from '#shared/site-links.ts';

/** An empty variable counts as absent, as in a half-filled .env file. */
const text = z.string().trim().min(1).optional();
const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .optional()
  .transform((value) => value === '1' || value === 'true');
const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
    .optional();
const webUrl = url(['http:', 'https:']);
const integer = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`)
    .default(fallback);

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  HOST: text,
  PORT: integer(0, 65_535, 3000),
  APP_URL: webUrl,
  TRUST_PROXY: flag,
  DATA_DIR: text,
  DATA_DIR_IS_SHARED: flag,
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SHUTDOWN_DELAY_S: integer(0, 120, 3),
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:']),
  DATABASE_POOL_SIZE: integer(2, 200, 10),
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
  OPERATOR_SUBJECT: text,
  FREE_GRANTS_PER_DOMAIN: integer(0, 1_000_000, 20),
  FREE_GRANTS_PER_NETWORK: integer(0, 1_000_000, 10),
  OIDC_ISSUER: webUrl,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: text,
  AUTH_PUBLISHABLE_KEY: text,
  SMTP_URL: url(['smtp:', 'smtps:']),
  MAIL_FROM: text,
  BRAND_URL: webUrl,
  BLOG_URL: webUrl,
  PRIVACY_URL: webUrl,
  TERMS_URL: webUrl,
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  METRICS_TOKEN: text,
  ...paymentVariables,
  ...pictureVariables,
  ...generationVariables,
});

/** Every variable there is; .env.example explains each. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

const DEFAULT_OPERATOR_EMAIL = 'operator@vignette.example';

type Environment = z.infer<typeof schema>;
export type Config = ReturnType<typeof shape>;

/** Every fault of the environment at once, in words a person can act on. */
export class ConfigError extends RefusalToStart {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

/** The environment, after `.env` in the folder we were started in; what is set already wins. */
export function readEnvironment(): Record<string, string | undefined> {
  try {
    process.loadEnvFile(path.resolve('.env'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new RefusalToStart(`.env cannot be read (${(error as Error).message})`);
  }
  return process.env;
}

export function loadConfig(source: Record<string, string | undefined> = readEnvironment()): Config {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = schema.safeParse(present);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  faults.push(
    ...pairFaults(present),
    ...paymentFaults(present),
    ...pictureFaults(present),
    ...publishableKeyFaults(present['AUTH_PUBLISHABLE_KEY']),
    ...deploymentFaults(present),
  );
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  return shape(parsed.data);
}

export function loadConfigOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    return exitWithReason(error);
  }
}

const PAIRS: readonly (readonly string[])[] = [
  ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ...PAYMENT_PAIRS,
  ...PICTURE_PAIRS,
];

function pairFaults(env: Record<string, string | undefined>): string[] {
  const faults = PAIRS.flatMap((pair) => {
    const missing = pair.filter((name) => !env[name]);
    return missing.length > 0 && missing.length < pair.length
      ? [
          `${missing.join(' and ')} must be set together with ${pair.filter((n) => env[n]).join(' and ')}`,
        ]
      : [];
  });
  const hasIssuer = Boolean(env['OIDC_ISSUER'] ?? env['AUTH_PUBLISHABLE_KEY']);
  if (hasIssuer && !env['OIDC_CLIENT_ID'])
    faults.push(
      'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed with OIDC_ISSUER or AUTH_PUBLISHABLE_KEY',
    );
  if (!hasIssuer && env['OIDC_CLIENT_ID'])
    faults.push('OIDC_ISSUER (or AUTH_PUBLISHABLE_KEY) is needed with OIDC_CLIENT_ID');
  return faults;
}

// spec §5: only a live key may start the app; a development key would sign nobody in.
function publishableKeyFaults(key: string | undefined): string[] {
  if (!key) return [];
  const issuer = issuerOfPublishableKey(key.trim());
  return issuer.ok ? [] : [`AUTH_PUBLISHABLE_KEY ${issuer.fault}`];
}

function shape(env: Environment) {
  const dataDir = path.resolve(env.DATA_DIR ?? '.data');
  const keyIssuer = env.AUTH_PUBLISHABLE_KEY
    ? issuerOfPublishableKey(env.AUTH_PUBLISHABLE_KEY)
    : null;
  const issuer = env.OIDC_ISSUER ?? (keyIssuer?.ok ? keyIssuer.issuer : undefined);
  return {
    env: env.NODE_ENV,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    // As browsers write it: capitals and a usual port would fail the forgery check.
    appUrl: new URL(env.APP_URL ?? `http://localhost:${env.PORT}`).origin,
    trustProxy: env.TRUST_PROXY,
    dataDir,
    secret: env.APP_SECRET,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    ...shapePictures(env, dataDir),
    ...shapeGenerations(env),
    database: {
      url: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL,
      poolSize: env.DATABASE_POOL_SIZE,
    },
    shutdownDelayMs: env.SHUTDOWN_DELAY_S * 1000,
    // Embedded identity always has an operator; a hosted provider's must be named.
    grantLimits: {
      perDomain: env.FREE_GRANTS_PER_DOMAIN,
      perNetwork: env.FREE_GRANTS_PER_NETWORK,
    },
    operator: {
      email: env.OPERATOR_EMAIL?.toLowerCase() ?? (issuer ? undefined : DEFAULT_OPERATOR_EMAIL),
      hosted: issuer
        ? { issuer: issuer.replace(/\/$/, ''), subject: env.OPERATOR_SUBJECT }
        : undefined,
    },
    oidc:
      issuer && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
        ? {
            issuer: issuer.replace(/\/$/, ''),
            clientId: env.OIDC_CLIENT_ID,
            clientSecret: env.OIDC_CLIENT_SECRET,
            name: env.OIDC_NAME ?? new URL(issuer).hostname,
          }
        : undefined,
    ...shapePayments(env),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? 'Vignette <hello@vignette.example>' },
    links: siteLinks(env),
  };
}
