import { BARREL } from '#studio/props/barrel.ts';
import { addInscription } from '#studio/props/making/inscription.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { modelOf } from '#studio/props/making/model.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { ObjectId } from '#studio/scene-graph.ts';

interface Lettered extends Place {
  text: string;
  barrel: ObjectId;
  states: readonly string[];
}

/** Stencilled on the head of a barrel that lies; one that stands and serves as a table has it on its staves. */
export function letterBarrel(kit: Kit, { position, yaw, text, barrel, states }: Lettered): void {
  const model = modelOf(kit, { position, yaw }, barrel);
  const isUpright = states.includes('holding');
  addInscription(model, {
    text,
    at: isUpright
      ? [0, BARREL.length * 0.52, BARREL.belly + 0.3]
      : [0, BARREL.belly, BARREL.length / 2 - BARREL.chime + 0.3],
    size: isUpright ? [30, 16] : [44, 26],
    face: 'cinzel',
    ink: '#fff0d0',
    maxLines: 3,
  });
}
