import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Wine that is named for itself, and not the bar or the festival of it. */
const BESIDE_THEM =
  /(?:\b(?:and|with|et|avec|e|con|y|und|mit)|&|,)\s+(?:some |du |de la |le |il |el |the )?(?:(?:red|white|good|rouge|blanc|rosso|bianco|tinto|blanco|rot\w*|weiss\w*)\s)?(?:wine|vin|vino|wein)(?:\s(?:rouge|blanc|rosso|bianco|tinto|blanco))?(?=$|[,.;:!]|\s(?:and|in|at|on|by|under|with|et|dans|au|sous|e|nel|nella|en|bajo|y|und|im|auf|unter)\b)/;

const SERVES_WINE = /\b(?:wines?|vins?|vin[io]|wein\w*|champagne|prosecco|cava|sekt|rose)\b/;

/** 'Monks and wine' have it in their hands; who plays or dances has it beside them. */
export function withTheirWine(spec: SceneSpec, oneMore: (thing: ThingId) => AskedThing): SceneSpec {
  const { figures, things, prompt } = spec;
  const tray = things.findIndex(({ thing }) => thing === 'tray');
  // 'Serving wine on a tray': an empty one would serve nobody.
  if (tray >= 0 && SERVES_WINE.test(fold(prompt)) && things.every((one) => !one.relation))
    return {
      ...spec,
      things: [...things, { ...oneMore('glass'), count: 2, relation: { kind: 'on', to: tray } }],
    };
  if (!BESIDE_THEM.test(fold(prompt))) return spec;
  const [first] = figures;
  const areIdle = figures.every(
    ({ action, role, part, who }) =>
      action === null && role !== 'musician' && part === 'figure' && who !== 'child',
  );
  const bicycle = things.findIndex(({ thing }) => thing === 'bicycle');
  const basket = things.length;
  // On a ride it is in the basket.
  if (bicycle >= 0)
    return {
      ...spec,
      things: [
        ...things,
        { ...oneMore('basket'), relation: { kind: 'on', to: bicycle } },
        { ...oneMore('bottle'), relation: { kind: 'in', to: basket } },
      ],
    };
  if (!areIdle && !figures.every(({ action, role }) => role === 'musician' || action === 'dancing'))
    return spec;
  if (!areIdle || !first)
    return { ...spec, things: [...things, oneMore('bottle'), { ...oneMore('glass'), count: 2 }] };
  // A couple has its glasses in any case.
  if (first.who === 'couple') return spec;
  const count = figures.reduce((sum, one) => sum + one.count, 0);
  return {
    ...spec,
    figures: figures.map((one) => ({ ...one, action: 'holding' })),
    things: [...things, { ...oneMore('glass'), count }],
  };
}
