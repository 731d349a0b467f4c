import type { LabelDesign } from '#studio/labels/label-designs.ts';
import { chateau } from './chateau.ts';
import { deco } from './deco.ts';
import { domaine } from './domaine.ts';
import { drawn } from './drawn.ts';
import { minimal } from './minimal.ts';
import { shield } from './shield.ts';
import type { PrintDesign } from './parts.ts';

export const PRINT_DESIGN: Readonly<Record<LabelDesign, PrintDesign>> = {
  chateau,
  domaine,
  minimal,
  shield,
  drawn,
  deco,
};
