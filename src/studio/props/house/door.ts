import { metal } from '#studio/props/making/kit.ts';
import { oak } from '#studio/props/cellar/oak.ts';
import { addBox, addPanel, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { stonesOf } from '#studio/props/rests/stone.ts';
import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { addMaterial } from '#studio/scene-builder.ts';
import { addThing } from '#studio/props/making/place.ts';
import { dressDoor } from './door-dress.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const HALF = 48;
/** Where the arch begins. */
const SPRING = 140;
const TOP = SPRING + HALF;
const WALL = 300;
const WALL_TOP = 430;
/** How much of that wall belongs into the picture: to both sides, and from the floor up. */
export const DOOR_SEEN = { aside: 66 / WALL, up: 196 / WALL_TOP } as const;
const RING = 15;

/** Old planks with iron bands under an arch of stone, in a wall that is wider than the frame. */
export const makeDoor: MakeThing = (kit, place, look) => {
  const { random, colour } = look;
  const model = startModel(kit, place, 'door');
  const isOpen = look.states.includes('open');
  const leaf = isOpen ? swungOpen(model) : model;
  addPlanks(
    leaf,
    colour ? paint(kit, colour, { coat: 0.2, rough: 0.6 }) : oak(kit, [176, 124, 78]),
  );
  addIron(leaf);
  addInside(model, isOpen);
  const stones = stonesOf(kit);
  const isWallAsked = look.wears.some(({ thing }) => thing === 'stone_wall');
  const wall = isWallAsked
    ? { ...model, object: addThing(kit, 'stone_wall') }
    : apart(model, 'door frame');
  addArch(wall, random, stones);
  for (let y = 0; y < WALL_TOP; y += 17) layRow(wall, y, random, stones);
  // No light comes through its joints.
  addBox(
    wall,
    { at: [0, WALL_TOP / 2, -13.5], half: [WALL, WALL_TOP / 2, 1] },
    paint(kit, '#3a342c'),
  );
  dressDoor(model, place, look);
};

const heightAt = (x: number): number => SPRING + Math.sqrt(Math.max(0, HALF ** 2 - x ** 2));

function addPlanks(model: Model, wood: MaterialRef): void {
  const width = (HALF * 2) / 8;
  for (let i = 0; i < 8; i++) {
    const [left, right] = [-HALF + i * width + 0.35, -HALF + (i + 1) * width - 0.35];
    const outline = [
      [left, 0.5],
      [right, 0.5],
      [right, heightAt(right)],
      [(left + right) / 2, heightAt((left + right) / 2)],
      [left, heightAt(left)],
    ] as const;
    addPanel(model, {
      outline,
      thickness: 5,
      material: wood,
      at: [0, 0, 2.5 + (i % 3) * 0.25],
      turn: { x: -Math.PI / 2 },
    });
  }
}

/** Its hinges are at the left; it swings towards us. */
function swungOpen(model: Model): Model {
  const hinged = within(model, [-HALF, 0, 4], { y: -SWING });
  return within(hinged, [HALF, 0, -4]);
}
const SWING = 0.95;

/** Dark behind a closed door; behind an open one a lamp is lit. */
function addInside(model: Model, isOpen: boolean): void {
  const { kit } = model;
  if (!isOpen) {
    addBox(model, { at: [0, TOP / 2, -12], half: [HALF, TOP / 2, 1] }, paint(kit, '#17110c'));
    return;
  }
  const lit = apart(model, LIT_DOORWAY);
  for (let i = 0; i < SLICES; i++) {
    const up = (i + 0.5) / SLICES;
    const near = 0.3 + 0.7 * Math.exp(-(((up - LAMP) / 0.3) ** 2));
    const radiance: Vec3 = [0.78 * near, 0.4 * near ** 1.15, 0.13 * near ** 1.4];
    addBox(
      lit,
      { at: [0, up * TOP, -12], half: [HALF, TOP / SLICES / 2, 1] },
      addMaterial(kit.scene, { kind: 'emissive', radiance, sides: 'both' }),
    );
  }
}
/** Brightest at the height of a lamp, a share of the opening's. */
const [SLICES, LAMP] = [28, 0.58];
/** What is seen in the opening, as the inventory finds it. */
export const LIT_DOORWAY = 'lit doorway';

/** Two long hinges, a ring to pull, nails. */
function addIron(model: Model): void {
  const iron = metal(model.kit, [0.12, 0.115, 0.11], 0.45);
  for (const y of [34, 118]) {
    addBox(model, { at: [-8, y, 3.4], half: [HALF - 9, 2.6, 0.6] }, iron);
    for (let x = -42; x < 30; x += 11.9)
      addBox(model, { at: [x, y, 4.2], half: [1, 1, 0.8], turn: { z: 0.78 } }, iron);
  }
  addBox(model, { at: [34, 84, 3.4], half: [3.4, 8, 0.7] }, iron);
  addBox(model, { at: [34, 86, 5.4], half: [1.4, 5, 1.6] }, iron);
}

function addArch(model: Model, random: Random, stones: readonly MaterialRef[]): void {
  const count = 13;
  for (let i = 0; i < count; i++) {
    const a = ((i + 0.5) / count) * Math.PI;
    const r = HALF + RING / 2;
    addBox(
      model,
      {
        at: [Math.cos(a) * r, SPRING + Math.sin(a) * r, 0],
        half: [RING / 2, (Math.PI * r) / count / 2 - 0.5, 9 + random.range(-0.5, 0.5)],
        turn: { z: a },
      },
      random.pick(stones),
    );
  }
  for (const side of [-1, 1])
    for (let y = 0; y < SPRING; y += 20)
      addBox(
        model,
        {
          at: [side * (HALF + RING / 2), y + 10, 0],
          half: [RING / 2, 9.6, 9 + random.range(-0.5, 0.5)],
        },
        random.pick(stones),
      );
}

/** A course of the wall, left out where the door and its frame are. */
function layRow(model: Model, y: number, random: Random, stones: readonly MaterialRef[]): void {
  const outer = HALF + RING;
  // By its upper edge: the arch stands out before it.
  const above = Math.max(0, y + 17 - SPRING);
  const gap = Math.sqrt(Math.max(0, outer ** 2 - above ** 2));
  for (const side of [-1, 1])
    for (let x = Math.max(0, gap - 2); x < WALL;) {
      const width = random.range(18, 36);
      addBox(
        model,
        {
          at: [side * (x + width / 2), y + 8.5, -4],
          half: [width / 2 - 0.4, 8.1, 8 + random.range(-0.8, 0.8)],
        },
        random.pick(stones),
      );
      x += width;
    }
}
