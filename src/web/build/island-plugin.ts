import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const SUFFIX = '?island';
const PREFIX = '\0island:';

/**
 * `import code from './x.island.ts?island'` gives that module, bundled and minified, as a string.
 * Static pages carry it inline; the browser bundle never needs it and gets an empty string.
 */
export function island(): Plugin {
  return {
    name: 'vignette:island',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const file = await this.resolve(id.slice(0, -SUFFIX.length), importer);
      return file ? PREFIX + file.id : undefined;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      if (this.environment.name === 'client') return `export default '';`;
      const file = id.slice(PREFIX.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundleScript(file))};`;
    },
  };
}

/** One self-contained script; `define` replaces names that are known only now. */
export async function bundleScript(
  file: string,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    define,
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  // A closing tag inside a string would end the inline script early.
  return output[0].code.trim().replaceAll('</script', '<\\/script');
}
