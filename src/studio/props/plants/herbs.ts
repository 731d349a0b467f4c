import { addTube, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import {
  addBasil,
  addChives,
  addDill,
  addMint,
  addParsley,
  addRosemary,
  addSage,
  addThyme,
} from './herb-sprigs.ts';
import type { Twig } from './herb-sprigs.ts';

type Sprig = (model: Model, twig: Twig) => void;

interface Bunch {
  words: RegExp;
  sprig: Sprig;
  count: number;
  length: number;
}

const BUNCHES: readonly Bunch[] = [
  { words: /rosemary|romarin|rosmarin|romero/, sprig: addRosemary, count: 5, length: 14 },
  { words: /dill|aneth|aneto|eneldo|fennel/, sprig: addDill, count: 7, length: 12 },
  {
    words: /chives|ciboulette|cipollina|cebollino|schnittlauch/,
    sprig: addChives,
    count: 8,
    length: 14,
  },
  { words: /tarragon|estragon/, sprig: addRosemary, count: 5, length: 13 },
  { words: /thym|timo|tomillo|or[ei]gan|majoran/, sprig: addThyme, count: 11, length: 12 },
  { words: /basil|albahaca/, sprig: addBasil, count: 4, length: 8 },
  { words: /mint|menthe|menta|minze/, sprig: addMint, count: 5, length: 9 },
  { words: /sage|sauge|salvia|salbei/, sprig: addSage, count: 5, length: 10 },
  {
    words: /parsley|persil|prezzemolo|perejil|petersilie|coriand|koriand|cilantro/,
    sprig: addParsley,
    count: 9,
    length: 11,
  },
];
/** 'Herbs': two that nobody mistakes for one another. */
const MIXED: readonly Bunch[] = [BUNCHES[2]!, BUNCHES[0]!];

/** Sprigs of the herb that was named, fanned out from where they are tied. */
export const makeHerbs: MakeThing = (kit, place, { random, word }) => {
  const model = startModel(kit, place, 'herbs');
  const named = BUNCHES.find(({ words }) => words.test(word));
  const kinds = named ? [named] : MIXED;
  for (const [k, { sprig, count, length }] of kinds.entries()) {
    const z = kinds.length > 1 ? (k - 0.5) * 7 : 0;
    const many = kinds.length > 1 ? Math.ceil(count * 0.7) : count;
    for (let i = 0; i < many; i++) {
      const t = many > 1 ? i / (many - 1) - 0.5 : 0;
      const at: Vec3 = [0, 0.25 * (i % 3), z + t * 1.2];
      const turned = within(model, at, { y: -t * 0.9 });
      sprig(within(turned, [length * 0.12 * Math.abs(t), 0, 0]), { length, random });
    }
    if (named) tie(model, -length * 0.36);
  }
};

/** A turn of string. */
function tie(model: Model, x: number): void {
  const ring = Array.from({ length: 13 }, (_, i): Vec3 => {
    const a = (i / 12) * 6.283;
    return [x, 0.75 + Math.sin(a) * 0.8, Math.cos(a) * 1.3];
  });
  addTube(model, ring, { radius: 0.16, material: paint(model.kit, '#c9a56a'), sides: 5 });
}
