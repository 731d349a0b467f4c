import type { CopySpace } from '#studio/scene/camera.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

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
const SKIES = words('sky ciel cielo himmel');
const FOR = words('for pour per para fur');
const REACH = 5;
/** Another clause is farther away than any word of one's own. */
const CLAUSE = 20;

/** 'Space for text on the left', 'negative space at the top', 'Platz für Text oben'. */
export function readCopySpace(tokens: readonly Token[]): CopySpace | null {
  for (const [at, { word }] of tokens.entries()) {
    // 'Plenty of sky for a headline' is room above.
    const isSky = SKIES.has(word) && FOR.has(tokens[at + 1]?.word ?? '');
    if (!SPACES.has(word) && !isSky) continue;
    const isForText =
      word === 'textfreiraum' ||
      tokens.slice(Math.max(0, at - 2), at + 7).some((token) => TEXTS.has(token.word));
    if (isForText) return nearestSide(tokens, at) ?? 'top';
  }
  return null;
}

/** 'Bottle on the left, space on the right': of two sides the one said of the space itself. */
function nearestSide(tokens: readonly Token[], space: number): CopySpace | null {
  let nearest: { side: CopySpace; far: number } | null = null;
  for (let at = Math.max(0, space - REACH); at < space + REACH + 3; at++) {
    const side = sideOf(tokens[at]?.word);
    if (!side) continue;
    const between = tokens.slice(Math.min(at, space) + 1, Math.max(at, space) + 1);
    const clauses = between.filter(({ opensClause }) => opensClause).length;
    const far = Math.abs(at - space) + clauses * CLAUSE;
    if (!nearest || far < nearest.far) nearest = { side, far };
  }
  return nearest?.side ?? null;
}

function sideOf(word: string | undefined): CopySpace | null {
  const sides = Object.entries(SIDES) as [CopySpace, ReadonlySet<string>][];
  return sides.find(([, names]) => word !== undefined && names.has(word))?.[0] ?? null;
}
