/** What a route may say about its page through `export const handle`. */
export interface PageHandle {
  /** Sent as finished HTML without any framework script. */
  static: true;
  /** Code of the page's island (`import code from './x.island.ts?island'`), inlined at its end. */
  island?: string;
}

export function isStaticHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'static' in handle;
}
