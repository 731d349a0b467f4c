import { expect, it } from 'vitest';
import { withoutImports } from './trim-manifest.ts';

it('leaves each route its script and styles, and the entry all that the page begins with', () => {
  const home = { id: 'home', module: '/assets/home.js', css: ['/assets/home.css'] };
  const entry = { module: '/assets/entry.js', imports: ['/assets/framework.js'] };
  const list = { entry, routes: { home: { ...home, imports: ['/assets/story.js'] } } };

  expect(withoutImports(list)).toEqual({ entry, routes: { home } });
});
