import { metal } from '#studio/props/making/kit.ts';
import { makeLantern } from '#studio/props/party/lantern.ts';
import { addBox, addPanel, around, paint } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Random } from '#studio/random.ts';
import type { ThingLook } from '#studio/things/photo-maker.ts';

/** What is on the wall round a door: ivy over its arch, a lantern at its side. */
export function dressDoor(model: Model, place: Place, look: ThingLook): void {
  const wears = (thing: string): boolean => look.wears.some((part) => part.thing === thing);
  if (wears('ivy')) addIvy({ ...model, object: addThing(model.kit, 'ivy') }, look.random);
  if (!wears('lantern')) return;
  const iron = metal(model.kit, [0.09, 0.08, 0.07], 0.45);
  addBox(model, { at: [LAMP[0], LAMP[1] - 1, 12], half: [2, 1, 9] }, iron);
  makeLantern(model.kit, { ...place, position: model.put([...LAMP, 18]) }, { ...look, wears: [] });
}
const LAMP = [57, 108] as const;

const LEAVES = 230;

/** Dense at the foot and over the arch, thinner where it climbs on. */
function addIvy(model: Model, random: Random): void {
  const greens = ['#24481f', '#3a6a30', '#5c8647'].map((tone) =>
    paint(model.kit, tone, { coat: 0.4, translucency: 0.2 }),
  );
  for (let i = 0; i < LEAVES; i++) {
    const isOver = i % 3 === 0;
    const a = random.range(0.9, 3.05);
    const x = isOver ? Math.cos(a) * random.range(58, 84) : -random.range(54, 100);
    const y = isOver ? 140 + Math.sin(a) * random.range(58, 80) : random.range(4, 196);
    addPanel(model, {
      outline: around(10, (turn) => 3.4 + 1.5 * Math.cos(turn * 5) + 0.9 * Math.cos(turn)),
      thickness: 0.25,
      material: random.pick(greens),
      at: [x, y, 11 + random.range(0, 4)],
      turn: { x: -Math.PI / 2 + random.range(-0.5, 0.5), z: random.range(-1, 1) },
    });
  }
}
