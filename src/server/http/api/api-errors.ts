import { ORPCError, ValidationError } from '@orpc/server';

import type { Logger } from '#server/ports/logger.ts';
import { AppError, ERRORS, isErrorCode } from '#shared/errors.ts';
import type { ErrorCode, ErrorDetails } from '#shared/errors.ts';

import { databaseFault } from '#server/http/database-fault.ts';

interface Call {
  requestId: string;
  logger: Logger;
  hasCallerLeft: boolean;
}

/** Turns whatever a call threw into a coded answer; what nobody foresaw is logged with its id. */
export function toApiError(
  error: unknown,
  { requestId, logger, hasCallerLeft }: Call,
): ORPCError<string, unknown> {
  if (error instanceof AppError) return coded(error.code, { ...error.details, requestId });
  if (error instanceof ORPCError) return fromLibrary(error, requestId, logger);
  const fault = databaseFault(error);
  // Work stopped because nobody waits for it: not our fault, and no reason to wake anybody.
  if (hasCallerLeft) logger.info({ err: error, requestId }, 'a call ended, its caller had left');
  // Anybody can send such a value, and as often as they like.
  else if (fault === 'VALIDATION_FAILED')
    logger.warn({ err: error, requestId }, 'a column had no room for a value');
  else logger.error({ err: error, requestId }, 'a call failed unexpectedly');
  return coded(fault ?? 'INTERNAL', { requestId });
}

function fromLibrary(
  error: ORPCError<string, unknown>,
  requestId: string,
  logger: Logger,
): ORPCError<string, unknown> {
  if (error.code === 'BAD_REQUEST')
    return coded('VALIDATION_FAILED', { ...fieldsOf(error), requestId });
  if (isErrorCode(error.code) && error.code !== 'INTERNAL') return coded(error.code, { requestId });
  logger.error({ err: error, requestId }, 'a call failed unexpectedly');
  return coded('INTERNAL', { requestId });
}

function fieldsOf(error: ORPCError<string, unknown>): ErrorDetails & { message?: string } {
  if (!(error.cause instanceof ValidationError)) return {};
  const fields: Record<string, string> = {};
  for (const issue of error.cause.issues) {
    const path = (issue.path ?? [])
      .map((key) => String(typeof key === 'object' ? key.key : key))
      .join('.');
    fields[path] ??= issue.message;
  }
  return { fields };
}

function coded(
  code: ErrorCode,
  data: ErrorDetails & { requestId: string },
): ORPCError<string, unknown> {
  const firstField = data.fields && Object.values(data.fields)[0];
  return new ORPCError(code, {
    status: ERRORS[code].status,
    message: firstField ?? ERRORS[code].message,
    data,
  });
}
