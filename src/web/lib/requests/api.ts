import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import routes from 'virtual:contract-routes';
import type { Contract } from '#shared/contract/index.ts';

type Api = JsonifiedClient<ContractRouterClient<Contract>>;

/** Every call of the contract, as functions. */
export const api: Api = createORPCClient(
  new OpenAPILink(routes, {
    url: () => globalThis.location.origin,
    headers: (_options, _path, input) => keyHeader(input),
    interceptors: [
      ({ next }) =>
        next().catch((error: unknown) => {
          for (const hear of listeners) hear(error);
          throw error;
        }),
    ],
  }),
);

/** Tells proxies what may be sent again: they look at headers, not at bodies. */
function keyHeader(input: unknown): Record<string, string> {
  const key = input instanceof Object && 'idempotencyKey' in input && input.idempotencyKey;
  return typeof key === 'string' ? { 'Idempotency-Key': key } : {};
}

type Hear = (error: unknown) => void;
const listeners = new Set<Hear>();

/** Whoever calls, and however: what failed is heard here too. */
export function onFailedCall(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** The same calls as query and mutation options for react-query. */
export const queries = createTanstackQueryUtils(api);
