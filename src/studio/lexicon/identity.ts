import type {
  BottleGlass,
  BottleShape,
  Closure,
  GlassShape,
  Region,
  Varietal,
  WineColour,
} from '#studio/scene/wine.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import type { Effect, EffectKind, WineHint } from './effects.ts';

/** The wine itself and what it comes in. */
export interface WineIdentity {
  wine: WineColour;
  wines: WineColour[];
  bottle: BottleShape;
  bottleGlass: BottleGlass;
  glass: GlassShape;
  closure: Closure;
  varietal: Varietal | null;
  region: Region | null;
  /** Whether the prompt itself says the colour; a region only hints at it. */
  isNamed: boolean;
}

type Of<Kind extends EffectKind> = Extract<Effect, { kind: Kind }>;

export function effectsOf<Kind extends EffectKind>(
  effects: readonly Effect[],
  kind: Kind,
): readonly Of<Kind>[] {
  // Asked thousands of times of every prompt, and mostly in vain.
  let found: Of<Kind>[] | undefined;
  for (const effect of effects)
    if (effect.kind === kind && isOf(effect, kind)) (found ??= []).push(effect);
  return found ?? NONE;
}
const NONE: readonly never[] = [];
const isOf = <Kind extends EffectKind>(effect: Effect, kind: Kind): effect is Of<Kind> =>
  effect.kind === kind;

interface Evidence {
  /** Effects of the words of the prompt. */
  effects: readonly Effect[];
  /** Effects of words inside quoted text: they may name the wine, nothing else. */
  quoted: readonly Effect[];
  /** Every wine colour that is said, in order of mention. */
  said: readonly WineColour[];
  /** What is said to be in a bottle or a glass: 'au bord de la Loire, une bouteille de Chinon'. */
  poured?: Of<'region'> | undefined;
}

/** A colour that is said beats the grape's, which beats the region's: 'white Bordeaux' is white. */
export function identifyWine({ effects, quoted, said, poured }: Evidence): WineIdentity {
  const all = [...effects, ...quoted];
  const varietal = effectsOf(all, 'varietal')[0] ?? null;
  const region = effectsOf(all, 'region')[0] ?? null;
  const quotedWines = effectsOf(quoted, 'wine').map(({ value }) => value);
  const hints = [varietal?.hint, (poured ?? region)?.hint].filter((hint) => hint !== undefined);
  const wines = combineColours(said.length > 0 ? said : quotedWines, hints);
  const wine = wines[0] ?? defaultWine(effects);
  const bottle = inShapeOf(wine, saidBottle(effects) ?? bottleFor(wine, hints));
  return {
    wine,
    wines: wines.length > 0 ? wines : [wine],
    bottle,
    bottleGlass: bottleGlassFor(wine, bottle),
    glass: effectsOf(effects, 'glass')[0]?.value ?? glassFor(wine, hints),
    closure:
      effectsOf(effects, 'closure')[0]?.value ??
      closureFor(wine, (poured ?? region)?.value ?? null),
    varietal: varietal?.value ?? null,
    region: region?.value ?? null,
    isNamed: said.length > 0,
  };
}

/** A magnum of champagne is a large bottle of champagne. */
const inShapeOf = (wine: WineColour, bottle: BottleShape): BottleShape =>
  bottle === 'magnum' && isSparkling(wine) ? 'champagne_magnum' : bottle;

/** 'A magnum and a bottle': the bottle beside it is of the usual size. */
function saidBottle(effects: readonly Effect[]): BottleShape | undefined {
  const hasUsual = effectsOf(effects, 'thing').some(({ value }) => value === 'bottle');
  return effectsOf(effects, 'bottle').find(({ value }) => !(hasUsual && value === 'magnum'))?.value;
}

/** Rosé that sparkles is one wine, not two: 'rosé champagne', 'sparkling, pink'. */
export function combineColours(
  said: readonly WineColour[],
  hints: readonly Pick<WineHint, 'wine'>[],
): WineColour[] {
  const hinted = hints.map(({ wine }) => wine);
  const named = [...new Set(said.length > 0 ? said : hinted.slice(0, 1))];
  const everything = [...said, ...hinted];
  const sparkles = everything.some(isSparkling);
  if (sparkles && named.every((wine) => wine === 'rose' || isSparkling(wine))) {
    const isPink = everything.includes('rose') || everything.includes('sparkling_rose');
    return [
      isPink && said.some(isPinkWine) ? 'sparkling_rose' : (named.find(isSparkling) ?? 'sparkling'),
    ];
  }
  // 'white champagne' sparkles all the same.
  if (hinted[0] === 'sparkling' && named.length === 1 && named[0] === 'white') return ['sparkling'];
  return named;
}

const isPinkWine = (wine: WineColour) => wine === 'rose' || wine === 'sparkling_rose';

/** What one would expect in the glass when the prompt says only 'wine'. */
function defaultWine(effects: readonly Effect[]): WineColour {
  const asksFor = (kind: EffectKind, ...values: string[]) =>
    effects.some((effect) => effect.kind === kind && values.includes(effect.value as string));
  if (asksFor('glass', 'flute', 'coupe')) return 'sparkling';
  if (asksFor('bottle', 'champagne') || asksFor('closure', 'muselet', 'crown')) return 'sparkling';
  if (asksFor('thing', 'popping_cork', 'popping_bottle')) return 'sparkling';
  // Taverns and cellars have their wine from the cask.
  if (asksFor('subject', 'toast') && asksFor('subject', 'wine_bar', 'cellar', 'barrels'))
    return 'red';
  if (asksFor('subject', 'toast') || asksFor('event', 'new_year')) return 'sparkling';
  if (asksFor('bottle', 'hock') || asksFor('glass', 'white')) return 'white';
  if (asksFor('accompaniment', 'oysters', 'fish')) return 'white';
  return 'red';
}

function bottleFor(wine: WineColour, hints: readonly WineHint[]): BottleShape {
  if (isSparkling(wine)) return 'champagne';
  const hinted = hints[0]?.bottle;
  if (hinted && hinted !== 'champagne') return hinted;
  return wine === 'red' ? 'bordeaux' : 'burgundy';
}

function glassFor(wine: WineColour, hints: readonly WineHint[]): GlassShape {
  if (isSparkling(wine)) return hints[0]?.glass === 'tulip' ? 'tulip' : 'flute';
  if (wine !== 'red') return hints[0]?.glass === 'tulip' ? 'tulip' : 'white';
  const hinted = hints[0]?.glass;
  return hinted && hinted !== 'flute' && hinted !== 'white' ? hinted : 'bordeaux';
}

function bottleGlassFor(wine: WineColour, bottle: BottleShape): BottleGlass {
  if (wine === 'rose' || wine === 'orange' || wine === 'sparkling_rose') return 'clear';
  if (bottle === 'hock') return 'green';
  // Bordeaux shows the gold of its whites, the sweet ones above all.
  if (wine === 'white' && bottle === 'bordeaux') return 'clear';
  if (wine === 'white') return 'green';
  return 'dark';
}

function closureFor(wine: WineColour, region: Region | null): Closure {
  if (isSparkling(wine)) return 'muselet';
  const usesScrewcaps = region?.country === 'New Zealand' || region?.country === 'Australia';
  return usesScrewcaps ? 'screwcap' : 'cork';
}
