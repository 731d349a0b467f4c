import { PHRASES } from '#studio/lexicon/matching/index-words.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { Spot } from './area.ts';

/** 'White wines of Italy': the regions known for them, then those that grow such grapes too; each with these grapes only. */
export function narrowSpot(spot: Spot, wines: readonly WineColour[]): Spot | null {
  const [name, east, north, wine, note, also] = spot;
  const isOwn = wines.includes(wine);
  const grapes = [note, also]
    .flatMap((names) => names?.split(', ') ?? [])
    .map((grape) => ({ grape, colour: colourOf(grape) }));
  const asked = grapes.filter(({ colour }) => colour && wines.includes(colour));
  const first = asked[0]?.colour;
  if (!isOwn && !first) return null;
  const said = asked.map(({ grape }) => grape).join(', ');
  return [name, east, north, isOwn ? wine : first!, said || note];
}

function colourOf(grape: string): WineColour | null {
  const effects = PHRASES.get(fold(grape).replaceAll(/[’'-]/g, ' ')) ?? [];
  const known = effects.find((effect) => effect.kind === 'varietal');
  return known?.hint.wine ?? null;
}
