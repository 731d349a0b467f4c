type Answer = (request: Request) => Promise<Response>;

/** What the server answers; set up before anything that keeps `fetch`. */
export const server: { answer: Answer } = { answer: noNetwork };

export function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('no network'));
}

globalThis.fetch = (input, init) => server.answer(new Request(input, init));

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
