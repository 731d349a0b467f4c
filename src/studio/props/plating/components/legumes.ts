import type { Component } from '#studio/props/plating/component.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import { ball, chunk, thread } from '#studio/props/plating/pieces.ts';
import { glossy, juicy } from '#studio/props/plating/stuffs.ts';

const greenBeans: Component = heaped({
  piece: thread(5, 0.34, juicy('#4f8a2a'), juicy('#3f7a22')),
  count: 22,
  rise: 1.4,
  half: 0.4,
  tip: 0.15,
});

const peas: Component = heaped({
  piece: ball(0.45, juicy('#6aa52e'), juicy('#5a9626')),
  count: 48,
  rise: 1,
  half: 0.45,
});

const lentils: Component = heaped({
  piece: chunk([0.42, 0.22, 0.42], 0, glossy('#5a4a24'), glossy('#6e5a30'), glossy('#463818')),
  count: 90,
  rise: 1,
  half: 0.3,
});

const chickpeas: Component = heaped({
  piece: ball(0.55, glossy('#dfb46a'), glossy('#cfa054')),
  count: 34,
  rise: 1.2,
  half: 0.5,
});

const whiteBeans: Component = heaped({
  piece: chunk([0.85, 0.45, 0.5], 0, glossy('#efe0bc'), glossy('#e4d0a2')),
  count: 30,
  rise: 1,
  half: 0.45,
});

const corn: Component = heaped({
  piece: ball(0.42, glossy('#f0c02a')),
  count: 46,
  rise: 0.8,
  half: 0.42,
});

export const LEGUMES = { greenBeans, peas, lentils, chickpeas, whiteBeans, corn };
