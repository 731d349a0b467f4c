import type { AskedFigure } from '#studio/scene/figure.ts';
import { actOf } from '#studio/people/acting/act-of.ts';
import type { Act, Scene, Who } from '#studio/people/acting/act-scene.ts';

/** What is done over what lies on the table, with a tool of its own in hand. */
const OVER_TABLE: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'cutting',
  'photographing',
  'phoning',
  'smoking',
  'singing',
  'waving',
  'cheering',
  'clapping',
  'explaining',
  'talking',
  'folding',
  'writing',
  'shaking',
]);
/** Metres by which hands are higher there, so that the table does not hide them. */
const ABOVE = 0.16;

/** What people behind a laid table do: pour, drink, or just stand there. */
export function actBehindTable(figure: AskedFigure, by: Who, scene: Scene): Act {
  const { action, role, who } = figure;
  if (action === 'pouring')
    return { pose: 'pouring', holds: ['bottle', 'glass'], beside: null, does: ['pouring'] };
  if (action === 'walking' && who === 'couple')
    return { pose: 'hand_in_hand', holds: [], beside: null, does: ['walking', 'joined'] };
  const done = actOf(figure, by, { ...scene, furniture: null, things: [], vessel: null });
  if (action !== null && OVER_TABLE.has(action) && done.does.includes(action))
    return { ...done, beside: null, ...(done.pose === 'working' && { lift: ABOVE }) };
  if (role === 'chef' && action !== 'toasting' && action !== 'tasting')
    return {
      pose: 'working',
      holds: [],
      beside: null,
      // What is dressed or made lies before them.
      does: ['cooking', ...(action === 'plating' ? ['plating'] : [])],
    };
  if (action === 'making')
    return { pose: 'working', holds: [], beside: null, does: ['making'], lift: ABOVE };
  const pose =
    action === 'toasting' || action === 'tasting'
      ? action
      : role === 'sommelier' || role === 'winemaker'
        ? 'tasting'
        : scene.vessel
          ? 'holding'
          : 'standing';
  return { pose, holds: pose === 'standing' ? [] : ['glass'], beside: null, does: [pose] };
}
