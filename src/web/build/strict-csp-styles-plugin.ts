import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ADOPTED_STYLES = fileURLToPath(new URL('../lib/look/adopted-styles.ts', import.meta.url));

/**
 * Two libraries write <style> elements while they run, which a strict style-src forbids.
 * Sonner's sheet is imported as a file instead; Radix' scroll lock gets an adopted style sheet.
 */
export function strictCspStyles(): Plugin {
  return {
    name: 'vignette:strict-csp-styles',
    enforce: 'pre',
    apply: 'build',
    resolveId(id) {
      return id === 'react-style-singleton' ? ADOPTED_STYLES : undefined;
    },
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js$/.test(id)) return undefined;
      const silenced = code.replace(/^__insertCSS\(.*\);?$/m, '');
      if (silenced === code) this.error('sonner no longer inserts its style sheet this way');
      return { code: silenced, map: null };
    },
  };
}
