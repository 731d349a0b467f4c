// Steps for looking at single things: the prompt is a list such as 'oyster*6, lemon right_of 0, bottle empty #114422'.
import { understand } from '#studio/lexicon/understand.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { AskedThing, Fill, Relation } from '#studio/things/asked-thing.ts';
import type { StudioSteps } from '#studio/workers/steps.ts';

export { compose } from '#studio/compose/compose.ts';
export { drawPicture } from '#studio/litho/draw-picture.ts';
export { applyStyle } from '#studio/styles/apply-style.ts';
export { paintLayers, paintRoom, standPeople } from '#studio/textures/paint-layers.ts';

const RELATIONS = /\b(left_of|right_of|behind|in_front_of|in|on|beside) (\d+)/;

/** The spec of a list of things, with the rest of the prompt left to the style. After a bar, fields of the spec as JSON. */
export function askFor(list: string, options: Parameters<typeof understand>[1]): SceneSpec {
  const [named = '', json] = list.split('|');
  const things = named.split(',').map((item) => readItem(item.trim()));
  const rest = json ? (JSON.parse(json) as Partial<SceneSpec>) : {};
  const base = understand('a still life', options);
  return { ...base, prompt: list, bottles: 0, glasses: 0, things, ...rest };
}

function readItem(item: string): AskedThing {
  const [, name = '', count] = /^(\w+?)(?:\*(\d+))?(?:\s|$)/.exec(item) ?? [];
  const thing = THINGS.find(({ id }) => id === name);
  if (!thing) throw new Error(`The catalogue has no '${name}'.`);
  const related = RELATIONS.exec(item);
  const hex = /#[\da-f]{6}/i.exec(item)?.[0];
  return {
    thing: thing.id,
    word: name,
    count: count ? Number(count) : null,
    colour: hex ? { name: hex, hex } : null,
    fill: (/\b(empty|half|full)\b/.exec(item)?.[1] ?? null) as Fill | null,
    states: /\[(.*?)\]/.exec(item)?.[1]?.split(' ') ?? [],
    relation: related ? { kind: related[1] as Relation, to: Number(related[2]) } : null,
  };
}

export const understandPrompt: StudioSteps['understandPrompt'] = ({ prompt, styleId, sizeId }) =>
  askFor(prompt, { style: styleId, size: sizeId });
