import { isContractProcedure } from '@orpc/contract';

import { contract } from '#shared/contract/index.ts';
import { AppError } from '#shared/errors.ts';

interface Route {
  pattern: RegExp;
  names: string[];
}

/**
 * The library lets a body's field take the place of the parameter in the path: a call for one user
 * would act on another. Whoever says two things gets neither.
 */
export function createContradictionCheck(): (url: URL, input: unknown) => void {
  const routes = routesOf(contract);
  return (url, input) => {
    if (input === null || typeof input !== 'object') return;
    const fields = input as Record<string, unknown>;
    for (const { pattern, names } of routes) {
      const match = pattern.exec(url.pathname);
      if (!match) continue;
      for (const [index, name] of names.entries())
        if (Object.hasOwn(fields, name) && fields[name] !== decode(match[index + 1] ?? ''))
          throw new AppError('VALIDATION_FAILED', {
            fields: { [name]: 'Not what the address says' },
          });
    }
  };
}

function routesOf(node: unknown): Route[] {
  if (isContractProcedure(node)) {
    const { path = '' } = node['~orpc'].route;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
    return names.length > 0 ? [{ pattern, names }] : [];
  }
  return Object.values(node as object).flatMap(routesOf);
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
