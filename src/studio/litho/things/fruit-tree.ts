import { fold } from '#studio/lexicon/matching/normalise.ts';
import { circle } from '#studio/litho/geometry.ts';
import { lighten } from '#studio/litho/mix-colours.ts';
import type { DrawnThing } from './drawn-thing.ts';

const TREE =
  'trees?|orchards?|(?:fruit )?trees?|arbres?|vergers?|alber[oi]|frutteto|arbol(?:es)?|huerto|baume?|obstgarten|obstwiese';
/** 'Apricot trees', 'pommiers', 'Marillenbäume': what hangs in the crown, and its colour. */
const FRUITS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:apricots?|abricots?|albicocch\w*|albaricoque\w*|aprikosen?|marillen?) ?(?:${TREE})|abricotiers?|albicocch[io]\b|albaricoqueros?|(?:marillen|aprikosen)baum\w*`,
    ),
    '#f0a13a',
  ],
  [
    new RegExp(
      String.raw`\b(?:peach|peche|pesch\w*|durazno|pfirsich) ?(?:${TREE})|pechers?\b|melocotoneros?`,
    ),
    '#f2a07a',
  ],
  [
    new RegExp(
      String.raw`\b(?:apple|pomme|mel[oi]|manzan\w*|apfel) ?(?:${TREE})|pommiers?\b|apfelbaum\w*|manzanos?\b`,
    ),
    '#c8322e',
  ],
  [
    new RegExp(
      String.raw`\b(?:orange|oranger|aranc\w*|naranj\w*|orangen) ?(?:${TREE})|orangers?\b|orangenbaum\w*|naranjos?\b`,
    ),
    '#f08a24',
  ],
  [
    new RegExp(
      String.raw`\b(?:lemon|citron|limon\w*|zitronen) ?(?:${TREE})|citronniers?\b|zitronenbaum\w*|limoneros?\b`,
    ),
    '#f4d03a',
  ],
  [
    new RegExp(
      String.raw`\b(?:plum|prune|susin\w*|ciruel\w*|pflaumen|zwetschgen) ?(?:${TREE})|pruniers?\b`,
    ),
    '#5a3a78',
  ],
  [
    new RegExp(
      String.raw`\b(?:pear|poire|per[oi]|peral\w*|birnen) ?(?:${TREE})|poiriers?\b|birnbaum\w*`,
    ),
    '#c9b83a',
  ],
];

/** Where fruit hangs in a round crown, in shares of the tree's height from its foot. */
const SPOTS = [
  [-0.3, 0.66],
  [-0.16, 0.82],
  [0.02, 0.9],
  [0.2, 0.8],
  [0.32, 0.64],
  [-0.22, 0.52],
  [-0.04, 0.62],
  [0.12, 0.68],
  [0.22, 0.5],
  [-0.1, 0.74],
  [0.04, 0.5],
  [-0.36, 0.56],
] as const;

/** A tree that is told by its fruit bears some. */
export const fruiting = (tree: DrawnThing): DrawnThing => ({
  ...tree,
  get aspect() {
    return tree.aspect;
  },
  draw: (press, standing, look) => {
    tree.draw(press, standing, look);
    const said = fold(look.spec.prompt);
    const ink = FRUITS.find(([named]) => named.test(said))?.[1];
    // Trees in bloom bear nothing yet.
    if (!ink || look.colour || look.spec.season === 'spring') return;
    const { base, heightPx } = standing;
    const wide = Math.min(1, tree.aspect) * heightPx;
    for (const [u, v] of SPOTS) {
      const at = [base[0] + u * wide, base[1] - v * heightPx] as const;
      press.detail(circle(at, heightPx * 0.026), ink);
      press.detail(
        circle([at[0] + heightPx * 0.008, at[1] - heightPx * 0.008], heightPx * 0.008),
        lighten(ink, 0.5),
      );
    }
  },
});
