import { expect, it } from 'vitest';
import { lookTraits } from '#studio/litho/figures/look-traits.ts';
import { understand } from '#studio/lexicon/understand.ts';

it.each([
  ['two women in woolly hats drinking mulled wine', 'worn:beanie'],
  ['un homme avec un bonnet de laine et un verre', 'worn:beanie'],
  ['un uomo con un berretto di lana e un calice', 'worn:beanie'],
  ['un hombre con gorro de lana y una copa', 'worn:beanie'],
  ['ein Mann mit Wollmütze hält ein Glas', 'worn:beanie'],
  ['a woman in a headscarf picking grapes', 'worn:headscarf'],
])('on prints people wear the hat that is said: %s', (prompt, worn) => {
  const traits = lookTraits(understand(prompt, { style: 'illustration_poster' }));
  expect(traits).toContain(worn);
  expect(traits).not.toContain('worn:straw_hat');
});
