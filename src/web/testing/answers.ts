/** What the server answers; imported before anything that keeps `fetch`. */
export const server: { answer: () => Promise<Response> } = { answer: noNetwork };

export function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('no network'));
}

globalThis.fetch = () => server.answer();

/** A stream of events from which nothing ever comes. */
class SilentEvents extends EventTarget {
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }

  close(): void {}
}

Object.assign(globalThis, { EventSource: SilentEvents });
