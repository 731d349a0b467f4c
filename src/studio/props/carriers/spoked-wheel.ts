import { addDrum, addRing, addRod } from '#studio/props/making/joinery.ts';
import { within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';

interface Wheel {
  at: Vec3;
  radius: number;
  tyre: MaterialRef;
  tyreThickness: number;
  spokes: number;
  spoke: MaterialRef;
  spokeRadius: number;
  hub: number;
}

/** A wheel that stands and rolls along x. */
export function addSpokedWheel(model: Model, wheel: Wheel): void {
  const { radius, hub } = wheel;
  const disc = within(model, wheel.at, { x: Math.PI / 2 });
  addRing(disc, { radius, thickness: wheel.tyreThickness }, wheel.tyre);
  for (let i = 0; i < wheel.spokes; i++) {
    const a = (i / wheel.spokes) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    addRod(
      disc,
      [
        [c * hub * 0.6, 0, s * hub * 0.6],
        [c * radius, 0, s * radius],
      ],
      {
        radius: wheel.spokeRadius,
        material: wheel.spoke,
        sides: 6,
      },
    );
  }
  addDrum(disc, { radius: hub, height: hub * 1.6, at: [0, -hub * 0.8, 0] }, wheel.spoke);
}
