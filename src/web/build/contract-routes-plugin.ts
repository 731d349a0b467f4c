import { isContractProcedure } from '@orpc/contract';
import type { Plugin } from 'vite';

const ID = 'virtual:contract-routes';
const RESOLVED = `\0${ID}`;

/**
 * The browser needs of the contract only where each call goes. Its schemas, which grow with every
 * feature, stay on the server: this module holds the same tree with nothing but the routes.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'vignette:contract-routes',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { contract } = await import('#shared/contract/index.ts');
      return `export default ${JSON.stringify(routesOf(contract))};`;
    },
  };
}

function routesOf(router: unknown): unknown {
  if (!isContractProcedure(router)) {
    return Object.fromEntries(
      Object.entries(router as object).map(([name, inner]) => [name, routesOf(inner)]),
    );
  }
  const { method, path, inputStructure, outputStructure } = router['~orpc'].route;
  // Undefined fields vanish in JSON; errorMap and meta are what the link recognises a call by.
  return {
    '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } },
  };
}
