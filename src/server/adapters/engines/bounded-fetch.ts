/** A picture of 20 MB in base64, and a little around it. */
const MAX_ANSWER_BYTES = 28 * 1024 * 1024;

export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

/** Calls a provider's API: no redirects (they would carry the key along), no endless answers. */
export async function boundedFetch(input: string | URL, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  if (Number(answer.headers.get('content-length') ?? 0) > MAX_ANSWER_BYTES) {
    await answer.body?.cancel();
    throw new AnswerTooLargeError('The engine sent too much');
  }
  if (!answer.body) return answer;
  const { status, statusText, headers } = answer;
  return new Response(answer.body.pipeThrough(limit()), { status, statusText, headers });
}

function limit(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > MAX_ANSWER_BYTES)
        controller.error(new AnswerTooLargeError('The engine sent too much'));
      else controller.enqueue(chunk);
    },
  });
}
