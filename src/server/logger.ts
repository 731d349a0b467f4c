import pino from 'pino';

import type { Config } from '#server/config.ts';
import { describeError } from '#server/describe-error.ts';

/** Lines are written in batches off the request's path; pino writes out the rest when the process ends. */
const toStandardOutput = () =>
  pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });
const SHORTEST_SECRET = 6;

export function createLogger(
  config: Config,
  destination: pino.DestinationStream = toStandardOutput(),
): pino.Logger {
  const secrets = secretsOf(config);
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      // The last gate: whoever repeats a key back to us (an engine's error, say) does not get it written.
      hooks: {
        streamWrite: (line) =>
          secrets.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line),
      },
    },
    destination,
  );
}

/** Everything in the configuration that opens a door, as it would stand in a line of JSON. */
function secretsOf(config: Config): string[] {
  const passwords = [config.database.url, config.mail.smtpUrl].map(
    (url) => url && decodeURIComponent(new URL(url).password),
  );
  return [
    config.secret,
    config.metricsToken,
    'apiKey' in config.engine ? config.engine.apiKey : undefined,
    config.moderation?.apiKey,
    config.stripe?.secretKey,
    config.stripe?.webhookSecret,
    config.s3?.secretAccessKey,
    config.oidc?.clientSecret,
    ...passwords,
  ]
    .filter((secret) => secret !== undefined && secret.length >= SHORTEST_SECRET)
    .map((secret) => JSON.stringify(secret).slice(1, -1));
}
