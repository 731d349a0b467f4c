import type { CopySpace } from '#studio/scene/camera.ts';
import type { Token } from '#studio/lexicon/normalise.ts';

const words = (list: string) => new Set(list.split(/\s+/));

const SPACES = words(
  'space room area espace place spazio espacio platz raum freiraum textfreiraum',
);
const TEXTS = words(
  `copy text texts headline title logo words slogan texte titre testo titolo texto titulo schrift
  text uberschrift negative empty free blank`,
);
const SIDES: Readonly<Record<CopySpace, ReadonlySet<string>>> = {
  top: words('top above upper overhead haut dessus alto sopra arriba oben oberhalb'),
  bottom: words('bottom below lower underneath bas dessous basso sotto abajo unten unterhalb'),
  left: words('left gauche sinistra izquierda izquierdo links linken'),
  right: words('right droite destra derecha derecho rechts rechten'),
};
const REACH = 5;

/** 'Space for text on the left', 'negative space at the top', 'Platz für Text oben'. */
export function readCopySpace(tokens: readonly Token[]): CopySpace | null {
  for (const [at, { word }] of tokens.entries()) {
    if (!SPACES.has(word) && word !== 'textfreiraum') continue;
    const near = tokens.slice(Math.max(0, at - REACH), at + REACH + 3).map((token) => token.word);
    const isForText =
      word === 'textfreiraum' ||
      tokens.slice(Math.max(0, at - 2), at + 5).some((token) => TEXTS.has(token.word));
    if (!isForText) continue;
    const sides = Object.entries(SIDES) as [CopySpace, ReadonlySet<string>][];
    return sides.find(([, names]) => near.some((other) => names.has(other)))?.[0] ?? 'top';
  }
  return null;
}
