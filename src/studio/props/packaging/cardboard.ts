import type { Kit } from '#studio/props/making/kit.ts';
import { skinOf } from '#studio/props/making/skins.ts';

export const cardboard = (kit: Kit): number =>
  skinOf(kit, '#b98d5c', [['#a67a4a', 30, 0.5, 0.75, 0.4]], { coat: 0.02, rough: 0.8 });
