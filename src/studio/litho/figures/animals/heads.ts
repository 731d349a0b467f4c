import type { ThingId } from '#studio/things/catalogue.ts';

/** Which way somebody looks out of a portrait: at us, to the left with a muzzle or a beak; birds are drawn as a whole. */
type View = 'profile' | 'boar' | 'beak' | 'whole';

export interface Head {
  /** Of Noto's faces; without one it is cut by hand. */
  icon?: string;
  /** The coat, for paws and neck. */
  coat: string;
  /** From the front, where nothing is said. */
  view?: View;
}

/** Animals whose head Noto shows: they can sit for a portrait as people do. */
export const HEADS: Readonly<Partial<Record<ThingId, Head>>> = {
  dog: { icon: 'dog-face', coat: '#c98f5a' },
  cat: { icon: 'cat-face', coat: '#f0b04a' },
  monkey: { icon: 'monkey-face', coat: '#8a5a34' },
  pig: { icon: 'pig-face', coat: '#efb3c0' },
  rabbit: { icon: 'rabbit-face', coat: '#e8e2d8' },
  mouse: { icon: 'mouse-face', coat: '#b9b4ae' },
  cow: { icon: 'cow-face', coat: '#e8e2d8' },
  tiger: { icon: 'tiger-face', coat: '#f0a04a' },
  frog: { icon: 'frog', coat: '#7aa84a' },
  fox: { icon: 'fox', coat: '#e4682a' },
  wolf: { icon: 'wolf', coat: '#8a929c' },
  bear: { icon: 'bear', coat: '#9a6240' },
  panda: { icon: 'panda', coat: '#2b2730' },
  koala: { icon: 'koala', coat: '#9aa0a8' },
  lion: { icon: 'lion', coat: '#e0a545' },
  raccoon: { coat: '#8d9096' },
  horse: { icon: 'horse-face', coat: '#ffb160', view: 'profile' },
  unicorn: { icon: 'unicorn', coat: '#e4e4e6', view: 'profile' },
  wild_boar: { icon: 'boar', coat: '#6d4a40', view: 'boar' },
  rooster: { icon: 'chicken', coat: '#e0e0e0', view: 'beak' },
  hen: { icon: 'chicken', coat: '#e0e0e0', view: 'beak' },
  owl: { icon: 'owl', coat: '#8a5a3c', view: 'whole' },
  penguin: { icon: 'penguin', coat: '#4a4a4f', view: 'whole' },
};

/** Where the eyes are, from the middle of the head, in heads; how large a head they belong to. */
export const EYES_AT = {
  front: { at: [0, 0], head: 1 },
  profile: { at: [-0.06, -0.02], head: 0.7 },
  boar: { at: [0.02, -0.06], head: 0.6 },
  beak: { at: [-0.12, 0.06], head: 0.62 },
  whole: { at: [0, -0.02], head: 0.86 },
} as const;
