/** What the text says, or null where it is no JSON; schemas refuse null like any other wrong shape. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
