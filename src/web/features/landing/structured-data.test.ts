import { expect, it } from 'vitest';
import { homepageMeta } from './homepage-meta.ts';
import { structuredData } from './structured-data.ts';

it('offers every plan at the price of the catalogue', () => {
  const graph = (structuredData('x') as { '@graph': { offers?: { price: string }[] }[] })['@graph'];
  const offers = graph.flatMap((node) => node.offers ?? []);
  expect(offers.map(({ price }) => price)).toEqual(['0.00', '22.00', '220.00']);
});

it('sends search engines from all homepages to the first', () => {
  const canonical = homepageMeta('Any title').find(
    (tag) => 'rel' in tag && tag.rel === 'canonical',
  );
  expect(canonical).toMatchObject({ href: 'http://localhost:3000/' });
});
