const BROKEN: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];
const TRIES = 3;

/**
 * Stores close connections that rest, and a request that is on its way at that moment is lost. It is sent
 * again: whatever we ask of a store may be asked twice, for files never change under their key.
 */
export const fetchAgain: typeof fetch = async (input, init) => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await fetch(input, init);
    } catch (error) {
      if (attempt === TRIES || !isBroken(error)) throw error;
    }
};

function isBroken(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return BROKEN.includes(cause?.code);
}
