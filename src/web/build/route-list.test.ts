import { expect, it } from 'vitest';
import { routesBeneath } from './route-list.ts';

const at = (path: string) => ({ path, module: `/assets/${path.replaceAll('/', '-')}.js` });
const LIST = {
  routes: {
    // Named after the folder a page lies in today, which tells nothing about its address.
    '../pages/home': { module: '/assets/home.js' },
    '../pages/cellar/list': at('wines'),
    '../pages/cellar/import': at('wines/import'),
    '../pages/cellar/wine': at('wines/:id'),
    '../pages/cellar/set': at('sets/:id'),
  },
};

it('the screens kept for a start without a network are found by their address, wherever their pages lie', () => {
  const paths = routesBeneath(LIST, ['/wines/', '/sets/']).map(({ path }) => path);
  expect(paths).toEqual(['wines/import', 'wines/:id', 'sets/:id']);
});

it('a build whose kept addresses have no screen fails, instead of a page that reloads for ever without a network', () => {
  expect(() => routesBeneath(LIST, ['/wines/', '/bottles/'])).toThrow(
    'No route begins with /bottles/',
  );
});
