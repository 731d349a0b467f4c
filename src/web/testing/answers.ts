/** What the server answers; imported before anything that keeps `fetch`. */
export const server: { answer: () => Promise<Response> } = { answer: noNetwork };

export function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('no network'));
}

globalThis.fetch = () => server.answer();
