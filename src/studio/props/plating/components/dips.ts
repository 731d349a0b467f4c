import { chunk } from '#studio/props/plating/pieces.ts';
import { glossy, wet } from '#studio/props/plating/stuffs.ts';
import { level, stew } from './soups.ts';

const bit = (colour: string, size = 0.42) =>
  chunk([size, size * 0.5, size * 0.7], 0.3, glossy(colour));

/** What stands beside a dish in a small bowl and fills it. */
export const DIPS = {
  soyDip: level(wet('#1a0c07')),
  ketchupDip: level(wet('#a8180c')),
  mayonnaiseDip: level(wet('#f2e3b0')),
  yoghurtDip: stew('#eef0e8', 9, [bit('#7fa04a'), bit('#4f7a2a', 0.3)]),
  guacamoleDip: stew('#7f9a3a', 12, [bit('#93ad4c', 0.6), bit('#b8341c', 0.36), bit('#55752a')]),
  salsaDip: stew('#a82a12', 22, [bit('#c8401e', 0.6), bit('#d8b98a', 0.4), bit('#3f7a22', 0.36)]),
  chimichurriDip: stew('#5c6f1c', 34, [bit('#3d6a1a', 0.5), bit('#6a8a2c'), bit('#a82a16', 0.34)]),
  vinaigretteDip: stew('#9c3a4a', 12, [bit('#c9a0b4', 0.3), bit('#b86a86', 0.3)]),
  oliveOilDip: level(wet('#b7a01e')),
  orangeDip: level(wet('#cf6a14')),
  cheeseDip: level(wet('#e8b23a')),
  cranberryDip: stew('#8a1024', 20, [bit('#a8142c', 0.6), bit('#c02038', 0.5)]),
  chilliDip: stew('#b8290e', 10, [bit('#d84a18', 0.34), bit('#f0c878', 0.2)]),
  chocolateDip: level(wet('#2a1108')),
  butterDip: level(wet('#e3b42e')),
  hollandaiseDip: level(wet('#f2cc48')),
  gravyDip: level(wet('#4a200c')),
  pepperDip: level(wet('#8a5a34')),
  redWineDip: level(wet('#3a0e14')),
  mintDip: stew('#6f9440', 16, [bit('#4f7a2a'), bit('#86a850', 0.34)]),
  tomatoDip: level(wet('#b0280f')),
  custardDip: level(wet('#f2d87c')),
  coulisDip: level(wet('#960f2c')),
  mustardDip: level(wet('#c89a1c')),
  honeyDip: level(wet('#c98a1a')),
  capersDip: stew('#8a8a4a', 40, [bit('#5c6b2c', 0.5), bit('#6f7d38', 0.5)]),
};
