import { addBlob, addPanel, around } from '#studio/props/making/model.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import { addHerbLeaf } from '#studio/props/plating/herb-leaf.ts';
import { cube } from '#studio/props/plating/pieces.ts';
import { simmered } from '#studio/props/plating/simmer.ts';
import type { Morsel } from '#studio/props/plating/simmer.ts';
import { glossy, veined } from '#studio/props/plating/stuffs.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

const morsel = (radii: Vec3, rough: number, ...tones: Morsel['tones']): Morsel => {
  return { radii, rough, tones };
};

/** Laid as it is, its size told for how deep it lies. */
const own = (radii: Vec3, piece: Piece): Morsel => {
  return { radii, rough: 0, tones: ['#000000'], piece };
};

const meat = morsel([1.9, 1.25, 1.5], 0.3, '#5e2c15', '#351307', '#86492a');
const carrot = morsel([1, 0.8, 0.9], 0.12, '#dc6a1a');
const potato = morsel([1.3, 0.95, 1.05], 0.12, '#e6c46a');
const onion = morsel([0.9, 0.8, 0.9], 0.02, '#ead0a4');
const mushroom = morsel([1.15, 0.75, 1], 0.1, '#9a6a3a');
const hen = morsel([1.8, 0.95, 1.1], 0.42, '#d6ab78', '#8f5a2a', '#ecd2a8');
const fowl = morsel([2.2, 1.3, 1.5], 0.28, '#8a4a2a', '#4e1f1a', '#b87848');
const pepper = (tone: string): Morsel => morsel([1.5, 0.42, 0.62], 0.12, tone);
const bean = (tone: string): Morsel => morsel([0.85, 0.5, 0.55], 0, tone);

/** A quarter of a small striped aubergine, its seeds up. */
const aubergine = own([1.2, 0.9, 1], (part, random) => {
  const { kit } = part;
  const r = random.range(1, 1.3);
  addBlob(part, {
    radii: [r, r * 0.85, r],
    material: glossy('#8fae62')(kit),
    swell: ([, y]) => (y > 0.12 ? 0.12 / y : 1),
    rings: 14,
  });
  addPanel(part, {
    outline: around(20, (a) => r * (0.9 + 0.03 * Math.sin(a * 5))),
    thickness: 0.06,
    material: glossy('#e6e2b4')(kit),
    at: [0, r * 0.08, 0],
  });
  for (let i = 0; i < 11; i++) {
    const [a, d] = [i * 2.4, r * 0.24 * Math.sqrt(i + 1) * 0.8];
    addBlob(part, {
      at: [Math.cos(a) * d, r * 0.08 + 0.08, Math.sin(a) * d],
      radii: [0.12, 0.05, 0.08],
      turn: { y: a },
      material: glossy('#b8924a')(kit),
      rings: 4,
      sides: 6,
    });
  }
});

/** A leaf that went limp in the pot. */
const wilted = own([1.6, 0.5, 1], (part, random) => {
  const long = random.range(1.2, 1.8);
  addHerbLeaf(part, {
    from: [-long, 0.3, 0],
    to: [long, random.range(0.2, 0.6), random.range(-0.5, 0.5)],
    width: long * 0.9,
    fold: -0.15,
    material: veined(random.pick(['#2c5a1c', '#3d7028']), { coat: 0.95, rough: 0.12 })(part.kit),
    random,
  });
});

const beefStew = simmered({
  sauce: '#451708',
  oil: '#7a3410',
  count: 11,
  morsels: [meat, carrot, meat, onion, meat, mushroom],
});

const goulash = simmered({
  sauce: '#8a2a10',
  oil: '#c8501a',
  count: 11,
  morsels: [meat, meat, potato, meat, pepper('#b8281a')],
});

const coqAuVin = simmered({
  sauce: '#4a1420',
  oil: '#7a2c22',
  count: 10,
  morsels: [fowl, mushroom, onion, carrot],
});

const redCurry = simmered({
  sauce: '#cf6a2a',
  oil: '#b8300c',
  count: 13,
  morsels: [hen, pepper('#b8281a'), hen, wilted, hen, pepper('#4f8a2a')],
});

const greenCurry = simmered({
  sauce: '#b9bd74',
  oil: '#7d9430',
  count: 14,
  morsels: [hen, aubergine, hen, wilted, hen, pepper('#4c7f2c'), bean('#6f9a3a')],
});

/** From the tandoor: charred at the edges, and all of it under sauce. */
const tikka = morsel([1.75, 1.05, 1.35], 0.36, '#b4571c', '#5e2409', '#d98a3e');
const butterCurry = simmered({
  sauce: '#b85a16',
  oil: '#d8781c',
  count: 12,
  morsels: [tikka, tikka, tikka],
});

const blanquette = simmered({
  sauce: '#ecdcb8',
  count: 10,
  morsels: [hen, carrot, hen, mushroom, onion],
});

const tagine = simmered({
  sauce: '#b0641c',
  oil: '#c88a2a',
  count: 10,
  morsels: [
    meat,
    morsel([0.9, 0.8, 0.8], 0.1, '#e08a2a'),
    morsel([1, 0.7, 0.8], 0.1, '#3a2014'),
    potato,
    meat,
  ],
});

const ratatouille = simmered({
  sauce: '#9c3418',
  oil: '#c8701c',
  count: 15,
  morsels: [
    morsel([1.3, 0.7, 1.1], 0.3, '#7a8a3a', '#4a5a20', '#b0b86a'),
    morsel([1.4, 0.8, 1], 0.3, '#4a2a34', '#2c1620', '#b89a70'),
    morsel([1.4, 0.6, 0.8], 0.25, '#a83420', '#7a2010', '#cf6a44'),
    morsel([1.2, 0.6, 0.8], 0.25, '#cf9a34', '#a4701c', '#e6bf6a'),
  ],
});

const cassouletBeans = simmered({
  sauce: '#9a5a2a',
  oil: '#c0803a',
  count: 26,
  morsels: [bean('#ecd8ac'), bean('#dcc08a')],
});

const chilli = simmered({
  sauce: '#6e1c0c',
  oil: '#a83a10',
  count: 22,
  morsels: [
    bean('#5a1410'),
    morsel([0.9, 0.6, 0.8], 0.3, '#5e2c15', '#351307', '#86492a'),
    morsel([0.5, 0.4, 0.4], 0, '#e6b82a'),
  ],
});

const fishStew = simmered({
  sauce: '#c2561c',
  oil: '#d88a1c',
  count: 9,
  morsels: [
    morsel([1.8, 1, 1.2], 0.2, '#f0dcc0', '#d9b48c', '#faf0e0'),
    morsel([1.1, 0.9, 1], 0.12, '#cf3a1c'),
    potato,
  ],
});

const mapoTofu = simmered({
  sauce: '#9c2410',
  oil: '#c83a0c',
  count: 14,
  morsels: [
    own([0.95, 0.85, 0.95], cube([0.95, 0.85, 0.95], glossy('#f4ead2'))),
    morsel([0.6, 0.4, 0.5], 0.3, '#5e2c15'),
  ],
});

const ceviche = simmered({
  sauce: '#e8dcae',
  count: 16,
  morsels: [
    morsel([1.1, 0.8, 0.95], 0.14, '#f6eada', '#e2cdb0', '#fffaf2'),
    morsel([1.1, 0.8, 0.95], 0.14, '#f6eada', '#e2cdb0', '#fffaf2'),
    morsel([0.9, 0.3, 0.35], 0, '#8a2a5a'),
  ],
});

export const STEWS = {
  ratatouille,
  beefStew,
  goulash,
  coqAuVin,
  redCurry,
  greenCurry,
  butterCurry,
  blanquette,
  tagine,
  cassouletBeans,
  chilli,
  fishStew,
  mapoTofu,
  ceviche,
};
