import { parseJson } from '#shared/parse-json.ts';

/** The place in a list, as text for an address. It is no secret; whoever reads it checks its shape. */
export function encodeCursor(place: object): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function decodeCursor(text: string): unknown {
  return parseJson(Buffer.from(text, 'base64url').toString());
}
