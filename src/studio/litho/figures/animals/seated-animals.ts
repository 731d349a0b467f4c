import { seatedCat, seatedDog } from '#studio/litho/things/cuts/pets.ts';
import { seatedThing } from '#studio/litho/things/states/seated.ts';

const seated = (
  icon: string,
  coat: string,
  belly: string,
  more: Partial<Parameters<typeof seatedThing>[0]> = {},
) => seatedThing({ icon, coat, belly, paws: coat, tail: 'thin', height: 0.72, ...more });

/** On their haunches: Noto's faces with a body of our own, and the two pets of every house cut by hand. */
export const SEATED_ANIMALS = {
  cat: seatedCat,
  dog: seatedDog,
  fox: seated('fox', '#e4682a', '#fbf3e2', { paws: '#3f3a42', tail: 'brush', tip: '#fbf3e2' }),
  wolf: seated('wolf', '#8a929c', '#d8cfbe', { tail: 'brush', height: 0.78 }),
  bear: seated('bear', '#9a6240', '#d8ae78', { tail: 'none', height: 0.85 }),
  panda: seated('panda', '#fbf3e2', '#fbf3e2', { paws: '#2b2730', tail: 'none', height: 0.8 }),
  koala: seated('koala', '#9aa0a8', '#d8cfbe', { tail: 'none' }),
  lion: seated('lion', '#e0a545', '#f6d27a', { height: 0.85 }),
};
