import type { Plugin } from 'vite';

/** Later ones win, whatever was loaded last. Features and pages stand in none: they win over all. */
const ORDER = '@layer vendor, base, ui;';

const LAYERS: readonly [RegExp, string][] = [
  [/\/node_modules\//, 'vendor'],
  [/\/src\/web\/ui\/(?:fonts|tokens|base|type)\.css$/, 'base'],
  [/\/src\/web\/ui\//, 'ui'],
];

/**
 * Style sheets come with the code that needs them, some of it late: a part of the shop window that is
 * loaded with the first toast must not undo what a screen says about it.
 */
export function cssLayers(): Plugin {
  return {
    name: 'css-layers',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?', 1)[0] ?? '';
      if (!path.endsWith('.css')) return null;
      return { code: layered(code, path), map: null };
    },
  };
}

export function layered(code: string, path: string): string {
  const layer = LAYERS.find(([pattern]) => pattern.test(path))?.[1];
  return layer ? `${ORDER}\n@layer ${layer} {\n${code}\n}\n` : code;
}
