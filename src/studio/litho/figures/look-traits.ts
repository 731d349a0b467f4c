import type { Trait } from '#studio/accounting/proof.ts';
import { readAppearance } from '#studio/lexicon/phrases/reading/read-appearance.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { saidHat } from './dress/said-hat.ts';
import { canLook } from './animals/animal-brows.ts';
import { wearBackpacks } from './backpack.ts';
import { monkIn } from './monk.ts';
import { portraitOf, wearIn, wreathIn } from './portrait.ts';
import { royalIn } from './royal.ts';

/** The hair of the old. */
const OLD_GREY = '#c9c6c2';
const WORN = { dress: 'dress', suit: 'jacket', apron: 'apron' } as const;

/** A face of ours shows it, or the brows of an animal. */
const showsFeeling = ({ figures, things, emotion }: SceneSpec): boolean =>
  figures.length > 0 || things.some(({ thing }) => canLook(thing, emotion));

/** Drawn people wear and show what the prompt says of them. */
export function lookTraits(spec: SceneSpec): Trait[] {
  const { hair, hasBeard, hasMoustache, isOld } = readAppearance(spec.prompt);
  const royal = royalIn(spec.prompt);
  const monk = monkIn(spec.prompt);
  return [
    ...(royal ? [`look:${royal}`, 'worn:crown'] : []),
    ...(monk ? [`look:${monk}`, 'worn:robe'] : []),
    ...(hair || wreathIn(spec) ? ['look:hair'] : []),
    ...(hasBeard ? ['worn:beard'] : []),
    ...(hasBeard && (hair || isOld) ? [`worn:beard:coloured:${hair ?? OLD_GREY}`] : []),
    ...(hasMoustache ? ['worn:moustache'] : []),
    ...(isOld ? ['look:old'] : []),
    ...(spec.emotion === 'joy' ? ['look:smiling'] : []),
    ...(spec.emotion && showsFeeling(spec) ? [`look:${spec.emotion}`] : []),
    ...spec.figures.flatMap(({ said }) => garmentTraits(said ?? spec.prompt)),
    ...spec.figures.flatMap(({ said }) => hatTraits(said ?? spec.prompt)),
    ...(portraitOf(spec) === null && wearBackpacks(spec) ? ['worn:backpack'] : []),
    ...(portraitOf(spec) && isLipped(spec) ? ['worn:lipstick', 'colour:red:lips'] : []),
    ...(portraitOf(spec) && wearIn(spec.things).wear.hat
      ? ['worn:hat', 'worn:hat:coloured', 'worn:straw_hat']
      : []),
  ];
}

/** What each of them wears, and in which colour it is printed. */
function garmentTraits(said: string): Trait[] {
  const { garment } = readAppearance(said);
  if (!garment) return [];
  const worn = garment.cut ? WORN[garment.cut] : 'shirt';
  return [`worn:${worn}`, ...(garment.colour ? [`worn:${worn}:coloured:${garment.colour}`] : [])];
}

/** What is on their heads. */
function hatTraits(said: string): Trait[] {
  const worn = saidHat(said);
  if (!worn) return [];
  const { hat, hatColour } = worn;
  const names: Trait[] = ['worn:hat', `worn:${hat}`, `worn:${hat}_hat`];
  return hatColour
    ? [...names, ...names.map((name): Trait => `${name}:coloured:${hatColour}`)]
    : names;
}

/** A woman's mouth is painted red. */
const isLipped = ({ figures, things }: SceneSpec): boolean =>
  things.some(({ thing }) => thing === 'lips') && figures.some(({ who }) => who === 'woman');
