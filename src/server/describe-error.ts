/**
 * An error as the log has it. Drivers hang their whole connection, password included, on an error:
 * only these fields are written. The queue reports plain objects that look like errors.
 */
export function describeError(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { name, message, stack, code, cause, queue, worker } = error as Record<string, unknown>;
  if (typeof message !== 'string') return { message: JSON.stringify(Object.keys(error)) };
  return {
    type: typeof name === 'string' ? name : 'Error',
    message,
    stack,
    ...(typeof code === 'string' && { code }),
    ...(queue !== undefined && { queue }),
    ...(worker !== undefined && { worker }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
