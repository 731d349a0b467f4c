import { isScrew, isStuckInto } from '#studio/lexicon/phrases/relations/is-stuck-into.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { letGo } from './let-go.ts';

const BOTTLES: readonly ThingId[] = ['bottle', 'magnum', 'half_bottle', 'clavelin', 'flute_bottle'];

/** 'A bottle with a corkscrew in its cork': both are in its neck, and the bottle is there, named or not. */
export function screwIn(told: readonly AskedThing[], prompt = ''): AskedThing[] {
  const things = opening(drawnHalf(told), prompt);
  const screw = things.findIndex(
    ({ thing, relation }) =>
      isScrew(thing) && relation?.kind === 'in' && isStuckInto(thing, things[relation.to]?.thing),
  );
  if (screw < 0) return [...things];
  const into = things[screw]!.relation!.to;
  const cork = things[into]!.thing === 'cork' ? into : -1;
  const bottle = things.findIndex(({ thing }) => BOTTLES.includes(thing));
  if (bottle < 0) return screwIn(things.map((one, i) => (i === cork ? corked(one) : one)));
  const pulled = things.map((one, i) =>
    i === bottle ? { ...one, wears: [...(one.wears ?? []), things[screw]!] } : one,
  );
  return letAllGo(pulled, [screw, cork], bottle);
}

/** 'Cork half out of the bottle': it is in the neck of that bottle, or of one of its own. */
function drawnHalf(things: readonly AskedThing[]): readonly AskedThing[] {
  const cork = things.findIndex(
    ({ thing, states }) => thing === 'cork' && states.includes('half_out'),
  );
  if (cork < 0) return things;
  const bottle = things.findIndex(({ thing }) => BOTTLES.includes(thing));
  if (bottle < 0) return things.map((one, i) => (i === cork ? corked(one) : one));
  const pulled = things.map((one, i) =>
    i === bottle ? { ...one, states: [...one.states, 'half_out'] } : one,
  );
  return letGo(pulled, { gone: cork, heir: bottle });
}

/** 'A corkscrew opening a bottle': nobody is named who does it, so it is in the cork by itself. */
function opening(things: readonly AskedThing[], prompt: string): readonly AskedThing[] {
  const bottle = things.findIndex(({ thing }) => BOTTLES.includes(thing));
  if (bottle < 0 || !OPENS.test(fold(prompt))) return things;
  return things.map((one) =>
    isScrew(one.thing) && one.relation === null
      ? { ...one, relation: { kind: 'in', to: bottle } }
      : one,
  );
}
const OPENS =
  /\b(?:corkscrew|waiters? (?:friend|knife)) (?:\w+ )?(?:open(?:s|ing)|uncork(?:s|ing)|pull(?:s|ing)|draw(?:s|ing))\b|\btire bouchon (?:\w+ )?(?:ouvr\w+|debouch\w+)|\bcavatappi (?:\w+ )?(?:apr\w+|stapp\w+)|\bsacacorchos (?:\w+ )?(?:abr\w+|descorch\w+)|\bkorkenzieher (?:\w+ )?(?:offnet|entkorkt|zieht)\b/;

/** Of a cork alone the bottle is seen that it comes from. */
const corked = (cork: AskedThing): AskedThing => ({ ...cork, thing: 'bottle', count: 1 });

function letAllGo(
  things: readonly AskedThing[],
  gone: readonly number[],
  heir: number,
): AskedThing[] {
  const last = Math.max(...gone);
  if (last < 0) return [...things];
  const rest = letGo(things, { gone: last, heir });
  const before = gone.filter((one) => one !== last);
  return letAllGo(rest, before.length > 0 ? before : [-1], heir - (heir > last ? 1 : 0));
}
