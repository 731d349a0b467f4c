import { plainText } from '#studio/lexicon/matching/normalise.ts';
import { treeOver } from './acting/staging/stands-with.ts';
import { BEASTS } from './body/beast-builds.ts';
import type { Load } from '#studio/people/body/beast-loads.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const DRAUGHT: ReadonlySet<ThingId> = new Set<ThingId>(['horse', 'donkey', 'ox', 'cow']);
const PLOUGHS = /\b(?:plough\w*|plow\w*|labour\w*|charrue|arand\w*|aratro|arado|aran|pflug\w*)\b/;
const BEARS =
  /\b(?:carr(?:y|ies|ying)|bearing|laden|loaded|with|portant|porte|charge\w*|avec|port(?:a|ando)|caric[oa]|con|carga\w*|llev\w+|tragt|tragend\w*|beladen\w*|mit)\b/;
const OVER =
  /\b(?:jump|leap|saut|salt|spring|hupf)\w*(?: \w+)? (?:over|across|par dessus|au dessus|sopra|por encima|sobre|uber)\b/;

type Carrying = Pick<SceneSpec, 'things' | 'prompt' | 'figures'>;

export interface Loaded {
  load: Load;
  /** What is shown with it, and so built nowhere else. */
  shows: readonly ThingId[];
}

/** 'A horse pulling a cart with barrels', 'a donkey with baskets of grapes', 'a dog jumping over a barrel'. */
export function loadOf({ things, prompt, figures }: Carrying): Loaded | null {
  // Beside people an animal stands by itself.
  if (figures.length > 0 || !things.some(({ thing }) => BEASTS[thing])) return null;
  const has = (...ids: ThingId[]): boolean => things.some(({ thing }) => ids.includes(thing));
  const text = plainText(prompt);
  if (has('dog') && has('barrel') && OVER.test(text))
    return { load: 'barrel_below', shows: ['barrel'] };
  const isDraught = things.some(({ thing }) => DRAUGHT.has(thing));
  const hauled = isDraught ? hauledBy(text, has) : null;
  return (
    hauled ??
    (treeOver(prompt) && !has('glass', 'bottle') ? { load: 'tree', shows: ['tree'] } : null)
  );
}

function hauledBy(text: string, has: (...ids: ThingId[]) => boolean): Loaded | null {
  if (PLOUGHS.test(text)) return { load: 'plough', shows: [] };
  if (has('cart')) {
    if (has('barrel')) return { load: 'barrel_cart', shows: ['cart', 'barrel'] };
    return has('grapes')
      ? { load: 'grape_cart', shows: ['cart', 'grapes'] }
      : { load: 'cart', shows: ['cart'] };
  }
  return has('basket') && BEARS.test(text)
    ? { load: 'baskets', shows: ['basket', 'grapes'] }
    : null;
}
