import { addBlob } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { Component, Role } from '#studio/props/plating/component.ts';
import { layHeap } from '#studio/props/plating/heap-up.ts';
import { chunk } from '#studio/props/plating/pieces.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { plain } from '#studio/props/plating/stuffs.ts';

interface Grain {
  role: Role;
  reach: number;
  rise: number;
  tone: string;
  light: string;
  /** Half of the length of a grain that lies on top. */
  grain: number;
  count: number;
  coat?: number;
  /** How far the grains of its skin stand out. */
  bump?: number;
}

/** A hill of small grains: its skin is speckled, and grains lie on it. */
const hill = ({
  role,
  reach,
  rise,
  tone,
  light,
  grain,
  count,
  coat = 0.3,
  bump = 3,
}: Grain): Component => ({
  role,
  reach,
  top: rise,
  lay: (model, room) => {
    const skin: Stuff = (kit) =>
      skinOf(kit, tone, [[light, 34, 0.46, 0.6, 0.9, 0.8]], {
        bump,
        coat,
        rough: 0.25,
        scale: [3, 1.5],
      });
    addBlob(model, {
      at: [0, 0, 0],
      radii: [room.reach, rise, room.reach],
      material: skin(model.kit),
      // Nothing of it hangs below the plate.
      swell: ([x, y, z]) => (y < 0 ? 0.1 : 0.95 + 0.1 * fbm(x * 2 + 7, z * 2 + y, 2, 4)),
      rings: 18,
      sides: 36,
    });
    const bit = chunk(
      [grain, grain * 0.45, grain * 0.45],
      0,
      plain(light, { coat }),
      plain(tone, { coat }),
    );
    layHeap(model, { piece: bit, count, rise: rise - grain * 0.2, half: grain * 0.5 }, room);
  },
});

const rice = hill({
  role: 'side',
  reach: 4.6,
  rise: 2.8,
  tone: '#efe9da',
  light: '#fffaf0',
  grain: 0.5,
  count: 70,
});

const friedRice = hill({
  role: 'bed',
  reach: 6.8,
  rise: 2.6,
  tone: '#d9b06a',
  light: '#f0d9a6',
  grain: 0.5,
  count: 56,
});

const couscous = hill({
  role: 'bed',
  reach: 7.4,
  rise: 2,
  tone: '#dfb45a',
  light: '#f2d692',
  grain: 0.24,
  count: 70,
});

const risotto = hill({
  role: 'bed',
  reach: 7.8,
  rise: 1.1,
  tone: '#ead9b0',
  light: '#f8efd6',
  grain: 0.38,
  count: 120,
  coat: 0.9,
  bump: 1,
});

const saffronRisotto = hill({
  role: 'bed',
  reach: 7.8,
  rise: 1.1,
  tone: '#e8b02c',
  light: '#f7d264',
  grain: 0.38,
  count: 120,
  coat: 0.9,
  bump: 1,
});

const blackRice = hill({
  role: 'bed',
  reach: 10.4,
  rise: 0.9,
  tone: '#1d1b20',
  light: '#34323a',
  grain: 0.5,
  count: 40,
  coat: 0.9,
});

const polenta = hill({
  role: 'bed',
  reach: 7.4,
  rise: 1.4,
  tone: '#f0c248',
  light: '#f8d878',
  grain: 0.16,
  count: 20,
  coat: 0.7,
});

export const GRAINS = { rice, friedRice, couscous, risotto, saffronRisotto, blackRice, polenta };
