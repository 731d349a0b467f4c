import { AISDKError, APICallError, DownloadError, NoImageGeneratedError } from 'ai';

import { EngineError } from '#server/ports/image-engine.ts';

const REFUSAL = /content[_ ]policy|moderation|safety|nsfw|prohibited/i;
const UNPAID = /insufficient_quota/;
const MAX_RETRY_AFTER_S = 600;
/** spec §5. */
const WRONG_SHAPE = 'Invalid response format from image generation API';

/** What a provider's failure means for the one who waits: try again, give up, or change the words. */
export function toEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  if (APICallError.isInstance(error)) return fromCall(error);
  if (DownloadError.isInstance(error))
    return new EngineError('BAD_IMAGE', {
      message: 'Invalid image URL format received from API',
      isRetryable: true,
      cause: error,
    });
  if (NoImageGeneratedError.isInstance(error))
    return new EngineError('ENGINE_REFUSED', {
      message: 'No image URL received from API - check image generation service.',
      isRetryable: false,
      cause: error,
    });
  // Replicate's predictions fail in an answer that came well.
  if (AISDKError.isInstance(error) && REFUSAL.test(error.message)) return refused(error);
  // Not JSON, not the promised shape, no connection: a fault of the service, perhaps a passing one.
  return unavailable(WRONG_SHAPE, { cause: error });
}

function fromCall(error: APICallError): EngineError {
  const { statusCode: status } = error;
  const text = `${error.message} ${error.responseBody ?? ''}`;
  if ((status === 400 || status === 422) && REFUSAL.test(text)) return refused(error);
  const isPassing =
    status === undefined || status < 400 || [408, 409, 425, 429].includes(status) || status >= 500;
  const seconds = retryAfterS(error.responseHeaders) ?? retryDelayS(error.responseBody);
  // An answer that could not be read is reported as a failed call that succeeded.
  const isUnreadable = status !== undefined && status < 400;
  const failed = `The image generation API failed${status ? ` with ${status}` : ''}`;
  return unavailable(isUnreadable ? WRONG_SHAPE : failed, {
    cause: error,
    // Waiting pays no bill.
    isRetryable: isPassing && !UNPAID.test(text),
    isBusy: status === 429,
    ...(seconds !== undefined && { retryAfterS: seconds }),
  });
}

function unavailable(
  message: string,
  options: { cause: unknown; isRetryable?: boolean; isBusy?: boolean; retryAfterS?: number },
): EngineError {
  return new EngineError('ENGINE_UNAVAILABLE', { isRetryable: true, ...options, message });
}

export function refused(cause?: unknown): EngineError {
  return new EngineError('ENGINE_REFUSED', {
    message: 'The engine refused the prompt',
    isRetryable: false,
    cause,
  });
}

/** Google says in the body when to come back: `"retryDelay": "34s"`. */
function retryDelayS(body: string | undefined): number | undefined {
  const seconds = /"retryDelay":\s*"(\d+)(?:\.\d+)?s"/.exec(body ?? '')?.[1];
  return seconds === undefined ? undefined : Math.min(Number(seconds), MAX_RETRY_AFTER_S);
}

/** Seconds or a date (RFC 9110), within reason. */
export function retryAfterS(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.['retry-after'];
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), MAX_RETRY_AFTER_S);
}
