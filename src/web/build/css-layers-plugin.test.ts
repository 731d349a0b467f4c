import { expect, it } from 'vitest';
import { layered } from './css-layers-plugin.ts';

it('puts parts of the interface below the screens that use them, whatever is loaded last', () => {
  const rule = '.btn { display: inline-flex; }';
  expect(layered(rule, '/x/src/web/ui/button.css')).toContain('@layer ui {');
  expect(layered(rule, '/x/src/web/ui/tokens.css')).toContain('@layer base {');
  expect(layered(rule, '/x/node_modules/sonner/dist/styles.css')).toContain('@layer vendor {');
  expect(layered(rule, '/x/src/web/features/admin/lists/filter-bar.css')).toBe(rule);
});
