import type { Rewording } from './rewording.ts';

/** 'A macaron tower' is piled on its stand; nobody built it of stone. */
const SWEET_TOWER =
  /\b(macaron|cupcake|profiterole|doughnut|donut|cookie|strawberry|dessert|cake|éclair)s? towers?\b|\b(?:tower|pyramid) of (macaron|cupcake|profiterole|doughnut|donut|cookie|éclair)s?\b/giu;

/** 'A bottle under the big oak': what stands there grows; an oak barrel and a taste of oak do not. */
const OAK =
  /(?<!\b(?:of|in|from|with) )\b((?:an?|the) (?:(?:big|old|large|huge|ancient|lone|lonely|mighty|great|single) ){0,2}oak)(?=\s*(?:[,.;]|$)|\s(?:with|on|in|at|by|near|and|beside|behind|before|above|over|stands|next)\b)/giu;

/** 'Under an old walnut' one sits in the shade of the tree. */
const UNDER_ITS_TREE =
  /\b(under (?:an?|the) (?:(?:big|old|large|huge|ancient|lone|lonely|mighty|great|single|blossoming|blooming|flowering) ){0,2}(?:walnut|chestnut|lime|linden|plane|mulberry|fig|cherry|apple|pear|plum|almond|olive|pine|beech|ash))(?! ?(?:trees?|blossoms?|branch|branches|grove|sauce|leaves|leaf))(?=\s|[,.;]|$)/giu;

/** Trees that are named without the word, and towers that nobody built. */
export const TREES_AND_TOWERS: Rewording = [
  [SWEET_TOWER, 'tiered stand of $1$2s'],
  [OAK, '$1 tree'],
  [UNDER_ITS_TREE, '$1 tree'],
];
