import { z } from 'zod';

import { NO_CREDENTIALS } from '#server/ports/content-credentials.ts';
import type { CredentialsReport, ForeignFile } from '#server/ports/content-credentials.ts';
import { SandboxError } from '#server/ports/sandbox.ts';
import type { Sandbox } from '#server/ports/sandbox.ts';
import { AppError } from '#shared/errors.ts';
import { pictureKindOf } from '#shared/rules/pictures/picture-kind.ts';

const PARSER = new URL('./credentials-parser.ts', import.meta.url);
const LIMITS = { cpuS: 6, memoryMb: 256, outputBytes: 256 * 1024 };
const line = z.string().max(2000).nullable();
const reportSchema = z.object({
  hasManifest: z.boolean(),
  isValid: z.boolean(),
  isOurs: z.boolean(),
  title: line,
  generator: line,
  digitalSource: line,
  softwareAgent: line,
  signer: line,
  faults: z.array(z.string().max(2000)).max(200),
});

/** Anybody's file, read in a process that may die. What kills it has no credentials to believe. */
export async function verifyCredentials(
  { sandbox, certificates }: { sandbox: Sandbox; certificates: string },
  { file, owner, signal }: ForeignFile,
): Promise<CredentialsReport> {
  if (!pictureKindOf(file)) return NO_CREDENTIALS;
  try {
    const { value } = await sandbox.run({
      parser: PARSER,
      input: file,
      options: certificates,
      limits: LIMITS,
      owner,
      ...(signal && { signal }),
    });
    const report = reportSchema.safeParse(value);
    if (report.success) return report.data;
    throw new AppError('UNREADABLE_FILE', { cause: report.error });
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    if (error.fault === 'busy') throw new AppError('RATE_LIMITED', { retryAfterS: 10 });
    throw new AppError('UNREADABLE_FILE', { cause: error });
  }
}
